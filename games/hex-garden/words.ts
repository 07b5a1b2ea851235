/** What is said aloud: enough to plant by ear. */
import { plant, type State } from './rules.ts'
import { CELLS, NONE } from './rules/bed.ts'
import { familyOf, fits, hasRoom } from './rules/pieces.ts'
import type { Ghost } from './view/ghost.ts'

const nameOf = (piece: number): string => familyOf(piece)?.name ?? ''
const count = (lines: number) => `${lines} ${lines === 1 ? 'line' : 'lines'}`

export function handWords({ bed, hand }: State): string {
  const words = hand.flatMap((piece, slot) =>
    piece === NONE ? [] : [`${slot + 1} ${nameOf(piece)}${hasRoom(bed, piece) ? '' : ' without room'}`],
  )
  return `In hand: ${words.join(', ')}.`
}

/** Where the piece is, by row and cell, and what would come of planting it. */
export function ghostWords({ bed, hand }: State, { slot, cell }: Ghost): string {
  const piece = hand[slot] ?? NONE
  const hex = CELLS[cell]
  if (piece === NONE || !hex) return ''
  const row = [...CELLS.keys()].filter((other) => CELLS[other]?.r === hex.r)
  const place = `row ${hex.r - (CELLS[0]?.r ?? 0) + 1}, cell ${row.indexOf(cell) + 1} of ${row.length}`
  const lines = fits(bed, piece, cell) ? plant(bed, piece, cell).lines.length : -1
  const promise = lines < 0 ? 'no room' : lines > 0 ? `${count(lines)} will bloom` : 'fits'
  return `Piece ${slot + 1}, ${nameOf(piece)}, at ${place}: ${promise}.`
}

export function newsWords(before: State, after: State): string {
  if (after.planted < before.planted) return `Took the ${nameOf(before.last.piece)} back.`
  if (after.planted === before.planted) return ''
  const { piece, cell } = after.last
  const bloomed = plant(before.bed, piece, cell).lines.length
  const news = `Planted the ${nameOf(piece)}.`
  return bloomed ? `${news} ${count(bloomed)} bloomed for ${after.score - before.score} points.` : news
}
