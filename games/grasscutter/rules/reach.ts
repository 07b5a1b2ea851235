/** Decides whether a lawn can still be finished, exactly and without searching all sets of cut tiles. */
import {
  isNone,
  NO_TILES,
  survey,
  union,
  without,
  type MowerPosition,
  type GardenSurvey,
  type TileSet,
} from './survey.ts'

interface Exit {
  readonly to: number
  readonly cuts: TileSet
}

/**
 * A strongly connected set of stops: the mower can mow everything that its slides cover. It never returns to a yard
 * that it has left, so the rest is a walk from yard to yard, and mowing all of each yard never hurts.
 */
interface MowableSet {
  /** Tiles that slides within the yard mow. */
  inside: TileSet
  /** Upper bound of the tiles that can be mown from here on. */
  ahead: TileSet
  readonly exits: Exit[]
}

export function canFinish(position: MowerPosition): boolean {
  const map = survey(position)
  const { yardOf, yards } = partition(map)
  const failed = new Set<string>()

  function finish(yard: number, before: TileSet): boolean {
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

/** Tarjan's strongly connected components. A yard is numbered after all yards that it leads to. */
export function partition({ stops }: GardenSurvey): {
  yardOf: readonly number[]
  yards: readonly MowableSet[]
} {
  const order: number[] = []
  const lowest: number[] = []
  const yardOf: number[] = []
  const yards: MowableSet[] = []
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
    const yard: MowableSet = { inside: NO_TILES, ahead: NO_TILES, exits: [] }
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
