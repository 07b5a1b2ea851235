/**
 * A person in the greenhouse, who does not see the solution: tries the push that seems to lead nearest to the end, goes
 * on from there or takes steps back to what seemed nearly as good, and gives up when the patience for it is used up.
 */
import { handOf, SKILLS, type Skilled } from '../../kit/test/people.ts'
import { halfAgain } from '../../kit/rules/par.ts'
import { FAR, createBound } from '../rules/bound.ts'
import { eachPush, keyOf, createGround, zoneOf } from '../rules/ground.ts'
import { inOrder, ownedIn } from '../rules/house.ts'
import { frozenBy } from '../rules/lost.ts'
import type { State } from '../rules.ts'

/** A position as it is seen: how far it seems from the end, and what can be pushed. Found out when it is first needed. */
interface Seen {
  readonly left: number
  next(): readonly Seen[]
}

/** What all tries of a level have in common. */
const known = new WeakMap<State, Seen>()

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
      // Pots that hold each other in a corner are plain to see.
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

/** Pushes that are tried before one gives up, for each of par and for each that one looks ahead: some minutes. */
const PATIENCE = 1.5
/** How much more one minds what is left than what is done. */
const GREED = 2
/** The error in judging how far it is, for each tick of an unsteady hand. */
const MISJUDGED = 1
/** A position that is not looked at properly seems so much nearer. */
const BLUNDER = 8

/** Whether this person comes to the end in the pushes that two stars allow. */
export function solves(who: Skilled, start: State, seed: number): boolean {
  const { ahead, error, blunders } = SKILLS[who]
  const hand = handOf({ error: error * MISJUDGED, blunders }, seed)
  const first = known.get(start) ?? look(start)
  known.set(start, first)
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
  // Nobody is always equally patient.
  const patience = PATIENCE * (1 + ahead) * start.par * (0.5 + hand.fraction())
  for (let tries = 0; tries < patience; tries++) {
    const best = waiting.find((list) => list?.length)?.pop()
    if (!best) return false
    if (best.seen.left === 0) return best.pushed <= halfAgain(start.par)
    for (const seen of best.seen.next()) consider(seen, best.pushed + 1)
  }
  return false
}
