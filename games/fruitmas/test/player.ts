/** Performs a swap by keyboard or touch. */
import { middleOf } from '../../kit/board/square.ts'
import { arrowOf, type Player } from '../../kit/test/player.ts'
import { WAYS, type Way } from '../../kit/rules/ways.ts'
import type { State } from '../rules.ts'
import { levelOf } from '../rules/levels.ts'
import type { Swap } from '../rules/tree.ts'
import { besideIn, cursorStep, firstCell } from '../view/hand.ts'
import { arrange } from '../view/layout.ts'

/** The shortest path of the cursor. */
function walk(open: readonly boolean[], from: number, to: number): Way[] {
  const ways = new Map<number, Way[]>([[from, []]])
  for (const [cell, way] of ways) {
    if (cell === to) return way
    for (const next of WAYS) {
      const reached = cursorStep(open, cell, next)
      if (!ways.has(reached)) ways.set(reached, [...way, next])
    }
  }
  throw new Error(`No arrows lead from cell ${from} to cell ${to}.`)
}

export const createPlayer = (): Player<State, Swap> => ({
  keys({ from, to }, { level, last }) {
    const { open } = levelOf(level)
    // The cursor is where the last swap ended, or in the middle at first.
    const steps = walk(open, last?.to ?? firstCell(open), from)
    const push = WAYS.find((way) => besideIn(open, from, way) === to)
    return [...steps.map(arrowOf), 'Space', ...(push ? [arrowOf(push)] : [])]
  },
  touches({ from, to }, { level }, screen) {
    const layout = arrange(screen, levelOf(level).open)
    return [[middleOf(layout, from)], [middleOf(layout, to)]]
  },
})
