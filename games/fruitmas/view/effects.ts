/** Runs the effects of a move: sprays, fruit flying to the sign, beams of light, cheers, jolts. */
import { middleOf } from '../../kit/board/square.ts'
import { particles } from '../../kit/paint/particles.ts'
import { shake } from '../../kit/paint/shake.ts'
import type { Point } from '../../kit/view.ts'
import type { State } from '../rules.ts'
import type { Blast } from '../rules/blasts.ts'
import type { CascadeStep } from '../rules/steps.ts'
import { levelOf } from '../rules/levels.ts'
import { countsAs, kindOf } from '../rules/pieces.ts'
import { popsAt, type Film } from './film.ts'
import { TONES } from './fruit.ts'
import type { Layout } from './layout.ts'

/** Seconds. */
export const FLIGHT = 0.6
export const BEAM = 0.45
export const CHEER = 1.2
const THRILL = 1.3
/** Shown from the third step of a cascade on. */
const CHEERS = ['Sweet!', 'Juicy!', 'Fruitmas!'] as const
/** Upper bound of fruit flying to the sign at once. */
const MOST_FLIGHTS = 14

/** A fruit that flies to the sign. */
export interface FruitFlight extends Point {
  readonly piece: number
  readonly goal: number
  readonly began: number
}

export interface Beam extends Blast {
  readonly began: number
}

/** An effect and its time in the film, in seconds. */
interface Cue {
  readonly at: number
  readonly run: (layout: Layout) => void
}

/** The effects that a film may contain. */
interface Reactions {
  /** A piece is cleared, and counts towards `goal` if it is given. */
  pop(layout: Layout, cell: number, piece: number, goal: number | undefined): void
  blast(blast: Blast): void
  /** A layer of frost melts. */
  thaw(layout: Layout, cell: number): void
  cheer(step: CascadeStep, chain: number): void
}

/** Times the effects of a film, in order. */
function cuesOf({ level, frost, left }: State, { shots }: Film, run: Reactions): Cue[] {
  const { goals } = levelOf(level)
  const cues: Cue[] = []
  let cold = frost
  let wanted = left
  for (const shot of shots) {
    if (shot.kind !== 'clear') continue
    const { step, hold, chain } = shot
    const isCollected = goals.map((_, goal) => (step.left[goal] ?? 0) < (wanted[goal] ?? 0))
    const at = (wave: number, cue: Cue['run']) => cues.push({ at: shot.at + popsAt(hold, wave), run: cue })
    for (const { cell, piece, wave } of step.cleared) {
      const goal = goals.findIndex(({ kind }) => kind === countsAs(piece))
      at(wave, (layout) => run.pop(layout, cell, piece, isCollected[goal] ? goal : undefined))
    }
    for (const blast of step.blasts) at(blast.wave, () => run.blast(blast))
    cold.forEach((layers, cell) => {
      if (layers > (step.frost[cell] ?? 0)) at(0, (layout) => run.thaw(layout, cell))
    })
    // A frame or two after the frost, whose particles fill one frame's budget.
    if (step.points) at(0.5, () => run.cheer(step, chain))
    cold = step.frost
    wanted = step.left
  }
  return cues.sort((a, b) => a.at - b.at)
}

export type Effects = ReturnType<typeof createEffects>

export function createEffects() {
  const bits = particles(320)
  const jolts = shake()
  let flights: FruitFlight[] = []
  let beams: Beam[] = []
  let cues: Cue[] = []
  let now = 0
  /** When the film started, and when the watchers last cheered. */
  let began = 0
  let thrill = -9
  /** Points of the move so far, when they last grew, and the cheer. */
  let worth = 0
  let cheered = -9
  let word = ''
  /** The cell where the points appear. */
  let place = 0

  function spray(
    layout: Layout,
    cell: number,
    count: number,
    colours: readonly string[],
    shape: 'bit' | 'dot',
  ): void {
    const unit = layout.cell
    bits.burst({
      ...middleOf(layout, cell),
      count,
      colours,
      shape,
      speed: unit * 5,
      gravity: unit * 9,
      size: unit * 0.13,
    })
  }

  function cheer({ points, blasts, cleared }: CascadeStep, chain: number): void {
    worth += points
    place = cleared[cleared.length >> 1]?.cell ?? place
    cheered = now
    word = CHEERS[Math.min(chain - 3, 2)] ?? ''
    if (word || blasts.length) thrill = now
    jolts.jolt(Math.min(6, chain))
  }

  function pop(layout: Layout, cell: number, piece: number, goal: number | undefined): void {
    spray(layout, cell, 6, Object.values(TONES[kindOf(piece)] ?? {}).slice(0, 2), 'dot')
    if (goal !== undefined && flights.length < MOST_FLIGHTS)
      flights.push({ ...middleOf(layout, cell), piece, goal, began: now })
  }

  function blast(blast: Blast): void {
    beams.push({ ...blast, began: now })
    jolts.jolt(7)
  }

  const thaw = (layout: Layout, cell: number) => spray(layout, cell, 3, ['#fff', '#9fe4ff'], 'bit')

  return {
    bits,
    jolts,
    /** Schedules the effects of a film. */
    schedule(state: State, film: Film): void {
      began = now
      worth = 0
      cues = cuesOf(state, film, { pop, blast, thaw, cheer })
    },
    /** Drops all scheduled effects. */
    cancel: () => void (cues = []),
    turn(time: number, layout: Layout): void {
      now = time
      while (cues[0] && cues[0].at <= now - began) cues.shift()?.run(layout)
      flights = flights.filter((flight) => now - flight.began < FLIGHT)
      beams = beams.filter((beam) => now - beam.began < BEAM)
    },
    get flights(): readonly FruitFlight[] {
      return flights
    },
    get beams(): readonly Beam[] {
      return beams
    },
    /** The points and cheer of the move, and their age in seconds. */
    get cheer() {
      return { text: `${word} +${worth}`.trim(), age: now - cheered, cell: place }
    },
    get thrilled() {
      return now - thrill < THRILL
    },
    /** Whether an effect is visible or still to come. The picture shakes for less time than a cheer or a beam. */
    get isMoving() {
      const isFlying = cues.length + flights.length + beams.length > 0
      return isFlying || bits.isMoving || now - Math.max(cheered, thrill) < THRILL
    },
  }
}
