/** Starts, extends and shortens the stroke being drawn. Pure; the rules decide which strokes are valid. */
import { beside, columnOf, rowOf, stepsApart } from '../../kit/rules/grid.ts'
import { WAYS } from '../../kit/rules/ways.ts'
import { cellsWith, endsOf, facesOf, gridOf } from '../rules/board.ts'
import { pairOf, pairOn, ribbonOf, rules, type State, type RibbonStroke } from '../rules.ts'

export const headOf = (stroke: RibbonStroke) => stroke.at(-1) ?? -1

/** Continues a stroke that has entered a burrow at the other burrow. */
function through({ board }: State, stroke: RibbonStroke): RibbonStroke {
  const [one, other] = cellsWith(board, 'burrow')
  const [before, head] = [stroke.at(-2), headOf(stroke)]
  const out = head === one ? other : head === other ? one : undefined
  return out === undefined || before === out ? stroke : [...stroke, out]
}

/** The held stroke after touching a cell: a face starts a new stroke, a ribbon is picked up at the touched cell. */
export function pickUp(state: State, cell: number): RibbonStroke | undefined {
  if (facesOf(state.board).has(cell)) return [cell]
  const pair = pairOn(state, cell)
  if (pair === undefined) return undefined
  const ribbon = ribbonOf(state, pair)
  return through(state, ribbon.slice(0, ribbon.indexOf(cell) + 1))
}

/** The board as it would be with the held stroke put down. */
export const withStroke = (state: State, held: RibbonStroke | undefined): State =>
  held && held.length > 1 ? rules.act(state, held) : state

/** Whether the stroke has reached the friend. */
export function isDone({ board }: State, stroke: RibbonStroke): boolean {
  return stroke.length > 1 && board.ways.some((way) => endsOf(way).includes(headOf(stroke)))
}

/** One step forward, or back to a cell of the stroke; undefined if something is in the way. */
export function stepTo(state: State, stroke: RibbonStroke, to: number): RibbonStroke | undefined {
  const longer = [...stroke, to]
  // A ribbon may cross itself on a bridge.
  if (!isDone(state, stroke) && pairOf(state, longer) !== undefined) return through(state, longer)
  const back = stroke.lastIndexOf(to)
  return back >= 0 ? stroke.slice(0, back + 1) : undefined
}

/** Follows a finger to a cell, or as close as possible, along the longer axis first. */
export function follow(state: State, stroke: RibbonStroke, to: number): RibbonStroke {
  const { size } = state.board
  // Back to an earlier cell, or across itself on a bridge.
  if (stroke.includes(to) && headOf(stroke) !== to) return stepTo(state, stroke, to) ?? stroke
  let now = stroke
  while (headOf(now) !== to && !isDone(state, now)) {
    const head = headOf(now)
    const across = Math.abs(columnOf(size, to) - columnOf(size, head))
    const down = Math.abs(rowOf(size, to) - rowOf(size, head))
    const nearer = WAYS.map((way) => ({ way, cell: beside(gridOf(size), head, way) }))
      .filter(({ cell }) => cell !== undefined && stepsApart(size, cell, to) < across + down)
      .toSorted((a) => (/left|right/.test(a.way) === across >= down ? -1 : 1))
    const next = nearer.map(({ cell }) => stepTo(state, now, cell ?? -1)).find((step) => step !== undefined)
    if (!next || next.length <= now.length) return now
    // The stroke has left a burrow, away from the finger.
    if (next.length > now.length + 1) return next
    now = next
  }
  return now
}

/** Resolves a tap: straight to a cell in the same row or column, or back; undefined if that is impossible. */
export function straightTo(state: State, stroke: RibbonStroke, to: number): RibbonStroke | undefined {
  const { size } = state.board
  const head = headOf(stroke)
  const inLine = columnOf(size, head) === columnOf(size, to) || rowOf(size, head) === rowOf(size, to)
  if (!stroke.includes(to) && !inLine) return undefined
  const there = follow(state, stroke, to)
  return there.slice(-2).includes(to) ? there : undefined
}
