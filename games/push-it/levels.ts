import { grow } from './grow.ts'
import { read, type House, type Position } from './house.ts'
import { endlessShape, FIRST_GROWN, LAST_TUNED } from './shape.ts'
import { TUNED } from './tuned.ts'

export interface Layout {
  readonly house: House
  readonly position: Position
  /** The fewest pushes that bring every pot to a bed. */
  readonly par: number
}

export const TUNED_LEVELS = LAST_TUNED

/** Positions looked at while a player waits for a level that is not tuned. */
export const BUILDING = 1600

/**
 * The first levels teach without a word, each one thing: walk into a pot and it moves; go around it to push another
 * way; a pot along a wall stays there, so use the way that leads to the bed; one pot at a time; the far bed first.
 */
const LESSONS: readonly (readonly [par: number, house: string])[] = [
  [2, '#######/#     #/# @$ .#/#     #/#######'],
  [3, '######/#    #/# $  #/#@  .#/#    #/######'],
  [5, '#######/# . $ #/#  $  #/#@   .#/#######'],
  [6, '######/#@   #/# $$ #/#    #/#  . #/#  . #/######'],
  [8, '########/####@ ##/#..  $ #/#### $ #/####   #/########'],
]

export function layOut(level: number): Layout {
  const [par, text] = LESSONS[level - 1] ?? TUNED[level - FIRST_GROWN] ?? endless(level)
  return { ...read(text), par }
}

function endless(level: number): readonly [par: number, house: string] {
  const { par, text } = grow(endlessShape(level), level, BUILDING)
  return [par, text]
}
