// Packs what was built, so that the server need not: brotli for browsers that ask over TLS, gzip for the others.
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const TEXT = /\.(html|js|css|svg)$/;
const FORMS = [
  [".br", brotliCompressSync], // quality 11 if nothing is said
  [".gz", (body) => gzipSync(body, { level: 9 })],
];

const folder = process.argv[2];
for (const { name, parentPath } of await readdir(folder, { recursive: true, withFileTypes: true })) {
  if (!TEXT.test(name)) continue;
  const path = join(parentPath, name);
  const body = await readFile(path);
  for (const [ending, pack] of FORMS) {
    const packed = pack(body);
    if (packed.length < body.length) await writeFile(path + ending, packed);
  }
}
