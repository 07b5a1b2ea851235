/** Types the dependencies of the phases of a round, and the state that they share. */
import type { Announcer } from '../announce/announcer.ts'
import type { Game } from '../game.ts'
import type { HostPage } from '../page/host-page.ts'
import type { Preferences } from '../page/preferences.ts'
import type { DeferredLoader } from '../run/deferred-loader.ts'
import type { SaveStore } from '../save/save-store.ts'
import type { Tool } from '../input/shortcuts.ts'
import type { Shell } from '../shell/shell.ts'
import type { LevelCache } from '../solver/level-cache.ts'
import type { Speaker } from '../sound/speaker.ts'
import type { View } from '../view.ts'
import type { Phase } from './phase.ts'
import type { Rounds } from './rounds.ts'

export interface PhaseOptions<State, Action> {
  readonly game: Game<State, Action>
  readonly title: string
  readonly tools: readonly Tool[]
  readonly view: View<State, Action>
  readonly rounds: Rounds<State, Action>
  readonly levelCache?: LevelCache<State, Action> | undefined
  readonly saveStore: SaveStore
  readonly hostPage: HostPage
  readonly shell: Shell
  readonly speaker: Speaker
  readonly announcer: Announcer
  readonly preferences: Preferences
  readonly deferred: DeferredLoader<State, Action>
  /** The player's progress may have changed. */
  changed(): void
}

export interface PhaseState {
  phase: Phase
  /** Whether a real-time round in progress is about to continue. */
  isContinuing: boolean
  /** Seconds since counting began. */
  counted: number
  /** Seconds since the outcome was decided; the last move may still be animated. */
  decided: number
}
