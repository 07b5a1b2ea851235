/** Whether a round is still running, and how it ended. */
export type Outcome = 'playing' | 'won' | 'lost'

/** Pure and deterministic. State and Action are plain JSON, so a round can be saved, undone and replayed. */
export interface Rules<State, Action> {
  /**
   * The opening position. All randomness comes from the seed; the state carries the generator. Levels count from 1. In
   * a game with levels −1 (Monday) to −7 (Sunday) are daily boards, made from the seed alone and harder every day.
   */
  start(seed: number, level: number): State
  /** The state after an action. Returns the same object if the action changes nothing. */
  act(state: State, action: Action): State
  /** The state 1/60 s later. Turn-based games omit it. */
  tick?(state: State): State
  /**
   * Checks the type of an action from a link, a stored round or a file: known kinds, no extra fields, finite numbers
   * within the bounds of the largest board. `act` decides whether it is legal, and ignores illegal actions.
   */
  isAction(value: unknown): value is Action
  /** The actions worth trying now, for bots and tests. */
  moves(state: State): readonly Action[]
  score(state: State): number
  outcome(state: State): Outcome
  /**
   * Validates a saved state. Required in real time; turn-based rounds are validated by replaying their actions.
   */
  fits?(saved: unknown): saved is State
}

/** Singular and plural: 'push', 'pushes'. */
export type Unit = readonly [one: string, many: string]

export type UnhintedLevels<State, Action> = Omit<Levels<State, Action>, 'hint'>

/** Levels of a game that gives hints. */
export type HintedLevels<State, Action> = Levels<State, Action> &
  Required<Pick<Levels<State, Action>, 'hint'>>

/** The additional rules of a game with levels: they drive the level picker, stars, par and hints. */
export interface Levels<State, Action> {
  /** How many levels are tuned; later levels are generated from their number. */
  readonly tuned: number
  /**
   * The last level that is made within a few milliseconds, if not all tuned ones are. Later levels and daily boards are
   * made in a worker.
   */
  readonly quick?: number
  /** Named choices that replace numbered levels, such as the strengths of an opponent. */
  readonly names?: readonly string[]
  /** Names for the packs of twenty levels, in order. */
  readonly packs?: readonly string[]
  /** Names of set pieces, the hand-made levels that people remember, by level. At most 20 characters each. */
  readonly titles?: Readonly<Record<number, string>>
  /** The fewest moves that solve this level, proven by search. */
  par?(state: State): number
  /** Whether par is not proven to be the minimum; it is then called a target. */
  isTarget?(state: State): boolean
  /** Name of a move. */
  readonly unit?: Unit
  /** Moves made so far, as par counts them. */
  spent?(state: State): number
  /** Stars for a solved level. They count only the moves that led to the end: an undo removes a move. */
  stars(state: State): 1 | 2 | 3
  /** Whether a move takes an earlier one back, as the kit's undo does: it costs the crown. */
  takesBack?(before: State, after: State): boolean
  /** The next action of a solution; undefined if the position cannot be solved. */
  hint?(state: State): Action | undefined
  /** True if the position cannot be solved: the shell then says so and offers undo. */
  stuck?(state: State): boolean
}
