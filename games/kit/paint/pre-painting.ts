/** Paints sprites before they are needed, in short tasks between frames. */
import type { PaintBudget } from './paint-budget.ts'

const PAUSE_MS = 10
/** Longest task while a card covers the game, and while a round is being played. */
const TASK_UNDER_CARD_MS = 8
const TASK_IN_PLAY_MS = 2

/**
 * Runs a plan step by step: a generator that paints one sprite per step, in the order in which they will be seen. A new
 * plan, for a new size for example, replaces the old one.
 */
export type PrePaint = (plan: Iterable<unknown>) => void

export function createPrePainter(
  isPlaying: () => boolean,
  paintBudget: Pick<PaintBudget, 'isIncomplete'>,
): PrePaint {
  let plan: Iterator<unknown> | undefined

  function work(): void {
    const until = performance.now() + (isPlaying() ? TASK_IN_PLAY_MS : TASK_UNDER_CARD_MS)
    // Sprites that the current frame lacks come first.
    if (!paintBudget.isIncomplete)
      do {
        if (plan?.next().done) plan = undefined
      } while (plan && performance.now() < until)
    if (plan) setTimeout(work, PAUSE_MS)
  }

  return (next) => {
    if (!plan) setTimeout(work, PAUSE_MS)
    plan = next[Symbol.iterator]()
  }
}
