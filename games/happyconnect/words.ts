/** What is said aloud: enough to play by ear. */
import { rowOf } from '../kit/rules/grid.ts'
import type { Way } from '../kit/rules/ways.ts'
import { capital, placeWords, type AdvisingWords } from '../kit/words.ts'
import { facesOf } from './rules/board.ts'
import {
  areAllJoined,
  countJoined,
  emptyCells,
  isJoined,
  pairOn,
  ribbonOf,
  type State,
  type Stroke,
} from './rules.ts'
import { kindOf } from './view/kinds.ts'

/** A friend is called by its shape: no two kinds share one, and a colour more would be a word more. */
const nameOf = ({ level }: State, pair: number) => kindOf(level, pair).name.replace(/.* /, '')

/** The friend whose face or ribbon is on a cell. */
export const whoIsOn = (state: State, cell: number) =>
  nameOf(state, facesOf(state.board).get(cell) ?? pairOn(state, cell) ?? -1)

const several = (name: string) => `${name}${name.endsWith('x') ? 'es' : 's'}`

const tiles = (count: number) => `${count} tile${count === 1 ? '' : 's'}`

const placeOf = ({ board }: State, cell: number) => placeWords(board.size, cell)

const at = (what: string, state: State, cell: number) => `${capital(what)}. ${capital(placeOf(state, cell))}.`

/** What is on a tile; where a ribbon has no friend yet, its end is what goes on. */
function tileWords(state: State, cell: number): string {
  const face = facesOf(state.board).get(cell)
  if (face !== undefined) return nameOf(state, face) + (isJoined(state, face) ? ' joined' : '')
  const pair = pairOn(state, cell)
  if (pair === undefined) return 'empty'
  return `${nameOf(state, pair)} ${ribbonOf(state, pair).at(-1) === cell ? 'end' : 'ribbon'}`
}

/** What is under the cursor, which tile of its ribbon that is, and where. */
export function cellWords(state: State, cell: number): string {
  const ribbon = ribbonOf(state, pairOn(state, cell) ?? -1)
  const nth = ribbon.length ? `, ${ribbon.indexOf(cell) + 1} of ${ribbon.length}` : ''
  return at(tileWords(state, cell) + nth, state, cell)
}

/** Who is led, how far already, and where that is. */
export function strokeWords(state: State, stroke: Stroke): string {
  const [from = -1] = stroke
  const who = whoIsOn(state, from)
  const what = stroke.length > 1 ? `${who} led, ${tiles(stroke.length)}` : `you lead the ${who}`
  return at(what, state, stroke.at(-1) ?? from)
}

function wayWords({ board }: State, from: number, to: number): Way {
  if (rowOf(board.size, from) !== rowOf(board.size, to)) return to > from ? 'down' : 'up'
  return to > from ? 'right' : 'left'
}

/** The runs of a way: 'right 3', 'down'. */
function runs(state: State, stroke: Stroke): string[] {
  const found: { way: Way; steps: number }[] = []
  for (const [i, cell] of stroke.slice(1).entries()) {
    const way = wayWords(state, stroke[i] ?? cell, cell)
    const last = found.at(-1)
    if (last?.way === way) last.steps++
    else found.push({ way, steps: 1 })
  }
  return found.map(({ way, steps }) => (steps > 1 ? `${way} ${steps}` : way))
}

/** More than this many runs of a way are not kept in mind; the rest is told when it is asked for. */
const MOST_RUNS = 7

/** From where the ribbon that is drawn already leaves the way. */
function advise(hint: Stroke, state: State): string {
  const [face = -1] = hint
  const ribbon = ribbonOf(state, facesOf(state.board).get(face) ?? -1)
  const apart = hint.findIndex((cell, i) => cell !== ribbon[i])
  const left = hint.slice(Math.max(0, apart - 1))
  const all = runs(state, left)
  const far = all.slice(0, MOST_RUNS).join(', ') + (all.length > MOST_RUNS ? ', and on' : '')
  return `Lead the ${whoIsOn(state, face)} from ${placeOf(state, left[0] ?? face)}: ${far}.`
}

/** What has become of a pair's ribbon. */
function pairWords(before: State, after: State, pair: number): string {
  const [was, is] = [ribbonOf(before, pair), ribbonOf(after, pair)]
  if (was.join() === is.join()) return ''
  const name = capital(nameOf(after, pair))
  if (isJoined(after, pair)) return `${several(name)} joined.`
  if (isJoined(before, pair)) return `${several(name)} apart${is.length ? `, ${tiles(is.length)} left` : ''}.`
  return is.length ? `${name} ribbon now ${tiles(is.length)}.` : `${name} ribbon gone.`
}

/** More than these are only counted. */
const MOST_OTHERS = 2

/** What has become of all ribbons but one. */
export function otherWords(before: State, after: State, led: number): string {
  const news = [...after.ribbons.keys()].flatMap((pair) =>
    pair === led ? [] : pairWords(before, after, pair) || [],
  )
  return news.length > MOST_OTHERS ? `${news.length} other ribbons changed.` : news.join(' ')
}

/** What a stroke or an undo changed. */
function changed(before: State, after: State): string {
  if (before === after) return ''
  // The pair that was drawn, or whose stroke is taken back.
  const { last } = after.spent < before.spent ? before : after
  const empty = emptyCells(after).length
  return [
    pairWords(before, after, last),
    otherWords(before, after, last),
    areAllJoined(after) && empty > 0 ? `All joined, but ${tiles(empty)} empty.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

export const words: AdvisingWords<State, Stroke> = {
  describe: (state) =>
    Array.from({ length: state.board.size }, (_, row) => {
      const cells = Array.from({ length: state.board.size }, (_, column) => row * state.board.size + column)
      return `Row ${row + 1}: ${cells.map((cell) => tileWords(state, cell)).join(', ')}.`
    }),
  task(state) {
    const { size, ways } = state.board
    return `${size} by ${size}, ${countJoined(state)} of ${ways.length} pairs joined, ${emptyCells(state).length} empty.`
  },
  changed,
  advise,
}
