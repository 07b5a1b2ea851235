/** Wires drawing, input, sounds and speech together. Keeps the lifted ball and the cursor. */
import { createCursor } from '../kit/board/cursor.ts'
import { perSize } from '../kit/board/per-size.ts'
import type { Stage } from '../kit/paint/stage.ts'
import type { Gesture, View, Voice } from '../kit/view.ts'
import {
  ANOTHER,
  canMove,
  changeBetween,
  isAlike,
  isOpen,
  kindOf,
  type Move,
  type State,
} from './rules/state.ts'
import { arrange, neighbour, tubeAt } from './view/layout.ts'
import { drawPortrait } from './view/portrait.ts'
import { createScene } from './view/scene.ts'
import { ANOTHER_SOUNDS, landingSounds } from './view/sounds.ts'
import { createTravel } from './view/travel.ts'
import { liftWords, putBackWords, refusalWords, tubeWords } from './words.ts'

/** Number of cursor positions: the tubes, then the button while it is available. */
const placesOf = ({ tubes, isHelped }: State) => tubes.length + (isHelped ? 0 : 1)

export function createView(stage: Stage, voice: Voice): View<State, Move> {
  const travel = createTravel()
  const scene = createScene(stage, travel)
  let bench: State | undefined
  const layoutFor = perSize(stage, (_key: string) => arrange(stage, bench ?? { tubes: [], height: 1 }))
  function layoutOf(state: State) {
    bench = state
    return layoutFor(`${state.height} ${state.tubes.length} ${state.makes?.map((make) => make === 'short')}`)
  }
  const cursor = createCursor(0)
  /** The tube whose top ball is lifted. */
  let picked: number | undefined
  /** The lifted ball rose by itself after the previous one. */
  let isNext = false
  /** Announces a ball that an undo put back, until the next gesture. */
  let aside = ''
  let hovered: number | undefined
  let advised: Move | undefined

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
      return state.isHelped ? undefined : ANOTHER
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

  function readPointer(gesture: Gesture, state: State): Move | undefined {
    const layout = layoutOf(state)
    if (gesture.kind === 'hover') hovered = tubeAt(layout, gesture)
    if (gesture.kind === 'press') {
      cursor.point()
      hovered = undefined
      const tube = tubeAt(layout, gesture)
      if (tube !== undefined) {
        cursor.at = tube
        return choose(state, tube)
      }
      putBack(state)
    }
    if (gesture.kind === 'drag' && picked !== undefined) {
      if (tubeAt(layout, gesture.from) !== picked) return undefined
      const target = gesture.phase === 'end' ? tubeAt(layout, gesture) : undefined
      if (target !== undefined && target < state.tubes.length && target !== picked) {
        const move = { from: picked, to: target }
        if (canMove(state, move)) return move
        refuse(state, target)
      }
      travel.carry(picked, /start|move/.test(gesture.phase) ? gesture : undefined)
    }
    return undefined
  }

  function read(gesture: Gesture, state: State): Move | undefined {
    aside = ''
    if (gesture.kind === 'direction') {
      // The first arrow key only shows the cursor.
      if (cursor.key()) cursor.at = neighbour(layoutOf(state), cursor.at, gesture.way, placesOf(state))
      voice.play({ name: 'tick', volume: 0.5 })
    } else if (gesture.kind === 'confirm') {
      cursor.key()
      return choose(state, cursor.at)
    } else if (gesture.kind === 'back') putBack(state)
    else return readPointer(gesture, state)
    return undefined
  }

  /** Lifts the next ball if it could follow the last one, so that three equal balls take four taps. */
  function follow(state: State, move: Move): void {
    if (!canMove(state, move)) return
    const source = state.tubes[move.from] ?? []
    // A larger group that has its tube to itself should stay there.
    if (isAlike(state, source) && source.length > (state.tubes[move.to]?.length ?? 0)) return
    picked = move.from
    isNext = true
    travel.lift(state, move.from, 0.14)
  }

  return {
    begin(state, time) {
      picked = hovered = undefined
      aside = ''
      cursor.at = Math.min(cursor.at, state.tubes.length - 1)
      travel.begin(state, layoutOf(state), time)
    },
    draw(frame) {
      const { state, time, playing, hint } = frame
      const layout = layoutOf(state)
      travel.pass(state, layout, time)
      // A hint for a different ball puts the lifted one back.
      if (hint !== advised && hint && picked !== undefined && picked !== hint.from) {
        travel.lower(state)
        picked = undefined
      }
      advised = hint
      scene.draw(frame, layout, {
        picked,
        cursor: cursor.shown(playing),
        hovered: playing ? hovered : undefined,
      })
    },
    read,
    hear(before, after) {
      const change = changeBetween(before, after)
      if (change) return landingSounds(after, change.to, travel.landsIn(after, change))
      return after.tubes.length > before.tubes.length ? ANOTHER_SOUNDS : []
    },
    tension: ({ spent, par }) => spent / par,
    see(before, after) {
      const change = changeBetween(before, after)
      const forth = after.spent > before.spent
      if (picked !== undefined && (!forth || picked !== change?.from)) {
        aside = ` ${putBackWords(before, picked)}`
        travel.lower(after)
      }
      if (!change) return
      travel.go(before, after, change)
      picked = undefined
      if (forth) follow(after, change)
    },
    say: (state) => tubeWords(state, cursor.at, { picked, isNext }) + aside,
    portrait: drawPortrait,
  }
}
