import { arrowOf, type Player } from '../../kit/proof/player.ts'
import { roomIn } from '../../kit/board/room.ts'
import type { Way } from '../../kit/rules/ways.ts'
import { lay, MARGIN, middleOf } from '../view/layout.ts'
import { leapEnd, type State } from '../rules.ts'

export const openPlayer = (): Player<State, Way> => ({
  keys: (way) => [arrowOf(way)],
  touches(way, state, screen) {
    const plane = lay(state.board.size, roomIn(screen, MARGIN))
    return [[middleOf(plane, leapEnd(state, way) ?? state.at)]]
  },
})
