/** Plays frames by link for tests and benchmarks: two people with sessions of their own, as the game keeps them. */
import { codeOf } from '../deferred/challenge/link.ts'
import { condensing, type TurnLog } from '../pages/turns/turn-log.ts'
import type { LogEntry } from '../replay/log.ts'
import { runToEnd } from '../replay/slicing.ts'
import { game } from '../../pool8/game.ts'
import { rules } from '../../pool8/rules.ts'
import { BY_LINK } from '../../pool8/rules/choices.ts'
import type { Action, State } from '../../pool8/rules/state.ts'
import type { Strength } from '../../pool8/rules/strength.ts'
import { turns } from '../../pool8/turns.ts'
import { strokeOf } from '../../pool8/test/people.ts'

export const MAKER = { slug: 'pool8', version: game.version ?? 1 }

export const condensed = (seed: number, log: readonly LogEntry<Action>[]): TurnLog<State, Action> => {
  const found = runToEnd(condensing(rules, turns, { seed, log }))
  if (!found) throw new Error('The motion does not end.')
  return found
}

export const codeFor = ({ seed, log, ticks }: TurnLog<State, Action>): Promise<string> =>
  codeOf(MAKER, { seed, level: BY_LINK, hinted: false, ticks, result: 0, log })

/** The frame after the next turn, whoever plays it; the players' strokes wander as those of this computer. */
export function withTurn(from: TurnLog<State, Action>, strength: Strength): TurnLog<State, Action> {
  const log = [...from.log]
  let state = from.end
  const seat = state.turn
  let { ticks } = from
  while (state.winner === null && state.turn === seat) {
    // The model plays for the first seat; rounding keeps the link short, as the view does.
    for (const action of strokeOf(state, strength, from.seed)) {
      const rounded = roundedAction(action)
      log.push([ticks, rounded])
      state = rules.act(state, rounded)
    }
    for (; state.stroke; ticks++) state = rules.tick?.(state) ?? state
  }
  return condensed(from.seed, log)
}

export const newFrameByLink = (seed: number) => condensed(seed, [])

const to = (n: number, parts: number) => Math.trunc(n * parts) / parts

function roundedAction(action: Action): Action {
  if (action.kind === 'place') return { ...action, x: to(action.x, 64), y: to(action.y, 64) }
  if (action.kind !== 'shoot') return action
  const { dx, dy, power, top, side } = action
  const long = Math.hypot(dx, dy)
  return {
    kind: 'shoot',
    dx: Math.round((dx / long) * 65_536),
    dy: Math.round((dy / long) * 65_536),
    power: Math.ceil(power * 1024) / 1024,
    top: to(top, 1024),
    side: to(side, 1024),
  }
}
