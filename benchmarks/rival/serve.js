// node serve.js PORT [FOLDER]: in memory only, or with boardgame.io's own files.
const { FlatFile, Origins, Server } = require("boardgame.io/server");
const { Fishing } = require("./fishing.js");

const [port, folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder }) : undefined;
Server({ games: [Fishing], origins: [Origins.LOCALHOST], db }).run(Number(port));
