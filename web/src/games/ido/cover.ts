import type { Box } from "$/art/box";
import { uid } from "$/art/svg";

/** The tortoise, feet at 0,0; about 370 × 210. */
export const tortoise = () => {
  const K = "#161616",
    R = "#D7261E",
    Y = "#F4C20D",
    B = "#1D4DA8",
    W = "#FFFFFF";
  const id = uid(),
    dome = "M-148-34V-80C-148-162-84-214-8-214C68-214 132-162 132-80V-34Z";
  return `<clipPath id="${id}"><path d="${dome}"/></clipPath>
  <path d="M-176-52h40v18h-40zM-112-40h50v40h-50zM46-40h50v40h-50z" fill="${K}"/>
  <path d="M112-86h40v40h-40z" fill="${K}"/><path d="M134-134h58v84h-58z" fill="${K}"/>
  <circle cx="170" cy="-110" r="9.500" fill="${W}"/><circle cx="173" cy="-110" r="4.500" fill="${K}"/><path d="M168-74h24" stroke="${W}" stroke-width="5"/>
  <g clip-path="url(#${id})"><rect x="-160" y="-230" width="320" height="220" fill="${W}"/>
    <path d="M-148-214h76v92h-76z" fill="${Y}"/><path d="M-72-164h76v92h-76z" fill="${R}"/><path d="M50-230h92v118h-92z" fill="${B}"/>
    <path d="M-148-76h76v50h-76z" fill="${B}"/><path d="M4-112h46v90h-46z" fill="${Y}"/><path d="M92-72h50v50h-50z" fill="${R}"/>
    <path d="M-72-240V-20M50-240V-20M4-164V-20M92-112V-20M-160-122H-72M-72-164H50M-160-76H4M4-112H150M92-72H150" stroke="${K}" stroke-width="11" fill="none"/></g>
  <path d="${dome}" fill="none" stroke="${K}" stroke-width="12"/>`;
};

/* IDO, 400 × 400: the tortoise whose shell is a grid. */
function front(): string {
  return `<rect width="400" height="400" fill="#FFFFFF"/>
  <path d="M0 364H400V400H0Z" fill="#D7261E"/><path d="M0 364H400" stroke="#161616" stroke-width="12"/>
  <g transform="translate(192 359)">${tortoise()}</g>
  <text x="24" y="100" class="cover-title tight" font-size="104" fill="#161616">IDO</text>`;
}

export default {
  width: 400,
  height: 400,
  side: "#161616",
  lid: "#E7E4DC",
  crop: "120 130 170 240",
  place: 3,
  front,
  measure: "goal",
  animal: tortoise,
  stage: "-190 -232 400 240",
  drawn: ["repetition", "turn-limit"],
  tells: ["gone", "unknown"],
} satisfies Box;
