import type { Box } from "$/art/box";
import { title, uid } from "$/art/svg";

/** The owl, feet at 0,0; about 220 × 280. */
export const owl = () => {
  const el = ["#F2D14B", "#E4572E", "#A9783F", "#2F7FC1", "#BFE4EC", "#E9E4F2"]; // lightning fire earth water ice air
  const id = uid(),
    body = "M-88-180C-88-240-50-272 0-272C50-272 88-240 88-180V-96C88-40 48-14 0-14C-48-14-88-40-88-96Z";
  const scallop = (y: number, n: number, c: string) =>
    [...Array(n)]
      .map((_, i) => {
        const x = (i - (n - 1) / 2) * 36;
        return `<path d="M${x - 18} ${y}V${y + 20}A18 25 0 0 0 ${x + 18} ${y + 20}V${y}Z" fill="${c}" stroke="#20272F" stroke-width="2.500"/>`;
      })
      .join("");
  let chest = "";
  for (let r = 5; r >= 0; r--) chest += scallop(-196 + r * 26, r % 2 ? 6 : 5, el[r]!);
  return `<clipPath id="${id}"><path d="${body}"/></clipPath>
  <path d="M-40-20V0M-26-16V0M26-16V0M40-20V0" stroke="#F2D14B" stroke-width="8" stroke-linecap="round"/>
  <path d="M-86-176C-110-140-112-66-74-26L-46-54L-62-170ZM86-176C110-140 112-66 74-26L46-54L62-170Z" fill="#171D24"/>
  <path d="${body}" fill="#E9E4F2"/><g clip-path="url(#${id})">${chest}</g>
  <path d="M-94-196C-102-236-102-262-92-296C-66-282-40-274 0-274C40-274 66-282 92-296C102-262 102-236 94-196C76-168 40-164 0-176C-40-164-76-168-94-196Z" fill="#171D24"/>
  <circle cx="-44" cy="-220" r="41" fill="#F3EFE6"/><circle cx="44" cy="-220" r="41" fill="#F3EFE6"/>
  <circle cx="-44" cy="-220" r="30" fill="#F2D14B"/><circle cx="-44" cy="-220" r="15.500" fill="#171D24"/><circle cx="-38" cy="-227" r="5" fill="#fff"/>
  <path d="M14-219C24-200 64-200 74-219" stroke="#171D24" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M23-205l-5 9M44-199v10M65-205l5 9" stroke="#171D24" stroke-width="5" stroke-linecap="round"/>
  <path d="M0-214L14-190L0-162L-14-190Z" fill="#E4572E"/>`;
};

/* Stratheós, 320 × 420: the owl of memory sleeps with one eye. */
function front(): string {
  return `<rect width="320" height="420" fill="#3B4856"/>
  <path d="M0 0H320V132C304 104 268 106 258 128C240 100 200 104 190 132C172 104 136 108 128 134C108 106 72 110 64 136C46 114 14 116 0 138Z" fill="#2B3540"/>
  <path d="M286 126L254 196L276 194L246 268L312 178L288 180L316 126Z" fill="#F2D14B"/><path d="M24 132L50 204L32 202L60 276L4 188L24 190L2 132Z" fill="#F2D14B"/>
  <path d="M0 394H320V420H0Z" fill="#171D24"/>
  <g transform="translate(160 396) scale(.98)">${owl()}</g>
  ${title("Stratheós", 160, 74, 64, "#F3EFE6", 'text-anchor="middle"')}`;
}

export default {
  width: 320,
  height: 420,
  side: "#222B34",
  lid: "#4D5C6C",
  crop: "60 90 190 270",
  place: 4,
  front,
  measure: "games",
  ways: ["classic", "novice", "initiate", "series", "memo"],
  animal: owl,
  stage: "-130 -312 260 320",
  drawn: ["draw", "tied-games"],
  tells: ["private"],
} satisfies Box;
