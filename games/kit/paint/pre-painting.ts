/** Painting ahead: what play will need is done before it is needed, a little between any two frames. */
import type { PaintBudget } from './paint-budget.ts'

/** Milliseconds between two spells of work, and how long a spell may take under a card and in play. */
const PAUSE = 10
const UNDER_A_CARD = 8
const IN_PLAY = 2

/**
 * Does a plan step by step: a generator that paints something and yields, again and again, in the order in which its
 * things will be seen. A new plan, for another size say, takes the place of the old one.
 */
export type Ahead = (plan: Iterable<unknown>) => void

export function createAhead(isPlaying: () => boolean, paintBudget: Pick<PaintBudget, 'isIncomplete'>): Ahead {
  let plan: Iterator<unknown> | undefined

  function work(): void {
    const until = performance.now() + (isPlaying() ? IN_PLAY : UNDER_A_CARD)
    // What should be in sight now comes before what will be.
    if (!paintBudget.isIncomplete)
      do {
        if (plan?.next().done) plan = undefined
      } while (plan && performance.now() < until)
    if (plan) setTimeout(work, PAUSE)
  }

  return (next) => {
    if (!plan) setTimeout(work, PAUSE)
    plan = next[Symbol.iterator]()
  }
}
