/** What the album and the game's own file lend each other. Types only: the album is a file of its own. */
import type { Game } from '../game.ts'
import type { HostPage } from '../page/host-page.ts'
import type { GameText } from '../announce/announcer.ts'
import type { Environment } from '../page/environment.ts'
import type { WatchPad } from '../input/pads.ts'
import type { Phase } from '../round/phase.ts'
import type { LevelCache } from '../solver/level-cache.ts'
import type { PendingRound, Rounds } from '../round/rounds.ts'
import type { SaveStore } from '../save/save-store.ts'
import type { Rival, Standing } from '../round/standing.ts'
import type { GuardedStorage } from '../save/storage.ts'
import type { Card, CardButton, CardHolder } from '../shell/card.ts'
import type { SpeakerDoor } from '../sound/speaker.ts'
import type { View } from '../view.ts'

export interface DeferredOptions<State, Action> {
  readonly slug: string
  readonly title: string
  readonly siteOrigin: string
  readonly game: Game<State, Action>
  readonly view: View<State, Action>
  readonly rounds: Rounds<State, Action>
  /** In a game that takes long to make some of them. */
  readonly levelCache: LevelCache<State, Action> | undefined
  readonly saveStore: SaveStore
  readonly storage: GuardedStorage
  readonly environment: Environment
  /** Where games are kept for use without a network: the page around this one. */
  readonly hostPage: HostPage | undefined
  /** What happens to the round at the moment. */
  phase(): Phase
  /** Whether the visitor wants no shake. */
  isStill(): boolean
  /** Whether such a card is shown. */
  isShown(kind: Card['kind']): boolean
  /** Puts a card over the game, in place of the one that is there. */
  cover(card: () => Card): void
  /** Cards have drawn headings and confetti from now on. */
  readonly decorate: CardHolder['decorate']
  /** What the synthesiser is handed to. */
  readonly speaker: SpeakerDoor
  /** Whatever watches gamepads from now on. */
  usePad(watch: WatchPad): void
  /** A card that may be shown next. */
  rehearse(card: Card): void
  /** The present card once more, because something on it has changed. */
  recard(): void
  /** A round begins as soon as it is made. */
  bring(round: PendingRound): void
  /** The opening card. */
  home(): void
  /** For the live region. */
  say(text: string): void
  /** The game in words, and what happened last. */
  readonly gameText: GameText
  last(): string
  /** The game in another look. */
  wear(look: string): void
  /** The round of the day. */
  playToday(): void
  /** Another level. */
  choose(level: number): void
}

export interface Deferred<State> {
  /** Its card; `back` leads to what it covers. */
  open(back: () => void): void
  /** The game in words. */
  listen(back: () => void): void
  /** The levels to choose from. */
  pick(back: () => void): void
  /** What the visitor has, to take along. */
  saveFile(back: () => void): void
  /** The round on the table has ended, and this is how. */
  ended(standing: Standing<State>): void
  /** The switch for the music, which comes with the album. */
  switches(): readonly CardButton[]
  /** What can be done with the round that has ended. */
  buttons(back: () => void): readonly CardButton[]
  /** A link brought this code. */
  meet(code: string): void
  /** One's own best go at the round of the day. */
  dayRival(): Rival<State> | undefined
  pass(delta: number): void
}

/** What the album's file exports. */
export interface DeferredFile {
  createDeferred<State, Action>(parts: DeferredOptions<State, Action>): Deferred<State>
}
