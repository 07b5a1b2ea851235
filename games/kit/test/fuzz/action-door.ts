/** Mutates single actions: every one that `isAction` accepts must have an honest type and leave a finite state. */
import { viewActions } from './corpus.ts'
import { notFinite } from './oracle.ts'
import { messageOf, shown, type FuzzAttempt, type Subject } from './subject.ts'
import { mutated } from './values.ts'

/** Mutations per attempt. Most are refused, which costs next to nothing. */
const MUTATIONS = 12
/** Ticks after an accepted action, because a hang or a NaN may appear late. */
const TICKS = 12

/** One in this many accepted actions is followed by an honest one, because some games take long to list their moves. */
const PLAYED_ON = 3

function passed({ tick = (state) => state }: Subject['rules'], state: unknown): unknown {
  let next = state
  for (let i = 0; i < TICKS; i++) next = tick(next)
  return next
}

export async function tryAction(
  { slug, rules, oracle, rounds }: Subject,
  attempt: FuzzAttempt,
): Promise<void> {
  const { rng } = attempt
  const moments = rng.pick(rounds.filter((round) => round.moments.length > 0)).moments
  const { state, action } = rng.pick(moments)
  const other = [...viewActions(slug), action]
  for (let i = 0; i < MUTATIONS; i++) {
    const hostile = mutated(rng, rng.int(2) ? action : rng.pick(other))
    if (!rules.isAction(hostile)) continue
    attempt.accept()
    const wrong = oracle(hostile)
    if (wrong !== undefined) attempt.fault('type', `${shown(hostile)}: ${wrong}`)
    try {
      let next = passed(rules, rules.act(state, hostile))
      if (rng.int(PLAYED_ON) === 0) {
        const moves = rules.moves(next)
        if (moves.length > 0) next = passed(rules, rules.act(next, rng.pick(moves)))
      }
      const bad = notFinite(next)
      if (bad !== undefined) attempt.fault('number', `after ${shown(hostile)} ${bad}`)
    } catch (error) {
      attempt.fault('throw', `${shown(hostile)}: ${messageOf(error)}`)
    }
  }
}
