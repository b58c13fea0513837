import type { Box } from "$/art/box";
import { title } from "$/art/svg";
import { gem } from "./gems";

export const star = (x: number, y: number, r: number) =>
  `<path d="M${x} ${y - r}Q${x + r * 0.18} ${y - r * 0.18} ${x + r} ${y}Q${x + r * 0.18} ${y + r * 0.18} ${x} ${y + r}Q${x - r * 0.18} ${y + r * 0.18} ${x - r} ${y}Q${x - r * 0.18} ${y - r * 0.18} ${x} ${y - r}Z" fill="#F2C14E"/>`;

/** The magpie, in a box of about 250 × 280 whose feet stand at 0,0. */
export const magpie = (withGem = true) => `
  <path d="M-72-100L-150 34L-112 52L-34-72Z" fill="#0C1128"/>
  <path d="M-64-112L-150 34L-131 43L-46-90Z" fill="#2C58C4"/>
  <path d="M-68-88L-140 30L-131 43L-54-80Z" fill="#1FA164"/>
  <path d="M-16-96V0M10-102V0" stroke="#14182B" stroke-width="5.500" stroke-linecap="round"/><path d="M-16 0h14M10 0h14" stroke="#14182B" stroke-width="5.500" stroke-linecap="round"/>
  <path d="M14-230C-22-230-54-192-74-128C-82-102-70-80-42-76C14-70 58-116 56-182C55-214 40-230 14-230Z" fill="#14182B"/>
  <path d="M56-172C54-114 14-74-36-76C-40-106-6-148 56-172Z" fill="#FFFBF2"/>
  <path d="M56-172C54-114 14-74-36-76" stroke="#14182B" stroke-width="1.500" fill="none"/>
  <path d="M-6-186C-32-170-70-128-98-58C-46-66 4-96 16-146C20-166 10-182-6-186Z" fill="#26377F"/>
  <path d="M-6-186C-18-178-32-166-46-150C-22-146 2-150 17-156C18-172 8-183-6-186Z" fill="#FFFBF2"/>
  <path d="M-72-110C-50-112-22-120-2-134M-84-86C-58-90-32-98-12-112" stroke="#8FB4F2" stroke-width="3.500" fill="none" stroke-linecap="round"/>
  <circle cx="24" cy="-194" r="38" fill="#14182B"/>
  <path d="M54-216L104-198L57-188Z" fill="#0A0D1A"/><path d="M56-190L98-190L55-176Z" fill="#323A63"/>
  <circle cx="36" cy="-204" r="9.500" fill="#F6F0E4"/><circle cx="38.500" cy="-204" r="4.800" fill="#14182B"/>
  ${withGem ? gem("R", 100, -183, 0.44) : ""}`;

/* Shokoba, 300 × 400: the magpie takes the ruby. */
function front(): string {
  return `<rect width="300" height="400" fill="#1B2A5E"/>
  ${star(30, 128, 9)}${star(270, 116, 7)}${star(284, 262, 9)}${star(24, 226, 6)}${star(250, 300, 6)}
  <circle cx="150" cy="218" r="116" fill="#F6F0E4"/>
  <g transform="translate(148 330)">${magpie()}</g>
  ${gem("S", 96, 358, 0.6, -42)}${gem("E", 142, 360, 0.66, 90)}${gem("R", 196, 358, 0.62)}${gem("D", 246, 360, 0.66)}
  ${title("Shokoba", 150, 68, 63, "#F6F0E4", 'text-anchor="middle"')}`;
}

export default {
  width: 300,
  height: 400,
  side: "#121D45",
  lid: "#2A3C80",
  crop: "150 92 120 200",
  place: 1,
  front,
  measure: "target",
  ways: ["2023", "teams", "nine-cards", "classic", "oversight"],
  animal: magpie,
  stage: "-150 -260 280 268",
  tells: ["page"],
} satisfies Box;
