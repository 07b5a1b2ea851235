/** Types what a game without levels shows of the player's best rounds: a game's place.ts exports `place`. */
import type { Unit } from './rules.ts'

export interface Place {
  /** What the rounds have built: one thing for each, or one tree or tube that they share. */
  readonly scene: 'houses' | 'crates' | 'canes' | 'vials' | 'eggs' | 'stems' | 'tree' | 'tube'
  /** The fact and the feat that measure a round; without them its score does. */
  readonly measure?: { readonly fact: string; readonly feat: string }
  /** Of the measure: `['nest', 'nests']`. */
  readonly unit: Unit
  /** Places on the way, from the nearest: `[14, 'Treetops']`. Medals are added if the score is measured. */
  readonly marks?: readonly (readonly [from: number, name: string])[]
}
