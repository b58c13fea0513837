/** French names after “de”, as on the server: `d’Anne`, `d’Hélène`, `d’Yves`, `de Bob`, `de Harry`, `de Yann`. */

// How names begin whose h is mute, as on the server.
const MUTE = "had[er]|hec[atu]|hel[eio]|henr|heph|her[acmv]|hes[pt]|hila|hipp|home|hono|hor[at]|hub|hug|humb|hy";
// A vowel, a mute h, or a y before a consonant.
const ELIDED = new RegExp(`^(?:[aeiouœæ]|${MUTE}|y(?![aeiouy]))`, "iu");

/** “of” somebody or something. Texts call it as `DE($player)`. */
export const de = (name: string): string =>
  ELIDED.test(name.normalize("NFD").replace(/\p{M}/gu, "")) ? `d’${name}` : `de ${name}`;
