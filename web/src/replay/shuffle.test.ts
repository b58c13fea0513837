import { readFileSync } from "node:fs";
import { hexToBytes } from "@noble/hashes/utils.js";
import { describe, expect, it } from "vitest";
import { commitment, digest, seed, verify } from "./shuffle";

interface Vector {
  table: string;
  match: number;
  words: string[];
  commitment: string;
  seed: string;
}

// The vectors of the document that everybody implements it from.
const text = readFileSync("../docs/shuffle.md", "utf8");
const secret = /With the secret `([0-9a-f]{64})`/.exec(text)![1]!;
const vectors = JSON.parse(/```json\n(\[[\s\S]*?\])\n```/.exec(text)![1]!) as Vector[];

describe("the shuffle", () => {
  it("has vectors to be tried on", () => expect(vectors.length).toBeGreaterThan(3));

  it.each(vectors)("gives the promised commitment and seed of $table, match $match, $words", (vector) => {
    expect(commitment(hexToBytes(secret), vector.table)).toBe(vector.commitment);
    expect(seed(hexToBytes(secret), vector.table, vector.match, vector.words)).toBe(vector.seed);
  });

  it("knows moves again by their digest", () => {
    expect(digest(["D7xS4+S3", "R8"])).toBe("88cc7f140cbf9e573c55ff79fc062d3a819d14c175482ea9b35252ee0db87dd8");
  });

  it("finds what was changed", () => {
    const { table, match, words, commitment, seed } = vectors[1]!;
    const record = {
      seed,
      moves: ["R8"],
      digest: digest(["R8"]),
      shuffle: { table, match, words, commitment, secret },
    };
    expect(verify(record)).toEqual({ commitment: true, seed: true, moves: true });
    expect(verify({ ...record, moves: ["R9"] })).toEqual({ commitment: true, seed: true, moves: false });
    expect(verify({ ...record, seed: vectors[0]!.seed })?.seed).toBe(false);
    expect(verify({ ...record, shuffle: { ...record.shuffle, secret: undefined } })).toBeUndefined();
  });
});
