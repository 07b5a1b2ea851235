/** The player at the tree: what is picked, where the cursor stands, what each gesture means, what is heard and said. */
import type { Gesture, Point, View } from '../kit/view.ts'
import { WAYS } from '../kit/rules/ways.ts'
import type { Sound } from '../kit/sound/voices.ts'
import type { Stage } from '../kit/paint/stage.ts'
import type { Step } from './rules/cascade.ts'
import { levelAt } from './rules/curve.ts'
import { arrange, beside, cellUnder, centre, neighbour, type Layout } from './view/layout.ts'
import { isLegal } from './rules/matches.ts'
import { openPicture } from './view/scene.ts'
import type { Swap } from './rules/pieces.ts'
import { film, refusal, type Film } from './view/playback.ts'
import { play, type State } from './rules.ts'
import { openShow } from './view/show.ts'
import { carol } from './view/sounds.ts'
import { newsWords, pieceWords, placeWords } from './words.ts'

/** A finger that has come this far, in cells, means the neighbour. */
const FAR_ENOUGH = 0.3

export function openView(stage: Stage): View<State, Swap> {
  let laidOut = ''
  let { open } = levelAt(1)
  let layout = arrange(open, stage)
  let known: State | undefined
  let picked: number | undefined
  let cursor = 0
  /** The cursor shows only to those who use it. */
  let keyed = false
  /** A drag counts once. */
  let spent = false
  let lately = ''
  let sounds: Sound[] = []
  /** The last move, worked out once for eye and ear. */
  let reel: Film | undefined

  function measure(state: State): Layout {
    const key = `${stage.epoch},${state.level}`
    if (key !== laidOut) {
      laidOut = key
      open = levelAt(state.level).open
      layout = arrange(open, stage)
    }
    return layout
  }

  const show = openShow(() => layout)
  const paint = openPicture(stage, show)

  function begin(state: State): void {
    known = state
    measure(state)
    show.skip()
    drop()
    lately = ''
    cursor = state.last?.to ?? centre(open)
  }

  function pick(cell: number): void {
    picked = cursor = cell
    sounds.push({ name: 'pluck', volume: 0.5 })
  }

  const drop = () => void (picked = undefined)

  /** The swap, if it does something; if not, the two shake their heads. */
  function exchange(state: State, from: number, to: number | undefined): Swap | undefined {
    drop()
    if (to === undefined) return undefined
    const swap = { from, to }
    if (isLegal(state.board, swap)) {
      cursor = to
      return swap
    }
    show.start(state, refusal(state.board, swap))
    lately = 'No match.'
    sounds.push({ name: 'swish' }, { name: 'buzz', after: 0.1 })
    return undefined
  }

  function choose(state: State, cell: number): Swap | undefined {
    if (picked === undefined) pick(cell)
    else if (picked === cell) drop()
    else if (WAYS.some((way) => beside(open, picked ?? -1, way) === cell))
      return exchange(state, picked, cell)
    // Whoever points at another fruit wants that one.
    else pick(cell)
    return undefined
  }

  function follow(state: State, from: Point, to: Point): Swap | undefined {
    const cell = cellUnder(measure(state), open, from)
    if (cell === undefined || spent) return undefined
    const size = measure(state).cell
    const [x, y] = [(to.x - from.x) / size, (to.y - from.y) / size]
    const sideways = Math.abs(x) > Math.abs(y)
    if (picked !== cell) pick(cell)
    if (Math.max(Math.abs(x), Math.abs(y)) < FAR_ENOUGH) return undefined
    spent = true
    return exchange(
      state,
      cell,
      beside(open, cell, sideways ? (x > 0 ? 'right' : 'left') : y > 0 ? 'down' : 'up'),
    )
  }

  function readPointer(gesture: Gesture, state: State): Swap | undefined {
    if (gesture.kind === 'press') {
      keyed = spent = false
      show.skip()
    }
    if (gesture.kind === 'tap') {
      const cell = cellUnder(measure(state), open, gesture)
      if (cell !== undefined) return choose(state, cell)
      drop()
    }
    if (gesture.kind === 'drag') {
      if (gesture.phase === 'start' || gesture.phase === 'move') return follow(state, gesture.from, gesture)
      if (!spent) drop()
    }
    return undefined
  }

  function readKeys(gesture: Gesture, state: State): Swap | undefined {
    keyed = true
    show.skip()
    if (gesture.kind === 'back') drop()
    else if (gesture.kind === 'confirm') return choose(state, cursor)
    else if (gesture.kind === 'direction') {
      if (picked !== undefined) return exchange(state, picked, beside(open, picked, gesture.way))
      cursor = neighbour(open, cursor, gesture.way)
      lately = ''
      sounds.push({ name: 'tick', volume: 0.5 })
    }
    return undefined
  }

  return {
    draw(frame) {
      const { state, time, playing } = frame
      if (known !== state) begin(state)
      const place = measure(state)
      show.turn(time)
      paint(frame, place, picked, keyed && playing ? cursor : undefined)
    },
    read(gesture, state) {
      measure(state)
      if (gesture.kind === 'direction' || gesture.kind === 'confirm' || gesture.kind === 'back')
        return readKeys(gesture, state)
      return readPointer(gesture, state)
    },
    hear(before, after) {
      reel = undefined
      if (!after.last) return []
      const steps: Step[] = []
      play(before, after.last, steps)
      reel = film(before.board, after.last, steps)
      lately = newsWords(before, after, steps)
      return carol(reel)
    },
    see(before, after) {
      known = after
      drop()
      if (reel) show.start(before, reel)
    },
    echo() {
      const heard = sounds
      sounds = []
      return heard
    },
    say(state) {
      const under = keyed
        ? `${pieceWords(state, cursor)}, ${placeWords(cursor)}${picked === cursor ? ', picked up' : ''}.`
        : ''
      return [lately, under].filter(Boolean).join(' ')
    },
    busy: show.busy,
  }
}
