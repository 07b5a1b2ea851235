/** What is said aloud: enough to plant by ear. */
import { medalName, medalRank } from '../kit/medals.ts'
import { capital, type Words } from '../kit/words.ts'
import { medals } from './goals.ts'
import { plant, rules, type State } from './rules.ts'
import { LINES, NONE, STEPS, type Bed, type Hex } from './rules/bed.ts'
import { familyOf, fits, footprint, hasRoom, PIECES } from './rules/pieces.ts'
import type { Ghost } from './view/ghost.ts'

/** The six steps by name: one word each, where 'lower right' would be two. */
const COMPASS = ['east', 'southeast', 'southwest', 'west', 'northwest', 'northeast']

/** A third of the lines are rows, the topmost first. */
const ROWS = LINES.slice(0, LINES.length / 3)

/** Where a family's own name is long to say, or could be taken for a row of the bed. */
const SPOKEN: Readonly<Record<string, string>> = {
  'row of 3': '3-bar',
  'row of 4': '4-bar',
  'row of 5': '5-bar',
  'bend of 3': 'bend',
}

function nameOf(piece: number): string {
  const name = familyOf(piece)?.name ?? ''
  return SPOKEN[name] ?? name
}

const count = (n: number, thing: string) => `${n} ${thing}${n === 1 ? '' : 's'}`

/** Nothing where it is further than a step. */
const wayTo = (from: Hex, to: Hex): string | undefined =>
  COMPASS[STEPS.findIndex(({ q, r }) => from.q + q === to.q && from.r + r === to.r)]

/** The ways from a piece's root, the cell that its place is told by, to its other cells: 'west', 'east then southeast'. */
function armsOf(piece: number): string[] {
  const [root = { q: 0, r: 0 }, ...cells] = PIECES[piece]?.cells ?? []
  const far = cells.filter((cell) => !wayTo(root, cell))
  return cells.flatMap((cell) => {
    const way = wayTo(root, cell)
    if (!way) return []
    const [on] = far.flatMap((end) => wayTo(cell, end) ?? [])
    if (!on) return way
    return on === way ? `2 ${way}` : `${way} then ${on}`
  })
}

const pieceWords = (piece: number): string =>
  [nameOf(piece), armsOf(piece).join(', ')].filter(Boolean).join(': ')

function placeWords(cell: number): string {
  const row = ROWS.findIndex((cells) => cells.includes(cell))
  const cells = ROWS[row] ?? []
  return `Row ${row + 1}, cell ${cells.indexOf(cell) + 1} of ${cells.length}.`
}

/** What would come of planting it here, which piece it is, and where its root is. */
export function ghostWords({ bed, hand }: State, { slot, cell }: Ghost): string {
  const piece = hand[slot] ?? NONE
  if (piece === NONE) return ''
  const lines = plant(bed, piece, cell).lines.length
  const promise = lines ? `${count(lines, 'line')} bloom${lines === 1 ? 's' : ''}` : 'Fits'
  return `${fits(bed, piece, cell) ? promise : 'No room'}. ${capital(pieceWords(piece))}. ${placeWords(cell)}`
}

/** Why a piece cannot be planted. */
export function refusalWords(bed: Bed, piece: number, cell: number | undefined): string {
  const full = footprint(piece, cell ?? NONE)?.filter((at) => bed[at] !== NONE).length
  return full ? `No room: ${count(full, 'cell')} in the way.` : 'No room for it here.'
}

/** Why a key does not choose this piece. */
export const keptWords = ({ hand }: State, slot: number): string =>
  `Piece ${slot + 1} is ${hand[slot] === NONE ? 'planted' : 'chosen'} already.`

function rowWords(bed: Bed, cells: readonly number[], row: number): string {
  const runs: { readonly isFull: boolean; length: number }[] = []
  for (const cell of cells) {
    const isFull = bed[cell] !== NONE
    const last = runs.at(-1)
    if (last?.isFull === isFull) last.length++
    else runs.push({ isFull, length: 1 })
  }
  const told = runs.map(
    ({ isFull, length }) => `${isFull ? 'full' : 'empty'}${length > 1 ? ` ${length}` : ''}`,
  )
  return `Row ${row + 1} of ${ROWS.length}, ${cells.length} cells: ${told.join(', ')}.`
}

/** The hand comes first, because it changes altogether when it is dealt. */
const describe = ({ bed, hand }: State): string[] => [
  ...hand.flatMap((piece, slot) =>
    piece === NONE
      ? []
      : [
          `Piece ${slot + 1}, ${nameOf(piece)}: ${['root', ...armsOf(piece)].join(', ')}.` +
            (hasRoom(bed, piece) ? '' : ' No room.'),
        ],
  ),
  ...ROWS.map((cells, row) => rowWords(bed, cells, row)),
]

const handWords = ({ hand }: State): string =>
  hand
    .filter((piece) => piece !== NONE)
    .map(nameOf)
    .join(', ')

function task(state: State): string {
  const rank = medalRank(medals, state.score)
  const [next] = medals.slice(rank)
  return `${next ? `${medalName(rank + 1)} at ${next}` : 'All medals won'}. In hand: ${handWords(state)}.`
}

function changed(before: State, after: State): string {
  if (after.planted === before.planted) return ''
  const score = `Score ${after.score}.`
  if (after.planted < before.planted) return `Took the ${nameOf(before.last.piece)} back. ${score}`
  const { piece, cell } = after.last
  const lines = plant(before.bed, piece, cell).lines.length
  const did = lines ? `${count(lines, 'line')} bloomed.` : `Planted the ${nameOf(piece)}.`
  if (rules.outcome(after) === 'lost') return `${did} ${score} Nothing fits.`
  const isDealt = before.hand.filter((kept) => kept !== NONE).length === 1
  return `${did} ${score}${isDealt ? ` New: ${handWords(after)}.` : ''}`
}

export const words: Words<State> = { describe, task, changed }
