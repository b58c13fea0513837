/** The verifiable shuffle, computed anew in the browser: what docs/shuffle.md describes. */
import { blake2b } from "@noble/hashes/blake2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export interface ShuffleRecord {
  seed: string;
  moves: string[];
  digest: string;
  shuffle: { table: string; match: number; commitment: string; words: string[]; secret?: string };
}

export interface Findings {
  commitment: boolean;
  seed: boolean;
  moves: boolean;
}

/** Each part after its length in four bytes: no two rows give the same bytes. */
function row(parts: string[]): Uint8Array {
  return concatBytes(
    ...parts.flatMap((part) => {
      const bytes = utf8ToBytes(part);
      const length = new Uint8Array(4);
      new DataView(length.buffer).setUint32(0, bytes.length);
      return [length, bytes];
    }),
  );
}

export const commitment = (secret: Uint8Array, table: string): string =>
  bytesToHex(blake2b(concatBytes(secret, utf8ToBytes(table)), { dkLen: 32 }));

export const seed = (secret: Uint8Array, table: string, match: number, words: string[]): string =>
  bytesToHex(
    blake2b(row([table, String(match), ...words.map((one) => one.normalize("NFC"))]), { dkLen: 16, key: secret }),
  );

export const digest = (moves: string[]): string => bytesToHex(blake2b(row(moves), { dkLen: 32 }));

/** What holds of a record; nothing can be said before its secret is known. */
export function verify(record: ShuffleRecord): Findings | undefined {
  const { table, match, words, secret } = record.shuffle;
  if (!secret) return undefined;
  const bytes = hexToBytes(secret);
  return {
    commitment: commitment(bytes, table) === record.shuffle.commitment,
    seed: seed(bytes, table, match, words) === record.seed,
    moves: digest(record.moves) === record.digest,
  };
}
