/** The player at the bench: what is held, where the cursor stands, and what each gesture means. */
import { clamp } from '../kit/paint/easing.ts'
import type { Gesture, View } from '../kit/view.ts'
import { roomIn } from '../kit/board/room.ts'
import type { Sound } from '../kit/sound/voices.ts'
import type { Stage } from '../kit/paint/stage.ts'
import { arrange, MARGIN, neighbour, tubeAt, type Layout } from './view/layout.ts'
import { openPicture } from './view/scene.ts'
import { canMove, isCorked, isOpen, kindOf, rules, type Move, type State } from './rules.ts'
import { openTravel } from './view/travel.ts'
import { ballName, moved, newsWords, tubeWords } from './words.ts'

export function openView(stage: Stage): View<State, Move> {
  const travel = openTravel()
  const picture = openPicture(stage, travel)
  let known: State | undefined
  let layout: Layout = { ball: 1, pitch: 1, places: [] }
  let laidOut = ''
  /** The tube whose top ball is lifted. */
  let picked: number | undefined
  let cursor = 0
  /** The cursor shows only to those who use it. */
  let keyed = false
  let hovered: number | undefined
  let lately = ''
  let sounds: Sound[] = []

  function measure(state: State): void {
    const key = [stage.epoch, state.tubes.length, state.height].join()
    if (key === laidOut) return
    laidOut = key
    layout = arrange(state.tubes.length, state.height, roomIn(stage, MARGIN))
    travel.place(layout)
    if (picked !== undefined) travel.lift(state, picked)
  }

  function begin(state: State): void {
    known = state
    picked = hovered = undefined
    lately = ''
    cursor = clamp(cursor, 0, state.tubes.length - 1)
    measure(state)
    travel.deal(state)
  }

  function pick(state: State, tube: number): void {
    picked = tube
    const ball = travel.lift(state, tube)
    lately = `Lifted ${ballName(state, ball)} from tube ${tube + 1}.`
    sounds.push({ name: 'pluck', step: kindOf(state, ball) - 3, volume: 0.6 })
  }

  function putBack(state: State): void {
    if (picked === undefined) return
    travel.lower(state)
    lately = ''
    picked = undefined
    sounds.push({ name: 'tick', step: -2 })
  }

  function refuse(tube: number, why: string): void {
    travel.refuse(tube)
    lately = `Tube ${tube + 1} ${why}.`
    sounds.push({ name: 'buzz', volume: 0.7 })
  }

  function choose(state: State, tube: number): Move | undefined {
    if (picked === undefined) {
      if (isOpen(state, tube)) pick(state, tube)
      else refuse(tube, state.tubes[tube]?.length ? 'is complete' : 'is empty')
      return undefined
    }
    const move = { from: picked, to: tube }
    if (canMove(state, move)) return move
    if (tube === picked) putBack(state)
    else if (isOpen(state, tube)) {
      // Whoever points at another ball wants that one.
      putBack(state)
      pick(state, tube)
    } else refuse(tube, 'is complete')
    return undefined
  }

  function readPointer(gesture: Gesture, state: State): Move | undefined {
    if (gesture.kind === 'hover') hovered = tubeAt(layout, gesture.x, gesture.y)
    if (gesture.kind === 'press') {
      keyed = false
      hovered = undefined
      const tube = tubeAt(layout, gesture.x, gesture.y)
      if (tube !== undefined) cursor = tube
      if (tube === undefined) putBack(state)
      else return choose(state, tube)
    }
    if (gesture.kind === 'drag' && picked !== undefined) {
      if (tubeAt(layout, gesture.from.x, gesture.from.y) !== picked) return undefined
      const target = gesture.phase === 'end' ? tubeAt(layout, gesture.x, gesture.y) : undefined
      if (target !== undefined && target !== picked) {
        const move = { from: picked, to: target }
        if (canMove(state, move)) return move
        refuse(target, 'takes another kind')
      }
      travel.carry(picked, /start|move/.test(gesture.phase) ? gesture : undefined)
    }
    return undefined
  }

  function read(gesture: Gesture, state: State): Move | undefined {
    measure(state)
    if (gesture.kind === 'direction') {
      // The first arrow only shows where the cursor is.
      if (keyed) cursor = neighbour(layout, cursor, gesture.way)
      keyed = true
      lately = ''
      sounds.push({ name: 'tick', volume: 0.5 })
    } else if (gesture.kind === 'confirm') {
      keyed = true
      return choose(state, cursor)
    } else if (gesture.kind === 'back') putBack(state)
    else return readPointer(gesture, state)
    return undefined
  }

  /** The next ball rises by itself when it could follow the last one, so that three alike take four taps. */
  function follow(state: State, move: Move): void {
    if (!canMove(state, move)) return
    const source = state.tubes[move.from] ?? []
    // But the larger part of a kind, alone in its tube, had better stay.
    const isHome = source.every((ball) => kindOf(state, ball) === kindOf(state, source[0] ?? -1))
    if (isHome && source.length > (state.tubes[move.to]?.length ?? 0)) return
    picked = move.from
    travel.lift(state, move.from, 0.14)
  }

  return {
    draw(frame) {
      const { state, time } = frame
      travel.clock(time)
      if (state !== known) begin(state)
      measure(state)
      picture.draw(frame, layout, {
        picked,
        cursor: keyed && frame.playing ? cursor : undefined,
        hovered: frame.playing ? hovered : undefined,
      })
    },
    read,
    hear(before, after) {
      const change = moved(before, after)
      if (!change) return []
      const lands = travel.plan(after, change).lands
      const level = after.tubes[change.to]?.length ?? 0
      const corked = isCorked(after, after.tubes[change.to] ?? [])
      return [
        { name: 'swish', volume: 0.5 },
        { name: 'knock', step: level, after: lands, volume: 0.7 },
        { name: 'pluck', step: level - 1, after: lands },
        ...(corked ? cheer(rules.score(after), lands + 0.16) : []),
      ]
    },
    see(before, after) {
      known = after
      const change = moved(before, after)
      lately = newsWords(before, after)
      const forth = after.spent > before.spent
      if (picked !== undefined && (!forth || picked !== change?.from)) travel.lower(after)
      if (!change) return
      travel.go(before, after, change)
      picked = undefined
      if (forth) follow(after, change)
    },
    echo() {
      const heard = sounds
      sounds = []
      return heard
    },
    say: (state) => [lately, keyed ? tubeWords(state, cursor) : ''].filter(Boolean).join(' '),
  }
}

/** A run up the scale that starts higher with every tube. */
const cheer = (done: number, after: number): Sound[] => [
  { name: 'pop', step: 2, after: after - 0.02 },
  ...[0, 2, 4].map((step, i): Sound => ({ name: 'chime', step: step + done - 4, after: after + i * 0.08 })),
]
