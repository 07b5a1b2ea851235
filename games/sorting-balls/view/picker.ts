/** Keeps the lifted ball, and turns chosen tubes into moves. */
import type { Voice } from '../../kit/view.ts'
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
import { liftWords, putBackWords, refusalWords } from '../words.ts'
import type { Travel } from './travel.ts'

export interface Lifted {
  /** The tube whose top ball is lifted. */
  picked: number | undefined
  /** The lifted ball rose by itself after the previous one. */
  isNext: boolean
  /** Announces a ball that an undo put back, until the next gesture. */
  aside: string
}

export function createPicker(travel: Travel, voice: Voice) {
  const lifted: Lifted = { picked: undefined, isNext: false, aside: '' }

  /** `news` announces the fate of the ball that was lifted before. */
  function pick(state: State, tube: number, news = ''): void {
    lifted.picked = tube
    lifted.isNext = false
    const ball = travel.lift(state, tube)
    voice.news(news + liftWords(state, tube))
    voice.play({ name: 'pluck', step: kindOf(state, ball) - 3, volume: 0.6 })
  }

  function putBack(state: State): void {
    if (lifted.picked === undefined) return
    travel.lower(state)
    voice.news(putBackWords(state, lifted.picked))
    lifted.picked = undefined
    voice.play({ name: 'tick', step: -2 })
  }

  function refuse(state: State, tube: number): void {
    travel.refuse(tube)
    voice.news(refusalWords(state, tube, lifted.picked !== undefined))
    voice.play({ name: 'buzz', volume: 0.7 })
  }

  function choose(state: State, tube: number): Move | undefined {
    const { picked } = lifted
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

  /** Lifts the next ball if it could follow the last one, so that three equal balls take four taps. */
  function follow(state: State, move: Move): void {
    if (!canMove(state, move)) return
    const source = state.tubes[move.from] ?? []
    // A larger group that has its tube to itself should stay there.
    if (isAlike(state, source) && source.length > (state.tubes[move.to]?.length ?? 0)) return
    lifted.picked = move.from
    lifted.isNext = true
    travel.lift(state, move.from, 0.14)
  }

  function see(before: State, after: State): void {
    const { picked } = lifted
    const move = moveBetween(before, after)
    const isForward = after.spent > before.spent
    if (picked !== undefined && (!isForward || picked !== move?.from)) {
      lifted.aside = ` ${putBackWords(before, picked)}`
      travel.lower(after)
    }
    if (!move) return
    travel.see(before, after, move)
    lifted.picked = undefined
    if (isForward) follow(after, move)
  }

  return { lifted, putBack, refuse, choose, see }
}

export type Picker = ReturnType<typeof createPicker>
