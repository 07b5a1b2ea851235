/** Types the declaration of a game's pieces, which the tests of signs draw and tell apart without colour. */
import type { Pen } from '../paint/sprite.ts'
import type { Stage } from '../paint/stage.ts'

/** A set of pieces of which each must be told from every other. */
export interface Pieces {
  /** Width of a piece in CSS pixels where it is smallest: at 320×480. */
  readonly size: number
  /** Colours that are behind the pieces in the game; the usual one comes first. */
  readonly grounds: readonly [string, ...string[]]
  /** How each piece is drawn around the origin, by its name. The stage has a look, a sprite cache and strong signs. */
  draw(stage: Stage): Readonly<Record<string, (pen: Pen) => void>>
}
