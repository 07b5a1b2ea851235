/** Types the manifest that a game's game.ts exports: its rules, its texts for the shell, and its view. */
import type { Fact, Feat, Goal, Look } from './goals.ts'
import type { Medals } from './medals.ts'
import type { HintedLevels, Rules, UnhintedLevels } from './rules.ts'
import type { Stage } from './paint/stage.ts'
import type { Sound } from './sound/voices.ts'
import type { View, ViewFeedback } from './view.ts'
import type { AdvisingWords, Words } from './words.ts'

/** Thrown by `open` on a device that cannot run the game. The message is shown instead of the game. */
export class Missing extends Error {}

/** A name for some of `Manifest.keys` with the same function. A game's key-names.ts exports `keyNames`. */
export interface KeyName {
  readonly name: string
  readonly keys: readonly string[]
}

export type Game<State, Action> = Manifest<State, Action> & (Advising<State, Action> | Silent<State, Action>)

/** A game that gives hints must also describe them in words. */
interface Advising<State, Action> {
  /** Enables the level picker, stars, par and hints. */
  readonly levels: HintedLevels<State, Action>
  /** Spoken texts of a turn-based game, which make it playable by ear. */
  readonly words: AdvisingWords<State, Action>
}

interface Silent<State, Action> {
  readonly levels?: UnhintedLevels<State, Action> & { readonly hint?: undefined }
  readonly words?: Words<State> & { readonly advise?: undefined; readonly where?: undefined }
}

interface Manifest<State, Action> {
  readonly rules: Rules<State, Action>
  /** The aim of the game, in one sentence. */
  readonly goal: string
  /** The controls, in a few words for each device. The opening card shows those for the player's device. */
  readonly controls: {
    readonly touch: string
    readonly mouse: string
    readonly keys: string
    readonly pad: string
  }
  /** Keys (`KeyboardEvent.code`) and pad buttons (`PadX`, `PadY`, `PadL`, `PadR`) that become `key` gestures. */
  readonly keys?: readonly string[]
  /** Captures the mouse wheel, which otherwise scrolls the host page. */
  readonly wheel?: boolean
  /** Unlimited undo. Default: on for turn-based games, off in real time. */
  readonly undo?: boolean
  /** Scores that earn bronze, silver, gold and emerald. */
  readonly medals?: Medals
  /** Three are open at a time, in this order: put the easiest first. */
  readonly goals?: readonly Goal<State>[]
  /** The kit makes further goals from these, every day and every week. At least five. */
  readonly facts?: readonly Fact<State>[]
  readonly looks?: readonly Look[]
  readonly feats?: readonly Feat<State>[]
  /** Seconds between the last move of a round and the end card. */
  readonly curtain?: number
  /** Raise it when the rules no longer accept rounds saved by earlier versions. */
  readonly version?: number
  /** Extra text for the pill, after score or level: 'Stripes', '×3'. */
  tally?(state: State): string
  /** Real time: extra text for the live region, after the score. A few words that a blind player needs. */
  say?(state: State): string
  /**
   * Real time: makes the game playable by ear, at a slower pace, through a switch on its cards. A real-time game with
   * neither this nor `words` tells screen readers that it cannot be played by ear.
   */
  readonly byEar?: {
    /** Fraction of the normal speed. Ticks are unaffected, so rounds, links and replays stay the same. */
    readonly pace: number
    /** Sounds added to the view's own. */
    hear(before: State, after: State): readonly Sound[]
  }
  /** Heading of the end card, if the default does not fit. */
  verdict?(state: State): string
  /** Called once per page load. May throw `Missing`. */
  open(stage: Stage, voice: ViewFeedback): View<State, Action>
}
