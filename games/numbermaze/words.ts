/** What is said aloud: enough to play by ear. */
import { rowOf } from '../kit/rules/grid.ts'
import { WAYS, type Way } from '../kit/rules/ways.ts'
import { capital, placeWords as cellPlace, type AdvisingWords } from '../kit/words.ts'
import { leapEnd, type State } from './rules.ts'
import { hasKey, HEDGE, obstacle } from './rules/board.ts'

const KINDS = ['sun', 'moon'] as const
const kindName = (kind: number) => KINDS[kind] ?? 'other'

const spotWords = ({ board }: State, cell: number) => cellPlace(board.size, cell)

/** Keys that lie on a tile and gates that stand there: those of locks that are still shut. */
const propsOn = ({ board, held }: State, cell: number): string[] =>
  board.locks.flatMap(({ key, gates }, kind) => {
    if (hasKey(held, kind)) return []
    return [
      ...(key === cell ? [`${kindName(kind)} key`] : []),
      ...(gates.includes(cell) ? [`${kindName(kind)} gate`] : []),
    ]
  })

/** '3', 'hedge', '4 sun key', 'flag moon gate'. */
function tileWords(state: State, cell: number): string {
  const { tiles, goal } = state.board
  if (tiles[cell] === HEDGE) return 'hedge'
  return [cell === goal ? 'flag' : tiles[cell], ...propsOn(state, cell)].join(' ')
}

const seenWords = (state: State, cell: number) =>
  `${tileWords(state, cell)}${state.seen.includes(cell) ? ' seen' : ''}`

/** Keys that are still to be found. */
const missingKeys = ({ board, held }: State) => board.locks.filter((_, kind) => !hasKey(held, kind)).length

/** Words that leaps may take: a garden begins with standing, task and place in twenty-five, and keys add to its task. */
const roomForLeaps = (state: State) => (state.spent === 0 && missingKeys(state) > 0 ? 6 : 10)

/** 'up 3, left flag'; where that is too long the numbers are left to `aroundWords`. */
function leapWords(state: State): string {
  const leaps = WAYS.flatMap((way) => {
    const to = leapEnd(state, way)
    return to === undefined ? [] : [`${way} ${tileWords(state, to)}`]
  }).join(', ')
  return leaps.split(' ').length > roomForLeaps(state) ? leaps.replaceAll(/ \d/g, '') : leaps
}

/** What is underfoot and what the leaps lead to, then where that is. */
export function placeWords(state: State): string {
  const { board, at } = state
  if (at === board.goal) return 'On the flag.'
  return `On ${board.tiles[at]}: ${leapWords(state) || 'no leap'}. ${capital(spotWords(state, at))}.`
}

/** All four ways, for whoever wants to know more: what stops a leap, and which tiles have been stepped on. */
export function aroundWords(state: State): string {
  const ways = WAYS.map((way) => {
    const to = leapEnd(state, way)
    return `${way} ${to === undefined ? stopName(state, way) : seenWords(state, to)}`
  })
  return `${capital(ways.join('; '))}.`
}

/** 'edge', 'hedge', 'sun gate'. */
function stopName(state: State, way: Way): string {
  const stop = obstacle(state.board, state.held, state.at, way)
  if (stop?.what !== 'gate') return stop?.what ?? ''
  return propsOn(state, stop.cell).find((prop) => prop.endsWith('gate')) ?? ''
}

export function refusalWords(state: State, way: Way): string {
  const stop = stopName(state, way)
  if (stop === 'edge') return `No leap ${way}: the garden ends there.`
  return `No leap ${way}: a ${stop} is in the way.`
}

/** A leap or its undoing. */
function changed(before: State, after: State): string {
  const { board, at } = after
  if (at === before.at) return ''
  const isBack = after.spent < before.spent
  const isSeen = !isBack && before.seen.includes(at)
  const keys = board.locks.flatMap(({ gates }, kind) => {
    if (!hasKey(before.held ^ after.held, kind)) return []
    const name = kindName(kind)
    const count = gates.length === 1 ? `${name} gate` : `${gates.length} ${name} gates`
    return isBack ? `${capital(name)} key gone: ${count} shut.` : `${capital(name)} key: ${count} open.`
  })
  const leap = `${isBack ? 'Back' : 'Leapt'} ${wayBetween(board.size, before.at, at)}`
  return [`${leap}${isSeen ? ', seen' : ''}.`, ...keys].join(' ')
}

function wayBetween(size: number, from: number, to: number): Way {
  if (rowOf(size, from) === rowOf(size, to)) return from < to ? 'right' : 'left'
  return from < to ? 'down' : 'up'
}

function task(state: State): string {
  const missing = missingKeys(state)
  const keys = missing > 0 ? ` ${missing} ${missing === 1 ? 'key' : 'keys'}.` : ''
  return `Flag: ${spotWords(state, state.board.goal)}.${keys}`
}

function rowWords(state: State, row: number): string {
  const { size } = state.board
  const tiles = Array.from({ length: size }, (_, column) => {
    const cell = row * size + column
    return cell === state.at ? `Hop on ${tileWords(state, cell)}` : seenWords(state, cell)
  })
  return `Row ${row + 1}: ${tiles.join(', ')}.`
}

export const words: AdvisingWords<State, Way> = {
  describe: (state) => Array.from({ length: state.board.size }, (_, row) => rowWords(state, row)),
  task,
  changed,
  advise(way, state) {
    const [tile, ...props] = tileWords(state, leapEnd(state, way) ?? state.at).split(' ')
    return `Leap ${way} to the ${tile}${props.length > 0 ? ` with the ${props.join(' ')}` : ''}.`
  },
}

export function keysWords(state: State): string {
  const all = state.board.locks.length
  return all > 0 ? `keys ${all - missingKeys(state)}/${all}` : ''
}
