// @vitest-environment jsdom
// Somebody without a pointer goes from place to place.
import { expect, it } from "vitest";
import { stepped } from "./arrows";

/** Rows with so many places that may be touched, one's own last. */
function table(...rows: number[]) {
  const place = (row: number) => (_: unknown, i: number) => `<li><button>${row}.${i}</button></li>`;
  document.body.innerHTML = rows
    .map((many, row) => `<ol class="row">${Array.from({ length: many }, place(row)).join("")}</ol>`)
    .join("");
  const where = () => document.querySelector("button:focus")?.textContent ?? "";
  return { where, press: (key: string) => stepped(key, document.activeElement!, document.body) };
}

it("goes into one's own row, along it, and around", () => {
  const { press, where } = table(3, 0, 4);
  expect(press("ArrowDown")).toBe(false);
  press("ArrowRight");
  expect(where()).toBe("2.0");
  press("ArrowRight");
  expect(where()).toBe("2.1");
  for (let i = 0; i < 2; i++) press("ArrowLeft");
  expect(where()).toBe("2.3");
});

it("goes from row to row where places can be touched, and to one that is shorter", () => {
  const { press, where } = table(3, 0, 4);
  press("ArrowRight");
  press("ArrowLeft");
  press("ArrowDown");
  expect(where()).toBe("0.2");
  press("ArrowUp");
  expect(where()).toBe("2.2");
});

it("is no key where nothing can be touched", () => {
  const { press, where } = table(0, 0);
  expect(press("ArrowRight")).toBe(false);
  expect(where()).toBe("");
});
