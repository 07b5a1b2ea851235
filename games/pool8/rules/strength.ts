/** Defines how strongly each computer plays. */
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
}

export const STRENGTHS = ['easy', 'medium', 'hard', 'master'] as const
export type Strength = (typeof STRENGTHS)[number]

export const SKILLS: Readonly<Record<Strength, Skill>> = {
  easy: { stray: 0.018, force: 0.2, ideas: 8, foresight: 0.1, whim: 0.2 },
  medium: { stray: 0.0098, force: 0.12, ideas: 16, foresight: 0.4, whim: 0.08 },
  hard: { stray: 0.0059, force: 0.08, ideas: 24, foresight: 0.5, whim: 0.04 },
  master: { stray: 0.0032, force: 0.04, ideas: 60, foresight: 1, whim: 0 },
}

export const isComputer = (seat: string): seat is Strength => STRENGTHS.some((strength) => strength === seat)
