/** Makes a leap by arrow key or tap. */
import { arrowOf, type Player } from '../../kit/test/player.ts'
import type { Way } from '../../kit/rules/ways.ts'
import { leapEnd, type State } from '../rules.ts'
import { arrange, middleOf } from '../view/layout.ts'

export const createPlayer = (): Player<State, Way> => ({
  keys: (way) => [arrowOf(way)],
  touches: (way, state, screen) => [
    [middleOf(arrange(screen, state.board), leapEnd(state, way) ?? state.at)],
  ],
})
