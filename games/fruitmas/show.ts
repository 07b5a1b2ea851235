/** The film of the last move while it runs, and all that flies about because of it. Never the truth. */
import { floats } from '../kit/floats.ts'
import type { Point } from '../kit/game.ts'
import { particles } from '../kit/particles.ts'
import { shake } from '../kit/shake.ts'
import type { Blast } from './blasts.ts'
import type { Step } from './cascade.ts'
import { levelAt } from './curve.ts'
import { TONES } from './fruit.ts'
import { middleOf, type Layout } from './layout.ts'
import { film, goesAt, refusal, sceneAt, SWAP, type Film, type Scene } from './playback.ts'
import { BOMB, kindOf, type Swap } from './pieces.ts'
import { rules, type State } from './rules.ts'

/** Seconds: a move that ends the round is shown a little faster if need be. */
const LONGEST_END = 2.4
export const FLIGHT = 0.6
const BEAM = 0.45
const WORDS = ['', '', 'Sweet!', 'Juicy!', 'Merry!', 'Fruitmas!'] as const
const ICE = ['#ffffff', '#d8f4ff', '#9fdcff']

interface Running {
  readonly film: Film
  readonly before: State
  readonly began: number
  readonly pace: number
}

/** A fruit on its way to the sign. */
export interface Flight extends Point {
  readonly piece: number
  readonly goal: number
  readonly began: number
}

export interface Beam extends Blast {
  readonly began: number
  /** What a colour bomb reaches for. */
  readonly targets: readonly number[]
}

/** How fast it must go to be over in time. */
const paceOf = (length: number, after: State) =>
  rules.outcome(after) === 'playing' ? 1 : Math.max(1, length / LONGEST_END)

export type Show = ReturnType<typeof openShow>

