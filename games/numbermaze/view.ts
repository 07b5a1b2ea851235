/** Hop's walk through the garden: what each gesture means, what is heard, what is said. */
import type { Gesture, Point, View } from '../kit/view.ts'
import { roomIn } from '../kit/board/room.ts'
import type { Sound } from '../kit/sound/voices.ts'
import type { Stage } from '../kit/paint/stage.ts'
import { goOn, nobody } from './view/actors.ts'
import { WAYS, wayTowards, type Way } from '../kit/rules/ways.ts'
import { obstacle } from './rules/board.ts'
import { openEffects } from './view/effects.ts'
import { landsAt } from './view/hopping.ts'
import { openPicture } from './view/scene.ts'
import { cellAt, lay, MARGIN, middleOf, type Plane } from './view/layout.ts'
import { leapEnd, rules, type State } from './rules.ts'
import { lookAround, newsWords, refusal } from './words.ts'

/** CSS pixels that a finger goes before it is a swipe. */
const SWIPE = 22
/** A finger this near a landing, in cells, means it. */
const NEAR = 0.85

export function openView(stage: Stage): View<State, Way> {
  const actors = nobody(0)
  const effects = openEffects()
  const picture = openPicture(stage, actors, effects)
  let plane: Plane = { size: 4, cell: 1, x: 0, near: 1, height: 1 }
  let laidOut = ''
  let known: State | undefined
  let now = 0
  let hovered: number | undefined
  let swiped = false
  let lately = ''
  /** When the player last asked to be shown the landings. */
  let asked = -9
  let sounds: Sound[] = []

  function measure({ board }: State): void {
    const key = `${stage.epoch} ${board.size}`
    if (key === laidOut) return
    laidOut = key
    plane = lay(board.size, roomIn(stage, MARGIN))
  }

  function begin(state: State): void {
    known = state
    lately = ''
    hovered = undefined
    Object.assign(actors, nobody(now))
    effects.clear()
  }

  function leap(state: State, way: Way): Way | undefined {
    if (leapEnd(state, way) !== undefined) return way
    const stop = obstacle(state.board, state.held, state.at, way)
    actors.refused = { way, cell: stop && stop.what !== 'edge' ? stop.cell : -1, at: now }
    lately = refusal(state, way)
    sounds.push({ name: 'buzz', volume: 0.6 }, { name: 'knock', step: -3, volume: 0.5 })
    return undefined
  }

  /** The leap that a finger at this point means: the landing under it, or the nearest one. */
  function leapAt(state: State, at: Point): Way | undefined {
    const cell = cellAt(plane, at)
    const near = WAYS.map((way) => {
      const to = leapEnd(state, way)
      if (to === undefined) return { way, far: Infinity }
      const { x, y, scale } = middleOf(plane, to)
      return { way, far: to === cell ? 0 : Math.hypot(at.x - x, at.y - y) / (plane.cell * scale) }
    }).sort((a, b) => a.far - b.far)[0]
    return near && near.far < NEAR ? near.way : undefined
  }

  function tapped(state: State, at: Point): Way | undefined {
    const way = leapAt(state, at)
    if (way) return way
    asked = now
    const cell = cellAt(plane, at)
    if (cell === undefined || cell === state.at) return undefined
    lately = 'No leap ends there.'
    sounds.push({ name: 'tick', step: -3 })
    return undefined
  }

  function read(gesture: Gesture, state: State): Way | undefined {
    if (gesture.kind === 'direction') return gesture.repeat ? undefined : leap(state, gesture.way)
    if (gesture.kind === 'confirm') {
      asked = now
      lately = ''
      sounds.push({ name: 'tick', step: 2, volume: 0.6 })
    } else if (gesture.kind === 'tap') return tapped(state, gesture)
    else if (gesture.kind === 'hover') hovered = cellAt(plane, gesture)
    else if (gesture.kind === 'press') hovered = undefined
    else if (gesture.kind === 'drag') return readSwipe(gesture, state)
    return undefined
  }

  function readSwipe(gesture: Extract<Gesture, { kind: 'drag' }>, state: State): Way | undefined {
    if (gesture.phase === 'start') swiped = false
    const way = wayTowards(gesture.from, gesture, SWIPE)
    if (swiped || gesture.phase === 'cancel' || !way) return undefined
    swiped = true
    return leap(state, way)
  }

  return {
    draw(frame) {
      now = frame.time
      if (frame.state !== known) begin(frame.state)
      measure(frame.state)
      picture.draw(frame, plane, { hovered: frame.playing ? hovered : undefined, asked })
    },
    read,
    hear(before, after) {
      const back = after.spent < before.spent
      const far = before.board.tiles[back ? after.at : before.at] ?? 1
      const lands = 0.3 + far * 0.05
      const number = after.board.tiles[after.at] ?? 1
      const arrives =
        back || rules.outcome(after) === 'won' ? [] : [{ name: 'pluck', step: number, after: lands } as const]
      return [
        { name: back ? 'swish' : 'pop', step: far - 2, volume: 0.5 },
        { name: 'knock', step: 2, after: lands, volume: 0.7 },
        ...arrives,
        ...(after.held > before.held ? keyTune(lands) : []),
      ]
    },
    see(before, after) {
      known = after
      const hop = goOn(actors, before, after, now)
      lately = newsWords(before, after)
      hovered = undefined
      const lands = landsAt(hop)
      effects.due(lands, after.at, 'dust')
      if (rules.outcome(after) === 'won')
        for (const wait of [0.02, 0.4, 0.8]) effects.due(lands + wait, after.at, 'confetti')
      for (const { kind, taken, opened } of actors.unlockings) {
        if (taken !== lands) continue
        effects.due(taken, after.at, 'sparks')
        for (const gate of after.board.locks[kind]?.gates ?? []) effects.due(opened, gate, 'sparks')
      }
    },
    echo() {
      const heard = sounds
      sounds = []
      return heard
    },
    say: (state) => [lately, lookAround(state)].filter(Boolean).join(' '),
    resize: () => void (laidOut = ''),
  }
}

/** The key is taken; its gates open. */
const keyTune = (after: number): Sound[] => [
  ...[0, 2, 4].map((step, i): Sound => ({ name: 'chime', step, after: after + i * 0.08, volume: 0.8 })),
  { name: 'thud', after: after + 0.5, volume: 0.5 },
  { name: 'pluck', step: 5, after: after + 0.52 },
]
