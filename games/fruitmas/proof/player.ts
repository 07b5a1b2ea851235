import { WAYS, type Way } from '../../kit/rules/ways.ts'
import { arrowOf, type Player } from '../../kit/proof/player.ts'
import { levelAt } from '../rules/curve.ts'
import { arrange, beside, centre, middleOf, neighbour } from '../view/layout.ts'
import type { Swap } from '../rules/pieces.ts'
import type { State } from '../rules.ts'

/** The shortest way for the cursor. */
function walk(open: readonly boolean[], from: number, to: number): Way[] {
  const ways = new Map<number, Way[]>([[from, []]])
  for (const [cell, way] of ways) {
    if (cell === to) return way
    for (const next of WAYS) {
      const reached = neighbour(open, cell, next)
      if (!ways.has(reached)) ways.set(reached, [...way, next])
    }
  }
  throw new Error(`No arrows lead from cell ${from} to cell ${to}.`)
}

export const openPlayer = (): Player<State, Swap> => ({
  keys({ from, to }, { level, last }) {
    const { open } = levelAt(level)
    // The cursor stands where the last swap ended, at first in the middle.
    const steps = walk(open, last?.to ?? centre(open), from)
    const push = WAYS.find((way) => beside(open, from, way) === to)
    return [...steps.map(arrowOf), 'Space', ...(push ? [arrowOf(push)] : [])]
  },
  touches({ from, to }, { level }, screen) {
    const layout = arrange(levelAt(level).open, screen)
    return [[middleOf(layout, from)], [middleOf(layout, to)]]
  },
})
