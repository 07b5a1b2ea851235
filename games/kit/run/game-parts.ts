/** Types a game on the page: the facts and dependencies from the build, and all parts that work together. */
import type { Announcer, GameText } from '../announce/announcer.ts'
import type { Game } from '../game.ts'
import type { Input } from '../input/input.ts'
import type { HostPage } from '../page/host-page.ts'
import type { Preferences } from '../page/preferences.ts'
import type { LiveStage } from '../paint/stage.ts'
import type { Phases } from '../round/phases.ts'
import type { RoundFormat } from '../round/resume.ts'
import type { Rounds } from '../round/rounds.ts'
import type { SaveStore } from '../save/save-store.ts'
import type { GuardedStorage } from '../save/storage.ts'
import type { Shell } from '../shell/shell.ts'
import type { LevelCache } from '../solver/level-cache.ts'
import type { Solver } from '../solver/solver-worker.ts'
import type { Speaker } from '../sound/speaker.ts'
import type { View } from '../view.ts'
import type { DeferredLoader } from './deferred-loader.ts'
import type { Frames } from './frame.ts'
import type { Loop } from './loop.ts'

/** The build's facts about a game. */
export interface GameInfo {
  readonly title: string
  readonly slug: string
  readonly siteOrigin: string
  /** Origins of other pages that may contain the game. */
  readonly embedders?: readonly string[]
  /** Whether the game is stored for offline use. */
  readonly offline: boolean
  /** URL of the deferred script. */
  readonly deferred: string
}

/** The parts that not every game needs. The build includes only those that this one does. */
export interface Dependencies<State, Action> {
  /** Turn-based or real time. */
  readonly format: RoundFormat
  createAnnouncer(shell: Shell, gameText: GameText): Announcer
  /** Only in games with slow levels or hints. */
  readonly solver?: Solver<State, Action>
  readonly levelCache?: LevelCache<State, Action>
}

export interface GameOptions<State, Action> extends Dependencies<State, Action> {
  readonly game: Game<State, Action>
  readonly info: GameInfo
  readonly storage: GuardedStorage
  readonly saveStore: SaveStore
  readonly shell: Shell
  readonly hostPage: HostPage
  /** When startup began, in ms since navigation. */
  readonly startedAt: number
}

export interface GameParts<State, Action> extends GameOptions<State, Action> {
  readonly speaker: Speaker
  readonly announcer: Announcer
  readonly stage: LiveStage
  readonly rounds: Rounds<State, Action>
  readonly preferences: Preferences
  readonly view: View<State, Action>
  readonly deferred: DeferredLoader<State, Action>
  readonly phases: Phases
  readonly input: Input
  readonly frames: Frames
  readonly loop: Loop
}
