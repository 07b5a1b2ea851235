/** What is said aloud: enough to play by ear. */
import { columnOf, rowOf } from '../kit/rules/grid.ts'
import { WAYS, type Way } from '../kit/rules/ways.ts'
import { leapEnd, type State } from './rules.ts'
import { hasKey, obstacle } from './rules/board.ts'

const KEY_NAMES = ['sun', 'moon'] as const
const keyName = (kind: number) => `${KEY_NAMES[kind] ?? 'other'} key`

const placeWords = ({ board }: State, cell: number) =>
  `row ${rowOf(board.size, cell) + 1}, column ${columnOf(board.size, cell) + 1}`

function landingWords(state: State, cell: number): string {
  if (cell === state.board.goal) return 'the goal'
  const kind = state.board.locks.findIndex(({ key }, i) => key === cell && !hasKey(state.held, i))
  const key = kind < 0 ? '' : ` with the ${keyName(kind)}`
  const been = state.seen.includes(cell) ? ', been there' : ''
  return `a ${state.board.tiles[cell]}${key}${been}`
}

function wayWords(state: State, way: Way): string {
  const to = leapEnd(state, way)
  const what = obstacle(state.board, state.held, state.at, way)?.what ?? ''
  return `${way} ${to === undefined ? what : landingWords(state, to)}`
}

/** Where the hopper stands, where the goal is, and what each leap would lead to. */
export function lookAround(state: State): string {
  const { board, at } = state
  if (at === board.goal) return 'At the goal.'
  const ways = WAYS.map((way) => wayWords(state, way)).join('; ')
  return `On a ${board.tiles[at]}, ${placeWords(state, at)}; goal at ${placeWords(state, board.goal)}. Leaps: ${ways}.`
}

export function refusalWords(state: State, way: Way): string {
  const what = obstacle(state.board, state.held, state.at, way)?.what
  if (what === 'hedge') return `No leap ${way}: a hedge is in the way.`
  if (what === 'gate') return `No leap ${way}: a gate is shut.`
  return `No leap ${way}: the garden ends there.`
}

/** What a move changed beyond the leap itself. */
export function newsWords(before: State, after: State): string {
  const back = after.spent < before.spent
  const gained = after.held & ~before.held
  const keys = after.board.locks.flatMap((_, kind) =>
    hasKey(gained, kind) ? [`You have the ${keyName(kind)}: its gates open.`] : [],
  )
  return [back ? 'Back again.' : '', ...keys].filter(Boolean).join(' ')
}

export const keysWords = ({ board, held }: State): string =>
  board.locks.length
    ? `keys ${board.locks.filter((_, kind) => hasKey(held, kind)).length}/${board.locks.length}`
    : ''
