/** Defines how strongly each computer plays, and the opponents of the ladder. */

/** A way of playing: 'quick' thinks little, 'safe' leaves nothing, 'bold' hits hard, 'left-handed' uses left spin. */
export type Habit = 'plain' | 'quick' | 'safe' | 'bold' | 'left-handed'

interface Skill {
  /** Standard deviation of the aiming error, in radians. */
  readonly stray: number
  /** Error of the power, as a share of it. */
  readonly force: number
  /** How many ideas it simulates. */
  readonly ideas: number
  /** Weight of the next shot: 0 plays the easiest pot without a plan. */
  readonly foresight: number
  /** Weight of chance in its choice. */
  readonly whim: number
  readonly habit?: Habit
}

export const STRENGTHS = ['easy', 'medium', 'hard', 'master'] as const

/** The ladder, the weakest first. */
export const LADDER = ['pip', 'rosa', 'otto', 'ines', 'bruno', 'mei', 'viktor', 'ada'] as const
export type Opponent = (typeof LADDER)[number]

export const COMPUTERS = [...STRENGTHS, ...LADDER] as const
export type Strength = (typeof COMPUTERS)[number]

export const SKILLS: Readonly<Record<Strength, Skill>> = {
  easy: { stray: 0.03, force: 0.2, ideas: 8, foresight: 0.1, whim: 0.2 },
  medium: { stray: 0.016, force: 0.12, ideas: 16, foresight: 0.4, whim: 0.08 },
  hard: { stray: 0.0085, force: 0.08, ideas: 24, foresight: 0.5, whim: 0.04 },
  master: { stray: 0.004, force: 0.04, ideas: 60, foresight: 1, whim: 0 },
  pip: { stray: 0.036, force: 0.24, ideas: 6, foresight: 0.1, whim: 0.25, habit: 'quick' },
  rosa: { stray: 0.028, force: 0.18, ideas: 10, foresight: 0.2, whim: 0.15, habit: 'left-handed' },
  otto: { stray: 0.0235, force: 0.14, ideas: 14, foresight: 0.3, whim: 0.1, habit: 'safe' },
  ines: { stray: 0.019, force: 0.12, ideas: 14, foresight: 0.4, whim: 0.08, habit: 'bold' },
  bruno: { stray: 0.0155, force: 0.1, ideas: 18, foresight: 0.4, whim: 0.06, habit: 'plain' },
  mei: { stray: 0.0145, force: 0.09, ideas: 16, foresight: 0.5, whim: 0.05, habit: 'quick' },
  viktor: { stray: 0.0095, force: 0.08, ideas: 24, foresight: 0.6, whim: 0.03, habit: 'safe' },
  ada: { stray: 0.0042, force: 0.03, ideas: 60, foresight: 1, whim: 0, habit: 'bold' },
}

export const isComputer = (seat: string): seat is Strength => COMPUTERS.some((computer) => computer === seat)
export const isOpponent = (seat: string): seat is Opponent => LADDER.some((opponent) => opponent === seat)

export const habitOf = (strength: Strength): Habit => SKILLS[strength].habit ?? 'plain'
