/** Writes the announcements, enough to play by ear. */
import { WAYS, type Way } from '../kit/rules/ways.ts'
import { capital, placeWords as cellPlace, type AdvisingWords } from '../kit/words.ts'
import { leapResult, leapEnd, leapOf, rules, type LeapResult, type State } from './rules.ts'
import { BURROW, CRACKED, HEDGE, ICE, SPROUT, STONE } from './rules/board.ts'
import { prospects } from './rules/solve.ts'
import { isBroken, numberAt, terrainOf } from './rules/terrain.ts'

const KINDS = ['sun', 'moon'] as const
const kindName = (kind: number) => KINDS[kind] ?? 'other'

/** Prefixes of tiles on special ground. */
const GROUNDS: Readonly<Record<string, string>> = {
  [CRACKED]: 'cracked ',
  [BURROW]: 'burrow ',
  [SPROUT]: 'sprout ',
}

const spotWords = ({ board }: State, cell: number) => cellPlace(board.columns, cell)
/** '1 key', '2 keys' */
const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
const carrotWords = (count: number) => plural(count, 'carrot', 'carrots')

const when = (isTrue: unknown, text: string) => (isTrue ? [text] : [])

const isHeld = ({ memory }: State, bit: number) => ((memory >> bit) & 1) === 1

/** Keys and carrots still to be found. The memory bits of carrots follow those of keys. */
const missingKeys = (state: State) => state.board.locks.filter((_, kind) => !isHeld(state, kind)).length
const missingCarrots = (state: State) =>
  state.board.carrots.filter((_, i) => !isHeld(state, state.board.locks.length + i)).length

/** The props on a tile. */
function propsOn(state: State, cell: number): string[] {
  const { locks, carrots } = state.board
  const carrot = carrots.indexOf(cell)
  return [
    ...when(carrot >= 0 && !isHeld(state, locks.length + carrot), 'carrot'),
    ...locks.flatMap(({ key, gates }, kind) =>
      isHeld(state, kind)
        ? []
        : [
            ...when(key === cell, `${kindName(kind)} key`),
            ...when(gates.includes(cell), `${kindName(kind)} gate`),
          ],
    ),
  ]
}

/** For example '3', 'hedge', 'ice', 'cracked 2', 'flag'. */
function tileName(state: State, cell: number): string {
  const { tiles, ground, goal } = state.board
  const terrain = terrainOf(state.board)
  if (tiles[cell] === HEDGE) return 'hedge'
  if (ground[cell] === ICE) return 'ice'
  if (isBroken(terrain, state.memory, cell)) return 'hole'
  if (cell === goal) return 'flag'
  return `${GROUNDS[ground[cell] ?? ''] ?? ''}${numberAt(terrain, state.memory, cell)}`
}

/** For example '4 sun key', 'flag moon gate'. Without 'with' and 'and', or rows would exceed the word limit. */
const tileWords = (state: State, cell: number) => [tileName(state, cell), ...propsOn(state, cell)].join(' ')

/** Adds "visited" on plain stone only. Other ground shows by itself that it was visited, or it does not matter. */
const visitedWords = (state: State, cell: number) =>
  `${tileWords(state, cell)}${state.seen.includes(cell) && state.board.ground[cell] === STONE ? ' visited' : ''}`

const MOST_WORDS = 25
/** Words reserved in the opening announcement, besides the task and the leaps. */
const STANDING = 12
const wordsIn = (text: string) => text.split(' ').length

/** For example 'up 3, left flag'. Names only the directions if that is too long; `aroundWords` has the tiles. */
function leapWords(state: State): string {
  const ways = rules.moves(state)
  const leaps = ways.map((way) => `${way} ${tileWords(state, leapEnd(state, way) ?? state.at)}`).join(', ')
  const room = state.spent === 0 ? MOST_WORDS - STANDING - wordsIn(task(state)) : 12
  return (wordsIn(leaps) > room ? ways.join(', ') : leaps) || 'no leap'
}

/** The number underfoot, the possible leaps, and the hopper's position. */
export function placeWords(state: State): string {
  const { board, at, memory } = state
  if (at === board.goal) return 'On the flag.'
  const number = numberAt(terrainOf(board), memory, at)
  return `On ${number}: ${leapWords(state)}. ${capital(spotWords(state, at))}.`
}

/** All four directions in detail: what blocks each leap, and which tiles have been visited. */
export function aroundWords(state: State): string {
  const ways = WAYS.map((way) => {
    const to = leapEnd(state, way)
    return `${way}: ${to === undefined ? stopName(state, way) : visitedWords(state, to)}`
  })
  return `${capital(ways.join('; '))}.`
}

