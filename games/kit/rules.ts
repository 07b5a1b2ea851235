/** Where a round stands. */
export type Outcome = 'playing' | 'won' | 'lost'

/** Pure and deterministic. State and Action are plain JSON, so a round can be saved, undone and replayed. */
export interface Rules<State, Action> {
  /**
   * The opening position. All chance flows from the seed; its cursor travels in the state. Levels count from 1. In a
   * game with levels −1 to −7 are boards of a day: made from the seed alone, from Monday's strength to Sunday's.
   */
  start(seed: number, level: number): State
  /** The state after one action; the very same object when the action changes nothing. */
  act(state: State, action: Action): State
  /** The state 1/60 s later. A turn-based game leaves this out. */
  tick?(state: State): State
  /**
   * Checks the type of an action from a link, a stored round or a file: known kinds, no further fields, finite numbers
   * within the bounds of any board. Whether it is legal in a position is up to `act`, which ignores illegal ones.
   */
  isAction(value: unknown): value is Action
  /** The actions worth trying now: what bots choose from and tests exercise. */
  moves(state: State): readonly Action[]
  score(state: State): number
  outcome(state: State): Outcome
  /**
   * Whether a saved state could be one of a round: required where there is a tick. A round in turns is judged without
   * it, by playing its actions again.
   */
  fits?(saved: unknown): saved is State
}

/** One, and many: 'push', 'pushes'. */
export type Unit = readonly [one: string, many: string]

export type UnhintedLevels<State, Action> = Omit<Levels<State, Action>, 'hint'>

/** Of a game that gives hints. */
export type HintedLevels<State, Action> = Levels<State, Action> &
  Required<Pick<Levels<State, Action>, 'hint'>>

/** What a game with levels adds: the shell's picker, stars, par and hint are driven by this. */
export interface Levels<State, Action> {
  /** How many levels are tuned; after those, level N is generated from N. */
  readonly tuned: number
  /**
   * The last of the levels that are made in a few milliseconds, if not all tuned ones are. The others, and the boards of a
   * day, are made in a worker.
   */
  readonly quick?: number
  /** Named choices instead of numbers, such as the strengths of an opponent; then there are no others. */
  readonly names?: readonly string[]
  /** What the packs of twenty levels are called, from the first: places on a journey. */
  readonly packs?: readonly string[]
  /** The fewest moves that solve this level, proven by search. */
  par?(state: State): number
  /** Whether that number is not proven to be the fewest: it is then called a target. */
  isTarget?(state: State): boolean
  /** What a move is called here, one and many of them. */
  readonly unit?: Unit
  /** Moves made so far, as par counts them. */
  spent?(state: State): number
  /** What a finished level earns. */
  stars(state: State): 1 | 2 | 3
  /** An action on a way to the solution; nothing when there is none from here. */
  hint?(state: State): Action | undefined
  /** True when no way leads from here to the goal, so that the shell can say so and offer undo. */
  stuck?(state: State): boolean
}
