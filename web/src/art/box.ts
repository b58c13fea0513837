/** Troubles that an animal can tell of. */
export type Tells = "page" | "unknown" | "private" | "gone" | "version";

/** What a game gives the shelf: the front of its box, drawn, and the colours of side and lid. */
export interface Box {
  width: number;
  height: number;
  side: string;
  lid: string;
  /** The part of the front that a ticket shows, as a view box. */
  crop: string;
  front: () => string;
  /** The ways to play that are offered first. */
  ways?: string[];
  /** The option that says how long a match is. */
  measure?: string;
  /** Where the box stands on the shelf, from the left. */
  place: number;
  /** The animal of the game, whose feet stand at 0,0, and the part of the plane that it fills, as a view box. */
  animal: () => string;
  stage: string;
  /** The reasons for which a match ends undecided, where several are ahead; else they have won together. */
  drawn?: string[];
  /** What the animal stands for when something is not as it should be. */
  tells: Tells[];
}
