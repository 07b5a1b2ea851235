/** Builds the screen-reader announcements, complete enough to play without seeing the board. */
import { rowOf } from '../kit/rules/grid.ts'
import type { Way } from '../kit/rules/ways.ts'
import { capital, placeWords, type AdvisingWords } from '../kit/words.ts'
import { endsOf, facesOf, hedgeBetween, slotsOf } from './rules/board.ts'
import { whyThisWay } from './rules/coach.ts'
import { bothNamesOf, kindNameOf } from './rules/kinds.ts'
import {
  areAllJoined,
  countJoined,
  emptyCells,
  isJoined,
  isRight,
  pairOn,
  ribbonOf,
  type State,
  type RibbonStroke,
} from './rules.ts'

const nameOf = ({ level }: State, pair: number) => kindNameOf(level, pair)

/** The friend whose face or ribbon is on a cell. */
export const whoIsOn = (state: State, cell: number) =>
  nameOf(state, facesOf(state.board).get(cell) ?? pairOn(state, cell) ?? -1)

const bothOf = ({ level }: State, pair: number) => bothNamesOf(level, pair)

const tiles = (count: number) => (count === 1 ? '1 tile' : `${count} tiles`)

/** 'left', 'right and left', 'right, left and above' */
const listed = (names: readonly string[]) =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ')

const placeOf = ({ board }: State, cell: number) => placeWords(board.size, cell)

const at = (what: string, state: State, cell: number) => `${capital(what)}. ${capital(placeOf(state, cell))}.`

/** Names the ribbons on a bridge: the one from left to right crosses over it, the other passes under it. */
function bridgeWords(state: State, cell: number): string {
  const { board, ribbons } = state
  const who = (slot: number) => {
    const pair = ribbons.findIndex((ribbon) => slotsOf(board, ribbon).includes(slot))
    return pair < 0 ? '' : nameOf(state, pair)
  }
  const [over, under] = [who(cell + board.size ** 2), who(cell)]
  if (over) return `${over} over ${under || 'bridge'}`
  return under ? `${under} under bridge` : 'bridge'
}

/** Describes a tile. The end of a ribbon that has not reached its friend is where it can be continued. */
function tileWords(state: State, cell: number): string {
  const mark = state.board.marks[cell]
  if (mark === 'bridge') return bridgeWords(state, cell)
  const face = facesOf(state.board).get(cell)
  if (face !== undefined) return nameOf(state, face) + (isJoined(state, face) ? ' joined' : '')
  const pair = pairOn(state, cell)
  if (pair === undefined) return mark ?? 'empty'
  return `${nameOf(state, pair)} ${ribbonOf(state, pair).at(-1) === cell ? 'end' : 'ribbon'}`
}

/** The sides of a tile that have a hedge. */
function hedgesAt({ board: { size, hedges } }: State, cell: number): string[] {
  const sides = { right: cell + 1, below: cell + size, left: cell - 1, above: cell - size }
  return Object.entries(sides).flatMap(([side, to]) => (hedges.includes(hedgeBetween(cell, to)) ? side : []))
}

/** Describes the tile under the cursor: contents, index along its ribbon, hedges and position. */
export function cellWords(state: State, cell: number): string {
  const { board } = state
  const pair = pairOn(state, cell) ?? -1
  const ribbon = ribbonOf(state, pair)
  // The index helps to continue a ribbon. A face that is joined needs none, and bridges have two ribbons.
  const isCounted = board.marks[cell] !== 'bridge' && !(isJoined(state, pair) && facesOf(board).has(cell))
  const nth = ribbon.length && isCounted ? `, ${ribbon.indexOf(cell) + 1} of ${ribbon.length}` : ''
  const hedges = hedgesAt(state, cell)
  const beside = hedges.length ? `, hedge ${listed(hedges)}` : ''
  return at(tileWords(state, cell) + nth + beside, state, cell)
}

/** Explains why a stroke cannot continue to a tile. */
export function obstacleWords(state: State, stroke: RibbonStroke, to: number): string {
  const { marks, hedges } = state.board
  const from = stroke.at(-1) ?? -1
  if (marks[to] === 'pond') return 'A pond is in the way.'
  if (hedges.includes(hedgeBetween(from, to))) return 'A hedge is in the way.'
  if (marks[from] === 'ice' || marks[from] === 'bridge') return 'You can only go straight on from here.'
  return facesOf(state.board).has(to) ? `The ${whoIsOn(state, to)} is in the way.` : 'You cannot go there.'
}

/** Describes the held stroke: friend, length and position. */
export function strokeWords(state: State, stroke: RibbonStroke): string {
  const [from = -1] = stroke
  const who = whoIsOn(state, from)
  const what = `leading the ${who}${stroke.length > 1 ? `, ${tiles(stroke.length)}` : ''}`
  return at(what, state, stroke.at(-1) ?? from)
}