/** Announces where a leap would lead, for planning ahead. */
export const aheadWords = (state: State, way: Way, then: State): string =>
  `${capital(way)} leads to ${tileWords(state, then.at)}, then ${leapWords(then)}.`

/** For example 'edge', 'hedge', 'sun gate', 'hole', 'flag'. */
function stopName(state: State, way: Way): string {
  const cell = ~leapOf(state, way)
  if (cell === state.at) return 'edge'
  return propsOn(state, cell).find((prop) => prop.endsWith('gate')) ?? tileName(state, cell)
}

export function refusalWords(state: State, way: Way): string {
  const stop = stopName(state, way)
  const why =
    {
      edge: 'the garden ends there',
      hole: 'that tile is gone',
      flag: `you still need ${carrotWords(missingCarrots(state))}`,
    }[stop] ?? `a ${stop} is in the way`
  return `No leap ${way}: ${why}.`
}

/** Describes a leap or its undo. */
function changed(before: State, after: State): string {
  if (after.spent === before.spent) return ''
  const isBack = after.spent < before.spent
  const result = isBack ? leapResult(after, before) : leapResult(before, after)
  const keys = after.board.locks.flatMap(({ gates }, kind) => {
    const name = kindName(kind)
    const key = `${capital(name)} key ${isBack ? 'lost' : 'found'}.`
    const [closes, close] = isBack ? ['closes', 'close'] : ['opens', 'open']
    const gate =
      gates.length === 1 ? `The ${name} gate ${closes}.` : `${gates.length} ${name} gates ${close}.`
    return when((result.keys >> kind) & 1, `${key} ${gate}`)
  })
  return [
    isBack
      ? 'Leap undone.'
      : `Leapt ${passed(result)}.${before.seen.includes(after.at) ? ' Visited before.' : ''}`,
    ...keys,
    ...when(result.carrots, `${carrotWords(missingCarrots(after))} left.`),
    ...when(result.broke && !isBack, 'The tile broke.'),
    ...when(result.grew && !isBack, 'The sprouts grew.'),
  ].join(' ')
}

/** The direction of a leap, and the ice or burrow on its path. */
const passed = ({ way, slid, tunnelled }: LeapResult) =>
  [way, ...when(slid, 'across the ice'), ...when(tunnelled, 'through the burrow')].join(', ')

function task(state: State): string {
  const [keys, carrots] = [missingKeys(state), missingCarrots(state)]
  const missing = [...when(keys, plural(keys, 'key', 'keys')), ...when(carrots, carrotWords(carrots))]
  return [
    `Flag: ${spotWords(state, state.board.goal)}.`,
    ...when(missing.length, `${missing.join(', ')}.`),
  ].join(' ')
}

function rowWords(state: State, row: number): string {
  const { columns } = state.board
  const tiles = Array.from({ length: columns }, (_, column) => {
    const cell = row * columns + column
    return cell === state.at ? `Hop on ${tileWords(state, cell)}` : visitedWords(state, cell)
  })
  return `Row ${row + 1}: ${tiles.join(', ')}.`
}

/** Explains a hint by the cost of the alternatives. */
function reason(state: State, way: Way): string {
  const leaps = prospects(terrainOf(state.board), state.at, state.memory)
  const others = WAYS.flatMap((other, i) => {
    const far = leaps[i]
    return other === way || far === undefined ? [] : [{ other, far }]
  })
  const left = leaps[WAYS.indexOf(way)] ?? 0
  if (others.length === 0) return 'it is the only leap from here'
  const lost = others.filter(({ far }) => far === Infinity).map(({ other }) => other)
  if (lost.length > 0) return `${lost.join(' or ')} leads to a dead end`
  const { other, far } = others.reduce((worst, each) => (each.far > worst.far ? each : worst))
  const home = `the flag is ${plural(left, 'leap', 'leaps')} from there`
  return far > left ? `${home}, but ${far} if you leap ${other}` : home
}

export const words: AdvisingWords<State, Way> = {
  describe: (state) => Array.from({ length: state.board.rows }, (_, row) => rowWords(state, row)),
  task,
  changed,
  advise(way, state) {
    const result = leapResult(state, rules.act(state, way))
    const end = leapEnd(state, way) ?? state.at
    const props = propsOn(state, end).join(' and ')
    const why = end === state.board.goal ? '' : `${props && ` with the ${props}`}: ${reason(state, way)}`
    return `Leap ${passed(result)} to the ${tileName(state, end)}${why}.`
  },
}

/** Keys and carrots found so far, out of the total. */
export function findsWords(state: State): string {
  const [keys, carrots] = [state.board.locks.length, state.board.carrots.length]
  return [
    ...when(keys, `keys ${keys - missingKeys(state)}/${keys}`),
    ...when(carrots, `carrots ${carrots - missingCarrots(state)}/${carrots}`),
  ].join(', ')
}
