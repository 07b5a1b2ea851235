/** What a game's game.ts exports: the manifest. Its rules, a few words for the shell, and how its view is opened. */
import type { Feat, Goal, Look } from './goals.ts'
import type { Medals } from './medals.ts'
import type { HintedLevels, Rules, UnhintedLevels } from './rules.ts'
import type { Stage } from './paint/stage.ts'
import type { Sound } from './sound/voices.ts'
import type { View, Voice } from './view.ts'
import type { AdvisingWords, Words } from './words.ts'

/** Thrown by `open` on a device that lacks what the game needs; the sentence is shown in place of the game. */
export class Missing extends Error {}

export type Game<State, Action> = Manifest<State, Action> & (Advising<State, Action> | Silent<State, Action>)

/** A game that gives hints gives them in words, too. */
interface Advising<State, Action> {
  /** Given, the shell shows the level picker, stars, par and hint. */
  readonly levels: HintedLevels<State, Action>
  /** What a game in turns says; it is played by ear as well as by sight. */
  readonly words: AdvisingWords<State, Action>
}

interface Silent<State, Action> {
  readonly levels?: UnhintedLevels<State, Action> & { readonly hint?: undefined }
  readonly words?: Words<State> & { readonly advise?: undefined; readonly where?: undefined }
}

interface Manifest<State, Action> {
  readonly rules: Rules<State, Action>
  /** What to do, in one sentence. */
  readonly goal: string
  /** How, in a few words for each device; the opening shows those that the visitor has. */
  readonly controls: {
    readonly touch: string
    readonly mouse: string
    readonly keys: string
    readonly pad: string
  }
  /** Keys (`KeyboardEvent.code`) and pad buttons (`PadX`, `PadY`, `PadL`, `PadR`) to be read as `key` gestures. */
  readonly keys?: readonly string[]
  /** True when the game has a use for the wheel, which otherwise scrolls the page around the frame. */
  readonly wheel?: boolean
  /** Steps back without limit. A game without a tick has it unless it says no. */
  readonly undo?: boolean
  /** Scores that earn bronze, silver, gold and emerald. */
  readonly medals?: Medals
  /** In the order in which they are opened, three at a time: the easiest first. */
  readonly goals?: readonly Goal<State>[]
  readonly looks?: readonly Look[]
  readonly feats?: readonly Feat<State>[]
  /** Seconds between the last move of a round and the card that sums it up. */
  readonly curtain?: number
  /** Raise it when a round saved by an earlier version no longer fits the rules. */
  readonly version?: number
  /** More for the pill beside score or level: 'Stripes', '×3'. */
  tally?(state: State): string
  /** Real time: more for the live region, after the score: what someone who cannot see must know, in a few words. */
  say?(state: State): string
  /**
   * Real time: for a game that can be played by what is heard and said, if there is more time for it. Its cards have a
   * switch for that. A game in real time without this and without words says on its card that it needs eyes.
   */
  readonly byEar?: {
    /** How fast time passes: a part of the usual. Rounds stay the same, tick by tick, and so do their links and replays. */
    readonly pace: number
    /** What is heard besides the view's sounds. */
    hear(before: State, after: State): readonly Sound[]
  }
  /** The heading of the end card, where 'Level done' or 'Round over' would be wrong. */
  verdict?(state: State): string
  /** Called once a page. May throw `Missing`. */
  open(stage: Stage, voice: Voice): View<State, Action>
}
