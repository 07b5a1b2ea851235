/**
 * Simulates a person who does not know the solution: tries the most promising push, continues from there or backtracks to
 * the next best position, and gives up when patience runs out.
 */
import { handOf, SKILLS, type Skilled } from '../../kit/test/people.ts'
import { halfAgain } from '../../kit/rules/par.ts'
import { FAR, createBound } from '../rules/bound.ts'
import { eachPush, keyOf, createGround, zoneOf } from '../rules/ground.ts'
import { inOrder, ownedIn } from '../rules/house.ts'
import { frozenBy } from '../rules/lost.ts'
import type { State } from '../rules.ts'

/** A position as a person judges it: the apparent distance to the solution, and its successors, computed lazily. */
interface Seen {
  readonly left: number
  next(): readonly Seen[]
}

/** Positions shared by all attempts at a level. */
const cache = new WeakMap<State, Seen>()

function look(start: State): Seen {
  const { house } = start
  const ground = createGround(house)
  const bound = createBound(ground)
  const owned = ownedIn(house)
  const all = new Map<string, Seen>()
  function see(pots: readonly number[], zone: number, moved: number): Seen {
    const key = keyOf(pots, zone)
    const before = all.get(key)
    if (before) return before
    let following: Seen[] | undefined
    const seen: Seen = {
      // People notice frozen pots.
      left: bound(pots, frozenBy(ground, pots, moved)),
      next() {
        if (following) return following
        following = []
        const found: [readonly number[], number, number][] = []
        eachPush(ground, pots, zone, (pot, _, to, after) =>
          found.push([inOrder(pots.with(pot, to), owned), after, to]),
        )
        return (following = found.map((each) => see(...each)))
      },
    }
    all.set(key, seen)
    return seen
  }
  const pots = inOrder(start.pots, owned)
  return see(pots, zoneOf(ground, pots, start.at), -1)
}

/** Pushes tried before giving up, per push of par and of lookahead: a few minutes. */
const PATIENCE = 1.5
/** Weight of the pushes left against the pushes made. */
const GREED = 2
/** Error in judging the distance, per unit of skill error. */
const MISJUDGED = 1
/** By how many pushes a blunder underestimates the distance. */
const BLUNDER = 8

/** Whether this person solves the level within the pushes for two stars. */
export function solves(who: Skilled, start: State, seed: number): boolean {
  const { ahead, error, blunders } = SKILLS[who]
  const hand = handOf({ error: error * MISJUDGED, blunders }, seed)
  const first = cache.get(start) ?? look(start)
  cache.set(start, first)
  const tried = new Map<Seen, number>()
  const waiting: { readonly seen: Seen; readonly pushed: number }[][] = []
  const consider = (seen: Seen, pushed: number) => {
    if (seen.left >= FAR || (tried.get(seen) ?? Infinity) <= pushed) return
    tried.set(seen, pushed)
    const judged = pushed + GREED * (seen.left + hand.off() - (hand.blunders() ? BLUNDER : 0))
    const list = (waiting[Math.max(0, Math.round(judged))] ??= [])
    list.push({ seen, pushed })
  }
  consider(first, 0)
  // Patience varies between attempts.
  const patience = PATIENCE * (1 + ahead) * start.par * (0.5 + hand.fraction())
  for (let tries = 0; tries < patience; tries++) {
    const best = waiting.find((list) => list?.length)?.pop()
    if (!best) return false
    if (best.seen.left === 0) return best.pushed <= halfAgain(start.par)
    for (const seen of best.seen.next()) consider(seen, best.pushed + 1)
  }
  return false
}
