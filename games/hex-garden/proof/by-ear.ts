/** What is heard of the garden, beside the garden as it is. Whoever listens does so in files that know no rules. */
import type { Save } from '../../kit/play/save.ts'
import type { State } from '../rules.ts'
import { CELLS, NONE, SIDE } from '../rules/bed.ts'
import { hasRoom, PIECES } from '../rules/pieces.ts'
import { inOrder, type Board, type Spot } from './heard.ts'
import { BRONZE } from './listener.ts'

export { readBoard } from './heard.ts'
export { openListener } from './listener.ts'

export const isDone = (kept: Partial<Save>) => (kept.best?.['1'] ?? 0) >= BRONZE

export function boardOf({ bed, hand }: State): Board {
  const rows: boolean[][] = []
  for (const [cell, { r }] of CELLS.entries()) (rows[r + SIDE - 1] ??= []).push(bed[cell] !== NONE)
  const pieces = hand.flatMap((piece, slot) =>
    piece === NONE
      ? []
      : {
          number: slot + 1,
          cells: inOrder((PIECES[piece]?.cells ?? []).map(({ q, r }): Spot => [q, r])),
          hasRoom: hasRoom(bed, piece),
        },
  )
  return { pieces, rows }
}
