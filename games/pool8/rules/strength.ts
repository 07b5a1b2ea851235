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

export const STRENGTHS = ['easy', 'medium', 'hard'] as const
export type Strength = (typeof STRENGTHS)[number]

export const SKILLS: Readonly<Record<Strength, Skill>> = {
  easy: { stray: 0.024, force: 0.25, ideas: 6, foresight: 0, whim: 0.3 },
  medium: { stray: 0.008, force: 0.12, ideas: 16, foresight: 0.4, whim: 0.08 },
  hard: { stray: 0.0006, force: 0.02, ideas: 60, foresight: 1, whim: 0 },
}
