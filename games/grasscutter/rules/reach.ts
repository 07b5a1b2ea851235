/**
 * Whether a lawn can still be finished: certain, and without a search through all sets of cut tiles. Stops that lead
 * back to each other form a yard, in which the mower can mow all that its slides cover. It never comes back to a yard
 * that it has left, so what remains is a walk from yard to yard, and mowing all it can in each never hurts.
 */
import { isNone, NO_TILES, survey, union, without, type Position, type Survey, type Tiles } from './survey.ts'

interface Exit {
  readonly to: number
  readonly cuts: Tiles
}

export interface Yard {
  /** What its own slides mow. */
  inside: Tiles
  /** What can be mown from here on, at the very best. */
  ahead: Tiles
  readonly exits: Exit[]
}

export function canFinish(position: Position): boolean {
  const map = survey(position)
  const { yardOf, yards } = partition(map)
  const failed = new Set<string>()

  function finish(yard: number, before: Tiles): boolean {
    const { inside, ahead, exits } = yards[yard] ?? { inside: NO_TILES, ahead: NO_TILES, exits: [] }
    const uncut = without(before, inside)
    if (isNone(uncut)) return true
    const key = `${yard},${uncut.low},${uncut.high}`
    if (failed.has(key) || !isNone(without(uncut, ahead))) return false
    if (exits.some(({ to, cuts }) => finish(to, without(uncut, cuts)))) return true
    failed.add(key)
    return false
  }
  return finish(yardOf[0] ?? 0, map.uncut)
}

/** Tarjan's strongly connected components. A yard is numbered after all those that it leads to. */
export function partition({ stops }: Survey): { yardOf: readonly number[]; yards: readonly Yard[] } {
  const order: number[] = []
  const lowest: number[] = []
  const yardOf: number[] = []
  const yards: Yard[] = []
  const trail: number[] = []
  let visited = 0

  function visit(stop: number): void {
    let low = (order[stop] = visited++)
    trail.push(stop)
    for (const { to } of stops[stop] ?? []) {
      if (order[to] === undefined) visit(to)
      if (yardOf[to] === undefined) low = Math.min(low, lowest[to] ?? order[to] ?? low)
    }
    lowest[stop] = low
    if (low === order[stop]) close(trail.splice(trail.indexOf(stop)))
  }

  function close(members: readonly number[]): void {
    const yard: Yard = { inside: NO_TILES, ahead: NO_TILES, exits: [] }
    const number = yards.push(yard) - 1
    for (const member of members) yardOf[member] = number
    for (const { to, cuts } of members.flatMap((member) => stops[member] ?? [])) {
      const there = yardOf[to] ?? number
      yard.ahead = union(yard.ahead, cuts)
      if (there === number) yard.inside = union(yard.inside, cuts)
      else {
        yard.exits.push({ to: there, cuts })
        yard.ahead = union(yard.ahead, yards[there]?.ahead ?? NO_TILES)
      }
    }
  }

  visit(0)
  return { yardOf, yards }
}
