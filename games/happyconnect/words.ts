/** What is said aloud: enough to play by ear. */
import { columnOf, rowOf } from '../kit/rules/grid.ts'
import type { Way } from '../kit/rules/ways.ts'
import { facesOf } from './rules/board.ts'
import { areAllJoined, emptyCells, isJoined, pairOn, ribbonOf, type State, type Stroke } from './rules.ts'
import { kindOf } from './view/kinds.ts'

export const nameOf = ({ level }: State, pair: number) => kindOf(level, pair).name

const placeWords = ({ board }: State, cell: number) =>
  `row ${rowOf(board.size, cell) + 1}, column ${columnOf(board.size, cell) + 1}`

const pairAt = (state: State, cell: number) => facesOf(state.board).get(cell) ?? pairOn(state, cell) ?? -1

/** What is under the cursor. */
export function cellWords(state: State, cell: number): string {
  const place = placeWords(state, cell).replace('row', 'Row')
  const face = facesOf(state.board).get(cell)
  if (face !== undefined)
    return `${place}: ${nameOf(state, face)}, ${isJoined(state, face) ? 'joined' : 'asleep'}.`
  const pair = pairOn(state, cell)
  return `${place}: ${pair === undefined ? 'empty' : `ribbon of the ${nameOf(state, pair)}`}.`
}

function wayWords({ board }: State, from: number, to: number): Way {
  if (rowOf(board.size, from) !== rowOf(board.size, to)) return to > from ? 'down' : 'up'
  return to > from ? 'right' : 'left'
}

/** A way in words: 'right 3, down 2'. */
export function runWords(state: State, stroke: Stroke): string {
  const runs: { way: Way; steps: number }[] = []
  for (const [i, cell] of stroke.slice(1).entries()) {
    const way = wayWords(state, stroke[i] ?? cell, cell)
    const last = runs.at(-1)
    if (last?.way === way) last.steps++
    else runs.push({ way, steps: 1 })
  }
  return runs.map(({ way, steps }) => `${way} ${steps}`).join(', ')
}

export function adviceWords(hint: Stroke, state: State): string {
  const [from = -1] = hint
  return `Lead the ${nameOf(state, pairAt(state, from))} from ${placeWords(state, from)}: ${runWords(state, hint)}.`
}

const several = (name: string) => `${name}${name.endsWith('x') ? 'es' : 's'}`

/** What a stroke or an undo changed. */
export function newsWords(before: State, after: State): string {
  const news: string[] = []
  for (const pair of after.ribbons.keys()) {
    const [was, is] = [isJoined(before, pair), isJoined(after, pair)]
    const name = nameOf(after, pair).replace(/^./, (first) => first.toUpperCase())
    if (is && !was) news.push(`${several(name)} joined.`)
    else if (was && !is) news.push(`${several(name)} apart again.`)
    else if (!is && ribbonOf(before, pair).length > ribbonOf(after, pair).length && pair !== after.last)
      news.push(`${name}'s ribbon cut.`)
  }
  const empty = emptyCells(after).length
  if (areAllJoined(after) && empty > 0) news.push(emptyWords(empty))
  return news.join(' ')
}

const emptyWords = (empty: number) =>
  `Everyone is joined, but ${empty === 1 ? 'one tile is' : `${empty} tiles are`} still empty.`
