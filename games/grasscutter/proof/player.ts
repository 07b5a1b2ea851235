import { arrowOf, type Player } from '../../kit/proof/player.ts'
import { roomIn } from '../../kit/board/room.ts'
import { STEPS, type Way } from '../../kit/rules/ways.ts'
import { arrange, MARGIN, middle } from '../view/layout.ts'
import type { State } from '../rules.ts'

export const openPlayer = (): Player<State, Way> => ({
  keys: (way) => [arrowOf(way)],
  touches(way, { garden, mower }, screen) {
    const layout = arrange(garden, roomIn(screen, MARGIN))
    const { x, y } = middle(layout, mower)
    const [dx, dy] = STEPS[way]
    return [[{ x: x + dx * layout.tile, y: y + dy * layout.tile }]]
  },
})
