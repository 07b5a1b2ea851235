/** Estimates the width of a text from its letters, without a canvas and whether or not the typeface has loaded. */

/** Widths of letters in em, rounded up from the typeface of all games. The first match counts. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ijlI!.,:'’ ]/, 0.3],
  [/[mwMWQV…%&]/, 0.9],
  [/[A-Z]/, 0.72],
  [/./, 0.58],
]
/** Added by the outline, in em. */
const OUTLINE = 0.22

/** In em. */
export const textWidth = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (WIDTHS.find(([letters]) => letters.test(sign))?.[1] ?? 0), OUTLINE)
