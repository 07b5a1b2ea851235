/** Composes fanfares, played in the key and with the voices of the game's score. Pure. */
import type { Sound, Tune } from './voices.ts'

/** Pentatonic steps in sequence; steps in a list are played together. */
type Steps = readonly (number | readonly number[])[]

interface Fanfare {
  readonly lead: Steps
  /** Seconds between steps. */
  readonly every: number
  /** Accompaniment by `pluck`, in the same rhythm. */
  readonly under?: Steps
  readonly volume: number
}

const FANFARES: Readonly<Record<Tune, Fanfare>> = {
  goal: { lead: [2, 4, 6], every: 0.08, volume: 0.8 },
  medal: { lead: [0, 3, [5, 7]], every: 0.1, under: [-5], volume: 0.85 },
  won: { lead: [0, 2, 3, 5, [7, 5]], every: 0.1, under: [-5, -3, -2], volume: 0.9 },
  best: {
    lead: [0, 2, 3, 5, 3, 5, 7, [10, 7, 5]],
    every: 0.1,
    under: [-5, -3, -2, 0, -3, -2, 0, [-5, 0]],
    volume: 0.9,
  },
  pack: {
    lead: [0, 2, 3, [5, 3], 3, 2, 3, [5, 2], 5, 6, 7, [8, 6], 7, 8, [10, 7, 5], [10, 7, 5]],
    every: 0.12,
    under: [-5, 0, -3, 0, -2, 0, -3, 0, -5, 0, -3, 0, -2, -1, [-5, 0, 2], [-10, -5]],
    volume: 0.9,
  },
  look: {
    lead: [5, 7, [8, 5], 7, 8, [10, 7, 5]],
    every: 0.13,
    under: [-5, 0, -3, 0, -2, [-5, 0, 2]],
    volume: 0.9,
  },
  lost: { lead: [5, 3, 2, 0], every: 0.17, under: [-5, -5, -3, -5], volume: 0.6 },
}

const LOW = -5

/** Whether the fanfare ends the round, and the music with it. */
export const isLast = (tune: Tune) => tune !== 'goal' && tune !== 'medal'

export function soundsOf(tune: Tune): readonly Sound[] {
  const { lead, every, under = [], volume } = FANFARES[tune]
  const line = (steps: Steps, name: 'chime' | 'pluck', loud: number): Sound[] =>
    steps.flatMap((together, i) =>
      [together].flat().map((step): Sound => ({ name, step: step + LOW, after: i * every, volume: loud })),
    )
  return [...line(lead, 'chime', volume), ...line(under, 'pluck', volume * 0.6)]
}

/** How long the music is ducked, in seconds. */
export const lastsOf = (tune: Tune) => FANFARES[tune].lead.length * FANFARES[tune].every + 0.6
