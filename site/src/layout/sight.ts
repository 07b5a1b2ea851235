/**
 * Which part of a game's frame is on the screen. The page may be scrolled, or its window lower than the frame: the
 * game's cards stand in the part that is seen.
 */

/** A card is not squeezed into less, in CSS pixels. */
const LEAST = 200

export interface Part {
  readonly above: number
  readonly below: number
}

/** What is out of sight above and below, of a frame of this height of which `top` to `bottom` is seen. */
export function hiddenParts(height: number, top: number, bottom: number): Part {
  const above = Math.max(0, Math.round(top))
  const below = Math.max(0, Math.round(height - bottom))
  if (height - above - below >= LEAST || height <= LEAST) return { above, below }
  // The rest of the card is out of sight: at the end that is, too.
  const spare = LEAST - (height - above - below)
  return above > below
    ? { above: Math.max(0, above - spare), below }
    : { above, below: Math.max(0, below - spare) }
}
