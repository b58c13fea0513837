import { expect, it } from "vitest";
import { de } from "./elision";

it("knows French names whose h is mute, and elides before no other h", () => {
  const mute = ["Hadrien", "Hélène", "henri", "Hervé", "Héra", "Hippolyte", "Hortense", "Hubert", "HUGO", "Hyacinthe"];
  const aspirated = ["Harry", "Hans", "Hassan", "Heidi", "Helmut", "Hiroko", "Holly", "Howard", "Huang", "H"];
  expect(mute.map(de)).toEqual(mute.map((name) => `d’${name}`));
  expect(aspirated.map(de)).toEqual(aspirated.map((name) => `de ${name}`));
});

it("elides before a vowel and a mute h only", () => {
  const names = ["Anne", "Élise", "Hélène", "Yves", "Œdipe", "I Go!", "IDO", "Bob", "Yann", "Zoé", "李", ""];
  expect(names.map(de)).toEqual([
    ...["d’Anne", "d’Élise", "d’Hélène", "d’Yves", "d’Œdipe", "d’I Go!", "d’IDO"],
    ...["de Bob", "de Yann", "de Zoé", "de 李", "de "],
  ]);
});
