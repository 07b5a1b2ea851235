/**
 * The people that games are tuned on: one set for all of them. Each is a reaction, an unsteady hand, a number of blunders
 * and a look ahead. A game's `test/people.ts` lets them play it in the way that its decisions are made, and exports that
 * as `people`. Difficulty is tuned on the average person, never on the best bot. No game's file holds any of it.
 */
import { chance } from '../rules/chance.ts'

export interface Skill {
  /** Ticks between what is seen and what is done about it. */
  readonly reaction: number
  /** Ticks by which a press is early or late: the deviation of a normal error. */
  readonly error: number
  /** How many of a thousand decisions are wrong or forgotten. */
  readonly blunders: number
  /** How many things that are to come are thought of. */
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
/** The idle one presses nothing, the blind one at random. */
export type Who = 'idle' | 'blind' | Skilled

/** How a person's round went. */
export interface Round {
  readonly seconds: number
  readonly score: number
  /** False when it was broken off after the seconds that were given. */
  readonly ended: boolean
  /** Seconds until it first cost something: a life, a crate; where nothing is said, it was the end. */
  readonly hurt?: number | undefined
}

/** What a game's `test/people.ts` exports. */
export interface People {
  /** A round of this seed, played to its end, or for so many seconds. The same seed gives the same round. */
  play(who: Who, seed: number, longest: number): Round
  /** Targets (by their names in `targets.ts`) that the game is better off without, and why. */
  readonly because?: Readonly<Record<string, string>>
}

/** A person's hand: chance of its own, apart from the round's. */
export interface Hand {
  /** Ticks by which a press is off. */
  off(): number
  blunders(): boolean
  /** From 0 to 1. */
  fraction(): number
}

export function handOf({ error, blunders }: Pick<Skill, 'error' | 'blunders'>, seed: number): Hand {
  const dice = chance(seed * 31 + 7)
  const fraction = () => dice.fraction()
  // The sum of four is close to normal, and a root of three times it has a deviation of one.
  const deviate = () => (fraction() + fraction() + fraction() + fraction() - 2) * Math.sqrt(3)
  return { off: () => deviate() * error, blunders: () => dice.int(1000) < blunders, fraction }
}

export const seeds = (count: number) => Array.from({ length: count }, (_, i) => i + 1)
