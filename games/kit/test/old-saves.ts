/** Types `last-release.json`, which `test-support/record-release.ts` records. */
export interface ReleasedGame {
  readonly version: number
  /** The ids of the goals that the save had reached, and of the looks that it had unlocked, separated by spaces. */
  readonly goals: string
  readonly looks: string
  /** The text of a save. */
  readonly save: string
  /** The code of a challenge link, and its result. */
  readonly link: string
  readonly result: number
}

/** By slug. */
export type Release = Readonly<Record<string, ReleasedGame>>
