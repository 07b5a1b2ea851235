/** Keeps the lifted ball, and turns chosen tubes into moves. */
import type { ViewFeedback } from '../../kit/view.ts'
import {
  ADD_TUBE,
  canMove,
  isAlike,
  isOpen,
  kindOf,
  moveBetween,
  type Move,
  type State,
} from '../rules/state.ts'
import { liftWords, putBackWords, refusalWords, tubeWords } from '../words.ts'
import type { Travel } from './travel.ts'

/** Whether the next ball can take the same way. A larger group that has its tube to itself should stay there. */
function canFollow(state: State, move: Move): boolean {
  const source = state.tubes[move.from] ?? []
  const isLarger = source.length > (state.tubes[move.to]?.length ?? 0)
  return canMove(state, move) && !(isLarger && isAlike(state, source))
}

export function createPicker(travel: Travel, voice: ViewFeedback) {
  /** The tube whose top ball is lifted. */
  let picked: number | undefined
  /** The lifted ball rose by itself after the previous one. */
  let isNext = false
  /** Announces a ball that an undo put back, until the next gesture. */
  let aside = ''

  /** `news` announces the fate of the ball that was lifted before. */
  function pick(state: State, tube: number, news = ''): void {
    picked = tube
    isNext = false
    const ball = travel.lift(state, tube)
    voice.news(news + liftWords(state, tube))
    voice.play({ name: 'pluck', step: kindOf(state, ball) - 3, volume: 0.6 })
  }

  function putBack(state: State): void {
    if (picked === undefined) return
    travel.lower(state)
    voice.news(putBackWords(state, picked))
    picked = undefined
    voice.play({ name: 'tick', step: -2 })
  }

  function refuse(state: State, tube: number): void {
    travel.refuse(tube)
    voice.news(refusalWords(state, tube, picked !== undefined))
    voice.play({ name: 'buzz', volume: 0.7 })
  }

  function choose(state: State, tube: number): Move | undefined {
    if (tube === state.tubes.length) {
      putBack(state)
      return state.isHelped ? undefined : ADD_TUBE
    }
    if (picked === undefined) {
      if (isOpen(state, tube)) pick(state, tube)
      else refuse(state, tube)
      return undefined
    }
    const move = { from: picked, to: tube }
    if (canMove(state, move)) return move
    if (tube === picked) putBack(state)
    else if (isOpen(state, tube)) {
      // Choosing a different ball switches to it.
      const news = `${putBackWords(state, picked)} `
      putBack(state)
      pick(state, tube, news)
    } else refuse(state, tube)
    return undefined
  }

  /** Lifts the next ball, so that three equal balls take four taps. */
  function follow(state: State, move: Move): void {
    if (!canFollow(state, move)) return
    picked = move.from
    isNext = true
    travel.lift(state, move.from, 0.14)
  }

  function see(before: State, after: State): void {
    const move = moveBetween(before, after)
    const isForward = after.spent > before.spent
    if (picked !== undefined && (!isForward || picked !== move?.from)) {
      aside = ` ${putBackWords(before, picked)}`
      travel.lower(after)
    }
    if (!move) return
    travel.see(before, after, move)
    picked = undefined
    if (isForward) follow(after, move)
  }

  return {
    get picked() {
      return picked
    },
    begin(): void {
      picked = undefined
      aside = ''
    },
    /** Drops the announcement of an undo. */
    hush: () => void (aside = ''),
    /** Lowers the lifted ball if the hint is about a different one. */
    heed(state: State, hint: Move): void {
      if (picked === undefined || picked === hint.from) return
      travel.lower(state)
      picked = undefined
    },
    putBack,
    refuse,
    choose,
    see,
    /** Describes a tube, and whether it takes the ball in hand. */
    say: (state: State, tube: number): string => tubeWords(state, tube, { picked, isNext }) + aside,
  }
}

export type Picker = ReturnType<typeof createPicker>
