/** Sends the mower off by arrow key, or by a tap on the tile next to it. */
import { arrowOf, type Player } from '../../kit/test/player.ts'
import { STEPS, type Way } from '../../kit/rules/ways.ts'
import type { State } from '../rules.ts'
import { arrange, middleOf } from '../view/layout.ts'

export const createPlayer = (): Player<State, Way> => ({
  keys: (way) => [arrowOf(way)],
  touches(way, { garden, mower }, screen) {
    const layout = arrange(screen, garden)
    const { x, y } = middleOf(layout, mower)
    const [dx, dy] = STEPS[way]
    return [[{ x: x + dx * layout.cell, y: y + dy * layout.cell }]]
  },
})
