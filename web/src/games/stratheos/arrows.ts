/** Arrow keys lead from place to place: along a row, and from row to row around the table. */
const STEPS: Record<string, [row: number, place: number]> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/** Whether the key led somewhere: from anywhere else into one's own row, which is the last. */
export function stepped(key: string, from: Element, root: Element): boolean {
  const step = STEPS[key];
  const rows = [...root.querySelectorAll(".row, .pool")]
    .map((row) => [...row.querySelectorAll("button")])
    .filter((row) => row.length);
  const at = rows.findIndex((row) => row.some((one) => one === from));
  if (!step || !rows.length || (at < 0 && !step[1])) return false;
  const row = rows.at(at < 0 ? -1 : (at + step[0]) % rows.length)!;
  const stood = at < 0 ? -1 : rows[at]!.findIndex((one) => one === from);
  const place = at < 0 ? 0 : step[0] ? Math.min(stood, row.length - 1) : (stood + step[1]) % row.length;
  row.at(place)!.focus();
  return true;
}