function wayWords({ board: { size, marks } }: State, from: number, to: number): Way | 'burrow' {
  if (marks[from] === 'burrow' && marks[to] === 'burrow') return 'burrow'
  if (rowOf(size, from) !== rowOf(size, to)) return to > from ? 'down' : 'up'
  return to > from ? 'right' : 'left'
}

/** The straight runs of a path: 'right 3', 'down', 'burrow'. */
function runs(state: State, stroke: RibbonStroke): string[] {
  const found: { way: string; steps: number }[] = []
  for (const [i, cell] of stroke.slice(1).entries()) {
    const way = wayWords(state, stroke[i] ?? cell, cell)
    const last = found.at(-1)
    if (last?.way === way) last.steps++
    else found.push({ way, steps: 1 })
  }
  return found.map(({ way, steps }) => (steps > 1 ? `${way} ${steps}` : way))
}

/** The most runs announced at once, because nobody remembers more. The rest follows on request. */
const MOST_RUNS = 5

/** Tells the two friends of a pair apart by their position. */
function sideOf({ board }: State, pair: number, face: number): string {
  const [a, b] = endsOf(board.ways[pair] ?? [])
  const other = face === a ? b : a
  if (rowOf(board.size, face) !== rowOf(board.size, other)) return face < other ? 'upper ' : 'lower '
  return face < other ? 'left ' : 'right '
}

/** Says where to lead a friend and why, from the end of the ribbon if it is right so far. */
function advise(hint: RibbonStroke, state: State): string {
  const [face = -1] = hint
  const pair = facesOf(state.board).get(face) ?? -1
  const ribbon = ribbonOf(state, pair)
  const goesOn = ribbon.length > 1 && ribbon.every((cell, i) => cell === hint[i])
  const all = runs(state, goesOn ? hint.slice(ribbon.length - 1) : hint)
  const far = all.slice(0, MOST_RUNS).join(', ') + (all.length > MOST_RUNS ? ', and so on' : '')
  const who = goesOn ? `${nameOf(state, pair)} on` : sideOf(state, pair, face) + nameOf(state, pair)
  return `Lead the ${who}: ${far}. ${reasonWords(state, hint)}`
}

function reasonWords(state: State, hint: RibbonStroke): string {
  const why = whyThisWay(state.board, isRight(state), hint)
  if (why === 'only') return 'No other way is left.'
  if (why === undefined) return 'Every other way fails later.'
  return why < 0
    ? 'Otherwise a tile would stay empty.'
    : `Otherwise the ${bothOf(state, why)} could not meet.`
}

/** Describes the change of a pair's ribbon. */
function pairWords(before: State, after: State, pair: number): string {
  const [was, is] = [ribbonOf(before, pair), ribbonOf(after, pair)]
  if (was.join() === is.join()) return ''
  const name = capital(nameOf(after, pair))
  const both = capital(bothOf(after, pair))
  if (isJoined(after, pair)) return `${both} joined.`
  if (isJoined(before, pair)) return `${both} separated${is.length ? `, ${tiles(is.length)} left` : ''}.`
  return is.length ? `${name} ribbon ${tiles(is.length)} long.` : `${name} ribbon gone.`
}

/** Further changes are only counted. */
const MOST_OTHERS = 2

/** Describes the changes of all ribbons but one. */
export function otherWords(before: State, after: State, led: number): string {
  const news = [...after.ribbons.keys()].flatMap((pair) =>
    pair === led ? [] : pairWords(before, after, pair) || [],
  )
  return news.length > MOST_OTHERS ? `${news.length} other ribbons changed.` : news.join(' ')
}

/** Describes the result of a stroke or an undo. */
function changed(before: State, after: State): string {
  if (before === after) return ''
  // The pair that was drawn, or whose stroke was undone.
  const { last } = after.spent < before.spent ? before : after
  const empty = emptyCells(after).length
  return [
    pairWords(before, after, last),
    otherWords(before, after, last),
    areAllJoined(after) && empty > 0 ? `All joined, but ${tiles(empty)} still empty.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

export const words: AdvisingWords<State, RibbonStroke> = {
  describe(state) {
    const { size, hedges } = state.board
    const rows = Array.from({ length: size }, (_, row) => {
      const tiles = Array.from({ length: size }, (_, column) => tileWords(state, row * size + column))
      return `Row ${row + 1}: ${tiles.join(', ')}.`
    })
    const hedged = new Set(hedges.map((hedge) => hedge >> 1))
    return [
      ...rows,
      ...Array.from(hedged, (cell) => `Hedge ${listed(hedgesAt(state, cell))}: ${placeOf(state, cell)}.`),
    ]
  },
  task(state) {
    const { size, ways } = state.board
    // A new round also announces level, moves, par and cursor, so there is no room for more.
    if (state.last < 0) return `${size} by ${size}, ${ways.length} pairs.`
    return `${countJoined(state)} of ${ways.length} pairs joined, ${emptyCells(state).length} empty.`
  },
  changed,
  advise,
}
