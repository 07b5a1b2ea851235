/** Handles input: the launcher's aim, and the meaning of each gesture. */
import { clamp } from '../../kit/paint/easing.ts'
import type { Gesture, ViewFeedback } from '../../kit/view.ts'
import { rules, type Action, type State } from '../rules.ts'
import { COARSE, WIDEST } from '../rules/flight.ts'
import { alikeWords } from '../words.ts'
import { aimAt, meansSwap, type Layout } from './layout.ts'

/** Keys and buttons for the finest steps. */
const TURNS: Readonly<Record<string, number>> = { KeyQ: -1, PadL: -1, KeyE: 1, PadR: 1 }

interface Hand {
  readonly aim: number
  read(gesture: Gesture, state: State, layout: Layout): Action | undefined
}

export function createHand(voice: ViewFeedback): Hand {
  /** Part of the view, not of the state, because players do not expect undo to restore it. */
  let aim = 0

  /** Without `refusal`, the kit announces an arrow that is blocked. */
  function turn(by: number, refusal = ''): void {
    const next = clamp(aim + by, -WIDEST, WIDEST)
    if (next !== aim) voice.play({ name: 'tick', step: Math.round(next / 40), volume: 0.25 })
    else if (refusal) voice.news(refusal)
    aim = next
  }

  /** Swapping two seeds of the same kind has no effect, so it is announced. */
  function swap({ hand: [first, second] }: State): Action {
    if (first && first.kind === second?.kind) voice.news(alikeWords(first))
    return 'swap'
  }

  return {
    get aim() {
      return aim
    },
    read(gesture, state, layout) {
      switch (gesture.kind) {
        case 'hover':
        case 'press':
          aim = aimAt(layout, gesture) ?? aim
          return undefined
        case 'tap':
          if (meansSwap(layout, gesture)) return swap(state)
          return aimAt(layout, gesture)
        case 'drag': {
          const meant = aimAt(layout, gesture)
          aim = meant ?? aim
          return gesture.phase === 'end' ? meant : undefined
        }
        case 'direction':
          if (gesture.way === 'down') return gesture.repeat ? undefined : swap(state)
          if (gesture.way === 'up') turn(-aim, gesture.repeat ? '' : 'Already aimed straight up.')
          else turn(gesture.way === 'left' ? -COARSE : COARSE)
          return undefined
        case 'key':
          turn(TURNS[gesture.code] ?? 0, 'Edge.')
          return undefined
        case 'confirm':
          return rules.outcome(state) === 'playing' ? aim : undefined
        case 'back':
          return swap(state)
        default:
          return undefined
      }
    },
  }
}
