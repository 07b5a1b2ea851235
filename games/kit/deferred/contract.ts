/**
 * Types the interface between the game's script and the deferred script. Types only: they are separate files. Both are
 * always from the same build, also offline, because the game's file names the script by its content hash.
 */
import type { Advice } from '../announce/advice.ts'
import type { Game } from '../game.ts'
import type { Lesson } from '../lessons.ts'
import type { Summary } from '../messages.ts'
import type { HostPage } from '../page/host-page.ts'
import type { Announcer, GameText } from '../announce/announcer.ts'
import type { Environment } from '../page/environment.ts'
import type { WatchPad } from '../input/pads.ts'
import type { Shortcut } from '../input/shortcuts.ts'
import type { LiveStage } from '../paint/stage.ts'
import type { Phase } from '../round/phase.ts'
import type { LevelCache } from '../solver/level-cache.ts'
import type { Solver } from '../solver/solver-worker.ts'
import type { StartedWorker } from '../solver/worker-file.ts'
import type { PendingRound, Rounds } from '../round/rounds.ts'
import type { Pace } from '../run/pace.ts'
import type { Preferences } from '../page/preferences.ts'
import type { SaveStore } from '../save/save-store.ts'
import type { Rival, Standing } from '../round/standing.ts'
import type { GuardedStorage } from '../save/storage.ts'
import type { Card, CardButton, CardHolder } from '../shell/card.ts'
import type { CardWithMore, Commands } from '../shell/cards.ts'
import type { DeferredSpeaker } from '../sound/speaker.ts'
import type { Gesture, Moment, View } from '../view.ts'

/** The game and its data. */
export interface GameContext<State, Action> {
  readonly slug: string
  readonly title: string
  readonly siteOrigin: string
  readonly game: Game<State, Action>
  readonly view: View<State, Action>
  readonly rounds: Rounds<State, Action>
  /** Undefined in a game without slow levels. */
  readonly levelCache?: LevelCache<State, Action> | undefined
  /** Only in games with slow levels or hints. */
  readonly solver?: Solver<State, Action>
  readonly saveStore: SaveStore
  readonly storage: GuardedStorage
  readonly environment: Environment
  readonly hostPage: HostPage
  /** Whether games are stored for offline use. */
  readonly worksOffline: boolean
}

export interface RoundControls {
  phase(): Phase
  /** Begins a round as soon as it is made. */
  bring(round: PendingRound): void
  /** Begins the daily round. */
  playToday(): void
  /** Begins a level. */
  choose(level: number): void
  /** Restarts the round, and asks first if that would lose it. */
  restart(): void
}

export interface CardControls {
  isShown(kind: Card['kind']): boolean
  /** Replaces the current card. */
  cover(card: () => Card): void
  /** Redraws the current card. */
  recard(): void
  /** Moves the focus from a button over the game to the game. */
  focusGame(): void
  /** Shows the opening card. */
  home(): void
  /** Lays out a card that may be shown next. */
  rehearse(card: Card): void
  /** Installs drawn headings, confetti and focus moves. */
  readonly decorate: CardHolder['decorate']
  /** Installs the names of changed keys. */
  readonly reword: CardHolder['reword']
}

/** Picture, sound and input. */
interface DeviceControls {
  readonly stage: LiveStage
  /** Performs a gesture, as if it came from an input device. */
  gesture(gesture: Gesture): void
  /** Performs a shortcut. */
  use(shortcut: Shortcut): void
  isStill(): boolean
  readonly preferences: Preferences
  /** Changes the look, and the size of signs if their setting has changed. */
  wear(look?: string): void
  /** Receives the synthesiser. */
  readonly speaker: DeferredSpeaker
  /** Installs the gamepad driver. */
  usePad(watch: WatchPad): void
}

/** Texts for screen readers. */
export interface SpeechControls {
  /** Announces a text in the live region. */
  say(text: string): void
  readonly announcer: Announcer
  readonly gameText: GameText
  /** The last announced change. */
  last(): string
}

/** One flat object: nesting would add property names to every game's file. */
export type DeferredOptions<State, Action> = GameContext<State, Action> &
  RoundControls &
  CardControls &
  DeviceControls &
  SpeechControls

/** The cards that open on request, in a script of their own. `back` returns to the covered card. */
export interface Pages {
  /** Opens the progress card. */
  open(back: () => void): void
  /** Opens the journey, or the named choices. */
  pick(back: () => void): void
  /** Opens the card behind More: `others` are buttons that the covered card has no room for. */
  more(covered: CardWithMore, back: () => void, others: readonly CardButton[]): void
}

/** The cards of rounds that two people play at different devices: see kit/turns.ts. */
export interface TurnPages {
  /** Makes the link of the current round, and offers to send it. */
  send(back: () => void): Promise<void>
  /** Opens the other person's turn, or calls `otherwise` if the code is not one. */
  meet(code: string, started: StartedWorker | undefined, otherwise: () => void): Promise<void>
}

/** The replay and challenge buttons of the end card. */
export interface EndButtons {
  /** The main button, if a round follows one of the named choices. */
  readonly next?: CardButton
  readonly watch?: CardButton
  readonly challenge?: CardButton
}

/** A part of the deferred script with buttons for the end card. `back` returns to that card. */
export interface HasEndButtons {
  buttons(back: () => void): EndButtons
}

/** The script of play: what accompanies a round. */
export interface Play {
  /** Carries out a moment of the view. */
  direct(moment: Moment): void
  /** Advances time by this many seconds, and returns how many of them pass for the round. */
  span(delta: number): number
  /** Speed of the picture: 1, or less in slow motion. */
  readonly pace: number
  /** A round starts or continues: teaches an element that is new in it. */
  teach(): void
  /** Whether a gesture is no move, because the round waits for a lesson. */
  takes(gesture: Gesture): boolean
  /** The lessons of the elements that the player has met. */
  learnt(): readonly Lesson<unknown>[]
}

/** The features of the deferred script. `back` returns to the covered card. */
export interface Deferred<State, Action> extends Pages {
  readonly advice: Advice<State, Action>
  /** Undefined until its script has loaded. */
  readonly play: Play | undefined
  /** The current round has ended. */
  ended(standing: Standing<State>): void
  /** Plays its fanfare. */
  fanfare(): void
  /** The end card. `again` shows it once more. */
  over(standing: Standing<State>, does: Commands, again: () => void): Card
  /** The same in words, without its heading. */
  overWords(standing: Standing<State>): readonly string[]
  /** The player's progress, for the host page. */
  summary(): Summary
  /** The music switch. */
  switches(): readonly CardButton[]
  /** Plays the fanfare of a look that the round has unlocked, announces it and returns its card, if there is one. */
  unlock(next: () => void): Card | undefined
  /** Opens the challenge with this code, and replays its round in the worker if one was started. */
  meet(code: string, started?: StartedWorker): void
  /** The player's best attempt at today's round. */
  dayRival(): Rival<State> | undefined
  pass(delta: number): void
  /** A frame has passed at this pace, this many seconds after the last input. */
  rested(pace: Pace, sinceInput: number): void
  /** An input has come, and has not been handled yet. */
  woken(): void
}

/** The exports of the deferred script. */
export interface DeferredFile {
  createDeferred<State, Action>(options: DeferredOptions<State, Action>): Deferred<State, Action>
}

/** What the help card contains besides controls and keys. */
export interface HelpContent {
  /** The lessons of the elements that the player has met. */
  learnt(): readonly Lesson<unknown>[]
  switches(): readonly CardButton[]
}