export function openShow(layout: () => Layout) {
  const bits = particles(320)
  const words = floats()
  const jolts = shake()
  let flights: Flight[] = []
  let beams: Beam[] = []
  let running: Running | undefined
  let events: { at: number; run: () => void }[] = []
  let now = 0
  /** When each goal last got something, and when the last great thing happened. */
  let bumps: number[] = []
  let thrill = -9

  function pop(cell: number, piece: number, goal: number): void {
    const { x, y } = middleOf(layout(), cell)
    const unit = layout().cell
    const tone = TONES[kindOf(piece)]
    if (tone)
      bits.burst({
        x,
        y,
        count: 6,
        colours: [tone.light, tone.true],
        speed: unit * 4.5,
        gravity: unit * 9,
        life: 0.5,
        size: unit * 0.13,
        shape: 'dot',
      })
    if (goal >= 0 && flights.length < 14) flights.push({ x, y, piece, goal, began: now })
    else if (goal >= 0) bumps[goal] = now
  }

  function thawed(cell: number): void {
    const { x, y } = middleOf(layout(), cell)
    const unit = layout().cell
    bits.burst({
      x,
      y,
      count: 7,
      colours: ICE,
      speed: unit * 4,
      gravity: unit * 12,
      life: 0.6,
      size: unit * 0.14,
    })
  }

  function cheer(step: Step, chain: number): void {
    const unit = layout().cell
    const spots = step.cleared.map(({ cell }) => middleOf(layout(), cell))
    const x = spots.reduce((sum, spot) => sum + spot.x, 0) / spots.length
    const y = spots.reduce((sum, spot) => sum + spot.y, 0) / spots.length
    words.add({ text: `+${step.points}`, x, y, size: unit * Math.min(0.8, 0.42 + chain * 0.06) })
    const word = WORDS[Math.min(chain - 1, WORDS.length - 1)]
    if (word)
      words.add({
        text: word,
        x: layout().middle,
        y: layout().top + unit * 1.6,
        size: unit * 0.95,
        fill: '#fff2a0',
        edge: '#8f1230',
      })
    if (chain > 2 || step.blasts.length) thrill = now
    if (chain > 1) jolts.jolt(Math.min(5, chain))
  }

  function explode(blast: Blast, step: Step): void {
    const { x, y } = middleOf(layout(), blast.cell)
    const unit = layout().cell
    const targets = blast.power === BOMB ? step.cleared.map(({ cell }) => cell).slice(0, 24) : []
    beams.push({ ...blast, began: now, targets })
    bits.burst({
      x,
      y,
      count: 10,
      colours: ['#fff', '#fff2a0'],
      speed: unit * 8,
      gravity: 0,
      life: 0.4,
      size: unit * 0.12,
      shape: 'spark',
    })
    jolts.jolt(Math.min(9, 4 + unit * 0.06))
  }

  function plan({ scenes }: Film, before: State): void {
    const { goals } = levelAt(before.level)
    let { frost } = before
    const at = (when: number, run: () => void) => events.push({ at: when, run })
    for (const scene of scenes) {
      if (scene.kind !== 'go') continue
      const { step, stop, chain } = scene
      for (const { cell, piece, wave } of step.cleared) {
        const goal = goals.findIndex(({ kind }) => kind === kindOf(piece))
        at(scene.at + goesAt(stop, wave), () => pop(cell, piece, goal))
      }
      for (const blast of step.blasts) at(scene.at + goesAt(stop, blast.wave), () => explode(blast, step))
      const [cold, warm] = [frost, step.frost]
      cold.forEach((layers, cell) => {
        if (layers > (warm[cell] ?? 0)) at(scene.at + stop, () => thawed(cell))
      })
      at(scene.at + stop, () => cheer(step, chain))
      frost = step.frost
    }
    events.sort((a, b) => a.at - b.at)
  }

  const timeOf = ({ began, pace }: Running) => (now - began) * pace

  return {
    bits,
    words,
    jolts,
    /** Turn to a moment: whatever is due by then happens. */
    turn(time: number): void {
      now = time
      const moment = running ? timeOf(running) : Infinity
      while (events[0] && events[0].at <= moment) events.shift()?.run()
      if (running && moment >= running.film.length) running = undefined
      for (const flight of flights) if (now - flight.began >= FLIGHT) bumps[flight.goal] = now
      flights = flights.filter(({ began }) => now - began < FLIGHT)
      beams = beams.filter(({ began }) => now - began < BEAM)
    },
    /** Shows how one state became the next; `dragged` fruit are half way there already. */
    start(before: State, after: State, swap: Swap, steps: readonly Step[], dragged: boolean): void {
      const scenes = film(before.board, swap, steps)
      const pace = paceOf(scenes.length, after)
      running = { film: scenes, before, began: now - (dragged ? (SWAP * 0.5) / pace : 0), pace }
      events = []
      plan(scenes, before)
    },
    refuse(state: State, swap: Swap): void {
      running = { film: refusal(state.board, swap), before: state, began: now, pace: 1 }
    },
    /** Whoever plays on has seen enough. */
    skip(): void {
      running = undefined
      events = []
    },
    /** Another round: nothing of the last one is left. */
    clear(): void {
      running = undefined
      events = []
      flights = []
      beams = []
      bumps = []
      thrill = -9
    },
    get busy() {
      return running !== undefined && running.film.scenes.length > 1
    },
    /** The scene on now, the moment in it, and what counts and frost looked like then. */
    get current():
      { scene: Scene; moment: number; left: readonly number[]; frost: readonly number[] } | undefined {
      const scene = running && sceneAt(running.film, timeOf(running))
      if (!running || !scene) return undefined
      const moment = timeOf(running)
      const done = running.film.scenes.findLast((each) => each.kind === 'go' && each.at + each.stop <= moment)
      const seen = done?.kind === 'go' ? done.step : running.before
      return { scene, moment, left: seen.left, frost: seen.frost }
    },
    get flights(): readonly Flight[] {
      return flights
    },
    get beams(): readonly Beam[] {
      return beams
    },
    /** Seconds since a goal got something, and since something great happened. */
    sinceBump: (goal: number) => now - (bumps[goal] ?? -9),
    get sinceThrill() {
      return now - thrill
    },
    /** 0 to 1. */
    beamAge: ({ began }: Beam) => (now - began) / BEAM,
  }
}
