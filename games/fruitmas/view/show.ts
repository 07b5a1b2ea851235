/** The film of the last move while it runs, and all that flies about because of it. Never the truth. */
import type { Point } from '../../kit/view.ts'
import { particles } from '../../kit/paint/particles.ts'
import { shake } from '../../kit/paint/shake.ts'
import type { Blast } from '../rules/blasts.ts'
import { levelAt } from '../rules/curve.ts'
import { TONES } from './fruit.ts'
import { middleOf, type Layout } from './layout.ts'
import { goesAt, type Film } from './playback.ts'
import { kindOf } from '../rules/pieces.ts'
import type { Step } from '../rules/cascade.ts'
import type { State } from '../rules.ts'

/** Seconds. */
export const FLIGHT = 0.6
export const BEAM = 0.45
/** A round that a move has ended is summed up after so long at the latest. */
const LONGEST_END = 2.4
const THRILL = 1.3
export const CHEER = 1.2
/** From the third step of a cascade on. */
const CHEERS = ['Sweet!', 'Juicy!', 'Fruitmas!'] as const
/** The most on their way to the sign at a time. */
const MOST_FLIGHTS = 14

/** A fruit on its way to the sign. */
export interface Flight extends Point {
  readonly piece: number
  readonly goal: number
  readonly began: number
}

export interface Beam extends Blast {
  readonly began: number
}

export type Show = ReturnType<typeof openShow>

export function openShow(layout: () => Layout) {
  const bits = particles(320)
  const jolts = shake()
  let flights: Flight[] = []
  let beams: Beam[] = []
  let running: Film | undefined
  /** What was there before the film. */
  let before: State | undefined
  let began = 0
  let events: { at: number; run: () => void }[] = []
  let now = 0
  let thrill = -9
  /** Points of the move so far, when they last grew, and what is called out. */
  let worth = 0
  let cheered = -9
  let word = ''

  function spray(cell: number, count: number, colours: readonly string[], shape: 'bit' | 'dot'): void {
    const unit = layout().cell
    bits.burst({
      ...middleOf(layout(), cell),
      count,
      colours,
      shape,
      speed: unit * 5,
      gravity: unit * 9,
      size: unit * 0.13,
    })
  }

  function cheer({ points, blasts }: Step, chain: number): void {
    worth += points
    cheered = now
    word = CHEERS[Math.min(chain - 3, 2)] ?? ''
    if (word || blasts.length) thrill = now
    jolts.jolt(Math.min(6, chain))
  }

  function plan({ scenes }: Film, { level, frost }: State): void {
    const { goals } = levelAt(level)
    let cold = frost
    for (const scene of scenes) {
      if (scene.kind !== 'go') continue
      const { step, stop, chain } = scene
      const at = (wave: number, run: () => void) => events.push({ at: scene.at + goesAt(stop, wave), run })
      for (const { cell, piece, wave } of step.cleared)
        at(wave, () => {
          const goal = goals.findIndex(({ kind }) => kind === kindOf(piece))
          spray(cell, 6, Object.values(TONES[kindOf(piece)] ?? {}).slice(0, 2), 'dot')
          if (goal >= 0 && flights.length < MOST_FLIGHTS)
            flights.push({ ...middleOf(layout(), cell), piece, goal, began: now })
        })
      for (const blast of step.blasts)
        at(blast.wave, () => {
          beams.push({ ...blast, began: now })
          jolts.jolt(7)
        })
      cold.forEach((layers, cell) => {
        if (layers > (step.frost[cell] ?? 0)) at(0, () => spray(cell, 3, ['#fff', '#9fe4ff'], 'bit'))
      })
      // A frame or two after the frost, whose splinters are much for one frame already.
      at(0.5, () => cheer(step, chain))
      cold = step.frost
    }
    events.sort((a, b) => a.at - b.at)
  }

  /** Whoever plays on has seen enough. */
  function skip(): void {
    running = undefined
    events = []
  }

  return {
    bits,
    jolts,
    skip,
    /** Turn to a moment: whatever is due by then happens. */
    turn(time: number): void {
      now = time
      while (events[0] && events[0].at <= now - began) events.shift()?.run()
      if (running && running.length < now - began) skip()
      flights = flights.filter((flight) => now - flight.began < FLIGHT)
      beams = beams.filter((beam) => now - beam.began < BEAM)
    },
    /** Shows what becomes of a state. */
    start(state: State, film: Film): void {
      skip()
      running = film
      before = state
      began = now
      worth = 0
      plan(film, state)
    },
    busy: () => running !== undefined && now - began < LONGEST_END,
    /** The scene on now, the moment in it, and what counts and frost looked like then. */
    get current() {
      const moment = now - began
      const scene = running?.scenes.findLast(({ at }) => at <= moment)
      if (!scene || !before) return undefined
      const { left, frost } =
        running?.scenes.findLast((each) => each.kind === 'go' && each.at + each.stop <= moment)?.step ??
        before
      return { scene, moment, left, frost }
    },
    get flights(): readonly Flight[] {
      return flights
    },
    get beams(): readonly Beam[] {
      return beams
    },
    /** What the move is worth, and for how long that has been called out. */
    get cheer() {
      return { text: `${word} +${worth}`, age: now - cheered }
    },
    get thrilled() {
      return now - thrill < THRILL
    },
  }
}
