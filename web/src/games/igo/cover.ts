import type { Box } from "$/art/box";
import { title } from "$/art/svg";

/** The rooster, feet at 0,0; about 230 × 270. Before the sun his beak, as yellow, has an edge. */
export const rooster = (beforeSun = false) => {
  const order = ["V", "B", "T", "J", "G", "M", "A", "O", "C", "R"];
  const fan = order
    .map(
      (k, i) =>
        `<g transform="translate(-22-92) rotate(${-121 + i * 13.2})"><rect x="-16" y="-122" width="34" height="108" rx="5" fill="var(--ink-${k.toLowerCase()})" stroke="var(--cock-eye, #FBF6EA)" stroke-width="2"/></g>`,
    )
    .join("");
  return `${fan}
  <path d="M-2-40V0M-2 0h16M-2 0h-12M26-44V0M26 0h16M26 0h-12" stroke="#E4482A" stroke-width="6" stroke-linecap="round" fill="none"/>
  <path d="M-66-106C-68-58-26-32 16-38C62-44 78-78 78-124C78-158 82-186 88-216L42-242C34-196 18-168-10-158C-38-146-66-142-66-106Z" fill="var(--cock, #1E1B18)"/>
  <path d="M-46-100C-34-70 0-62 28-86C18-92 10-98 4-110C-6-98-26-94-46-100Z" fill="#E4482A"/>
  <path d="M42-242C46-268 74-274 90-258C98-248 96-226 88-212Z" fill="var(--cock, #1E1B18)"/>
  <path d="M48-256C36-268 44-284 56-278C54-294 72-300 78-286C88-296 104-288 96-272C102-268 102-260 94-256C80-272 62-270 48-256Z" fill="#E4482A"/>
  <path d="M90-252L128-280L97-238ZM95-236L130-226L90-222Z" fill="#F2B21B"${beforeSun ? ' stroke="#1E1B18" stroke-width="4" stroke-linejoin="round"' : ""}/>
  <path d="M82-216C98-212 102-188 88-180C76-186 74-202 82-216Z" fill="#E4482A"/>
  <circle cx="75" cy="-248" r="7.500" fill="var(--cock-eye, #FBF6EA)"/><circle cx="76.500" cy="-249.500" r="3.600" fill="var(--cock, #1E1B18)"/>`;
};

/* I Go!, 270 × 380: the rooster cries; his tail is a hand of ten cards. */
function front(): string {
  return `<rect width="270" height="380" fill="#FBF6EA"/>
  <path d="M0 282H270V380H0Z" fill="#E4482A"/>
  <g transform="translate(130 283) scale(.92)">${rooster()}</g>
  ${title("I Go!", 135, 356, 80, "#FBF6EA", 'text-anchor="middle"')}`;
}

export default {
  width: 270,
  height: 380,
  side: "#B8341B",
  lid: "#FFFDF6",
  crop: "120 10 150 210",
  place: 2,
  front,
  measure: "target",
  animal: () => rooster(),
  stage: "-176 -300 312 308",
  tells: ["version"],
} satisfies Box;
