/** Cut paper for faces: a name always gets the same sheet. */
const PAPERS = ["#F3C9B4", "#BFD8CF", "#C9C3E6", "#F0DFA6", "#E3B9BE", "#BBD3E8", "#D3DDAF", "#E4CDB0"];

export function paperOf(name: string): string {
  let sum = 2166136261;
  for (const letter of name) sum = Math.imul(sum ^ letter.codePointAt(0)!, 16777619);
  sum = Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d); // the low bits alone are poor
  return PAPERS[((sum ^ (sum >>> 12)) >>> 0) % PAPERS.length]!;
}

export const initialOf = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? "?";
