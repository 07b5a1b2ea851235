/**
 * Models the simulated players that all games are tuned on: reaction time, motor error, blunder rate and planning depth.
 * A game's `test/people.ts` applies them to its own decisions and exports `people`. Difficulty is tuned on the average
 * player, never on the best bot. None of this is shipped.
 */
import { chance } from '../rules/chance.ts'

export interface Skill {
  /** Reaction time, in ticks. */
  readonly reaction: number
  /** Standard deviation of the timing of a press, in ticks. */
  readonly error: number
  /** Wrong or missed decisions per thousand. */
  readonly blunders: number
  /** Planning depth: how many coming events or moves are considered. */
  readonly ahead: number
}

export const SKILLS = {
  child: { reaction: 27, error: 6, blunders: 50, ahead: 0 },
  beginner: { reaction: 23, error: 5, blunders: 30, ahead: 1 },
  casual: { reaction: 20, error: 3.4, blunders: 15, ahead: 1 },
  average: { reaction: 17, error: 2.3, blunders: 8, ahead: 2 },
  good: { reaction: 14, error: 1.5, blunders: 3, ahead: 3 },
  expert: { reaction: 11, error: 0.9, blunders: 1, ahead: 4 },
} as const satisfies Record<string, Skill>

export type Skilled = keyof typeof SKILLS
/** `idle` presses nothing, `blind` presses at random. */
export type Who = 'idle' | 'blind' | Skilled

/** Result of a simulated round. */
export interface SimulatedRound {
  readonly seconds: number
  readonly score: number
  /** False if the time limit cut it off. */
  readonly ended: boolean
  /** Seconds until the first loss, such as a life or a crate; the end of the round by default. */
  readonly hurt?: number | undefined
}

/** Called with the states before and after every tick and every action of a simulated round. */
export type WatchRound = (before: unknown, after: unknown) => void

/** Exported by a game's `test/people.ts`. */
export interface People {
  /** Plays a round to its end, or up to `longest` seconds. Deterministic for a seed. */
  play(who: Who, seed: number, longest: number, watch?: WatchRound): SimulatedRound
  /** Targets (by their names in `targets.ts`) that the game deliberately misses, with the reason. */
  readonly because?: Readonly<Record<string, string>>
}

/** Random errors of a player, independent of the round's random numbers. */
export interface HumanErrors {
  /** Timing error of a press, in ticks. */
  off(): number
  blunders(): boolean
  /** From 0 to 1. */
  fraction(): number
}

export function handOf({ error, blunders }: Pick<Skill, 'error' | 'blunders'>, seed: number): HumanErrors {
  const dice = chance(seed * 31 + 7)
  const fraction = () => dice.fraction()
  // The sum of four uniform numbers is nearly normal; multiplied by √3 it has a standard deviation of 1.
  const deviate = () => (fraction() + fraction() + fraction() + fraction() - 2) * Math.sqrt(3)
  return { off: () => deviate() * error, blunders: () => dice.int(1000) < blunders, fraction }
}

export const seeds = (count: number) => Array.from({ length: count }, (_, i) => i + 1)
