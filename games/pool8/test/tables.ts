/** Builds tables by hand for tests. */
import { type Ball, ballAt } from '../rules/ball.ts'
import { atRest } from '../rules/physics.ts'
import { type State } from '../rules/state.ts'
import { levels, rules } from '../rules.ts'

export type Places = Readonly<Record<number, readonly [number, number]>>

/** Balls without a place have been potted. */
export function balls(places: Places): Ball[] {
  return Array.from({ length: 16 }, (_, id) => {
    const place = places[id]
    return place ? ballAt(id, ...place) : { ...ballAt(id, 0, 0), pocket: 0 }
  })
}

/** The level of a named choice. */
export const levelOf = (name: string) => (levels.names?.indexOf(name) ?? -1) + 1

/** A table for two, past the break, with the cue ball not in hand. */
export function scene(places: Places, rest: Partial<State> = {}): State {
  const state = rules.start(1, levelOf('Two players'))
  return { ...state, breaking: false, hand: 'no', motion: atRest(balls(places)), ...rest }
}
