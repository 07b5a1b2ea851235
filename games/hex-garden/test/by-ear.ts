/** Derives the board that a listener should hear from the state. The listener itself never imports the rules. */
import type { Save } from '../../kit/save/save.ts'
import type { State } from '../rules.ts'
import { CELLS, NONE, SIDE } from '../rules/bed.ts'
import { FLOWERS, hasRoom, PIECES, SPECIALS } from '../rules/pieces.ts'
import { inOrder, type HeardBoard, type Axial } from './read-board.ts'
import { BRONZE } from './listener.ts'

export { readBoard } from './read-board.ts'
export { createListener } from './listener.ts'

export const isDone = (kept: Partial<Save>) => (kept.best?.['1'] ?? 0) >= BRONZE

const kindIn = (kind = NONE) =>
  kind === NONE ? 'empty' : kind < FLOWERS.length ? 'full' : (SPECIALS[kind - FLOWERS.length] ?? '')

export function boardOf({ bed, hand, gifts }: State): HeardBoard {
  const rows: string[][] = []
  for (const [cell, { r }] of CELLS.entries()) (rows[r + SIDE - 1] ??= []).push(kindIn(bed[cell]))
  const pieces = hand.flatMap((piece, slot) =>
    piece === NONE
      ? []
      : {
          number: slot + 1,
          cells: inOrder((PIECES[piece]?.cells ?? []).map(({ q, r }): Axial => [q, r])),
          hasRoom: hasRoom(bed, piece),
          gift: gifts[slot] === NONE ? '' : kindIn(gifts[slot]),
        },
  )
  return { pieces, rows }
}
