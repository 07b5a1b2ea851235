/** Builds the screen-reader texts, detailed enough to play by ear. */
import { medalName, medalRank } from '../kit/medals.ts'
import { capital, type Words } from '../kit/words.ts'
import { medals } from './goals.ts'
import { bloomOf, rules, type Planting, type State } from './rules.ts'
import { LINES, NONE, STEPS, type Bed, type Hex } from './rules/bed.ts'
import { combAfter, PATIENCE, timesOf } from './rules/bloom.ts'
import { BEE, familyOf, fits, footprint, hasRoom, PIECES, SPECIALS, STONE } from './rules/pieces.ts'

/** Part of a medal's score that may be missing for it to be named beside the score. */
const NEAR_MEDAL = 0.3

/** Shown beside the score: the next medal once it is near, or else the multiplier, which the comb shows as well. */
export function tally({ score, streak }: State): string {
  const rank = medalRank(medals, score)
  const [next = 0] = medals.slice(rank)
  if (next && next - score <= next * NEAR_MEDAL) return `${next - score} to ${medalName(rank + 1)}`
  return timesOf(streak) > 1 ? `×${timesOf(streak)}` : ''
}

/** One word per direction: 'lower right' would take two. */
const COMPASS = ['east', 'southeast', 'southwest', 'west', 'northwest', 'northeast']

/** The first third of the lines are rows, from the top. */
const ROWS = LINES.slice(0, LINES.length / 3)

/** Short spoken names for families whose own name is long, or could be mistaken for a row of the bed. */
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

/** The name of a piece with the gift in its root: 'bee hook'. */
const giftedName = (piece: number, gift: number | undefined): string =>
  [kindName(gift), nameOf(piece)].filter(Boolean).join(' ')

/** Returns nothing for flowers: the kind of flower does not matter to a line. */
const kindName = (kind = NONE): string | undefined => SPECIALS[kind - BEE]

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** Returns nothing unless the cells are neighbours. */
const wayTo = (from: Hex, to: Hex): string | undefined =>
  COMPASS[STEPS.findIndex(({ q, r }) => from.q + q === to.q && from.r + r === to.r)]

/** Directions from a piece's root (the cell that locates it) to its other cells: 'west', 'east then southeast'. */
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

const pieceWords = (piece: number, gift: number | undefined): string =>
  [giftedName(piece, gift), armsOf(piece).join(', ')].filter(Boolean).join(': ')

const rowOf = (cell: number): number => ROWS.findIndex((cells) => cells.includes(cell)) + 1

function placeWords(cell: number): string {
  const row = rowOf(cell)
  return `Row ${row}, cell ${(ROWS[row - 1]?.indexOf(cell) ?? 0) + 1}.`
}

/** The result of planting here, then the piece and the position of its root. */
export function placementWords(state: State, planting: Planting): string {
  const { bed, hand, gifts } = state
  const { slot, cell } = planting
  const piece = hand[slot] ?? NONE
  if (piece === NONE) return ''
  const where = `${capital(pieceWords(piece, gifts[slot]))}. ${placeWords(cell)}`
  if (!fits(bed, piece, cell)) return `No room. ${where}`
  const lines = bloomOf(state, planting).lines.length
  return `${lines ? plural(lines, 'line blooms', 'lines bloom') : 'Fits'}. ${where}`
}

/** Explains why a piece cannot be planted. */
export function refusalWords(bed: Bed, piece: number, cell: number | undefined): string {
  const full = footprint(piece, cell ?? NONE)?.filter((at) => bed[at] !== NONE).length
  return full ? `No room: ${plural(full, 'cell is', 'cells are')} in the way.` : 'No room here.'
}

/** Explains why a key does not choose this piece. */
export const keptWords = ({ hand }: State, slot: number): string =>
  `Piece ${slot + 1} is already ${hand[slot] === NONE ? 'planted' : 'chosen'}.`

/** Explains why there is nothing to take back. */
export const backWords = ({ hasTakenBack }: State): string =>
  hasTakenBack ? 'You can take back only one planting per round.' : 'Nothing to take back.'

function rowWords(bed: Bed, cells: readonly number[], row: number): string {
  const runs: { readonly name: string; length: number }[] = []
  for (const cell of cells) {
    const name = bed[cell] === NONE ? 'empty' : (kindName(bed[cell]) ?? 'full')
    const last = runs.at(-1)
    if (last?.name === name) last.length++
    else runs.push({ name, length: 1 })
  }
  const contents = runs.map(({ name, length }) => (length > 1 ? `${length} ${name}` : name))
  return `Row ${row + 1} of ${ROWS.length}, ${cells.length} cells: ${contents.join(', ')}.`
}

/** Lists the hand first, because a deal replaces all of it. */
const describe = ({ bed, hand, gifts }: State): string[] => [
  ...hand.flatMap((piece, slot) =>
    piece === NONE
      ? []
      : [
          `Piece ${slot + 1}, ${giftedName(piece, gifts[slot])}: ${['root', ...armsOf(piece)].join(', ')}.` +
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
  const medal = next ? `${medalName(rank + 1)} at ${next}.` : 'All medals won.'
  return `${medal}${streakWords(state)} Comb ${state.honey} of ${combAfter(state.swarms)}. In hand: ${handWords(state)}.`
}

const streakWords = ({ streak, waited }: State): string =>
  streak ? ` Streak ${streak}, ${plural(PATIENCE - waited, 'planting', 'plantings')} to keep it.` : ''

/** Announces a new hand and the stones that came up with it. */
function dealtWords(before: State, after: State): string {
  if (before.hand.filter((kept) => kept !== NONE).length > 1) return ''
  const raised = after.bed.flatMap((kind, cell) =>
    kind === STONE && before.bed[cell] !== STONE ? [cell] : [],
  )
  if (raised.length === 0) return ` New: ${handWords(after)}.`
  return ` ${raised.length > 1 ? `${raised.length} new stones` : `Stone, row ${rowOf(raised[0] ?? 0)}`}. New hand.`
}

function plantedWords(before: State, after: State): string {
  const name = nameOf(after.last.piece)
  const { lines, filled } = bloomOf(before, after.last)
  if (lines.length === 0)
    return after.streak < before.streak ? `${capital(name)} planted, streak lost.` : `Planted the ${name}.`
  const times = timesOf(after.streak)
  const result = times > 1 ? `, multiplier ${times}` : ' bloomed'
  return `${filled.length ? 'Swarm: ' : ''}${plural(lines.length, 'line', 'lines')}${result}.`
}

function changed(before: State, after: State): string {
  if (after.planted === before.planted) return ''
  const score = `Score ${after.score}.`
  if (after.planted < before.planted) return `Took back the ${nameOf(before.last.piece)}. ${score}`
  const planted = plantedWords(before, after)
  if (rules.outcome(after) === 'lost') return `${planted} ${score} Nothing fits.`
  return `${planted} ${score}${dealtWords(before, after)}`
}

export const words: Words<State> = { describe, task, changed }
