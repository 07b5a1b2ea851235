/** What makes one computer stronger than another. */
interface Skill {
  /** How far the aim strays, in radians: the spread of a bell curve. */
  readonly stray: number
  /** How far the power strays, as a share of it. */
  readonly force: number
  /** How many ideas it tries out. */
  readonly ideas: number
  /** How much it cares for the next ball: 0 plays the easiest one and hopes. */
  readonly foresight: number
  /** How much chance sways its choice. */
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
