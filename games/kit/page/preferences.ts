/** Manages sound, pace, motion and fullscreen, stored for all games, and their switches. */
import type { Game } from '../game.ts'
import type { CardButton } from '../shell/card.ts'
import { button, earSwitch } from '../shell/cards.ts'
import type { HostPage } from './host-page.ts'
import { createFullSwitch } from './fullscreen.ts'
import type { SaveStore } from '../save/save-store.ts'
import type { Shell } from '../shell/shell.ts'
import type { Speaker } from '../sound/speaker.ts'

/** The settings that are on or off. */
type Switched = 'muted' | 'still' | 'calm' | 'byEar'

export interface Preferences {
  readonly muted: boolean
  /** Reduced motion: no shake, parallax or flashes. */
  readonly still: boolean
  /** Hides scores, goals and records, for those who just want to play. */
  readonly calm: boolean
  /** Whether the game is played by ear; always false if it does not support that. */
  readonly byEar: boolean
  /** Speed of time: 1, or less when played by ear. */
  readonly pace: number
  toggleSound(): void
  toggle(setting: Switched): void
  /** Applies settings that a different tab may have changed. */
  refresh(): void
  /** Sets the listener for changes. */
  watch(changed: () => void): void
  soundSwitch(): CardButton
  /** Switches of the opening card. */
  firstSwitches(): CardButton[]
  /** Those that not every game or browser has. */
  earSwitch(): CardButton[]
  fullSwitch(): CardButton[]
}

export function createPreferences<State, Action>(
  game: Game<State, Action>,
  saveStore: SaveStore,
  speaker: Speaker,
  shell: Shell,
  hostPage: HostPage,
): Preferences {
  let changed: (() => void) | undefined
  const reduced = matchMedia('(prefers-reduced-motion: reduce)')
  const fullSwitch = createFullSwitch(hostPage, () => changed?.())
  const still = () => reduced.matches || saveStore.settings.still

  function toggle(setting: Switched): void {
    saveStore.set({ [setting]: !saveStore.settings[setting] })
    refresh()
  }

  function toggleSound(): void {
    toggle('muted')
    speaker.unlock()
    speaker.play([{ name: 'pluck', step: 2 }])
  }

  const soundSwitch = (): CardButton => {
    const { muted } = saveStore.settings
    return { ...button('Sound', muted ? 'muted' : 'sound', toggleSound), on: !muted }
  }

  const ownEarSwitch = () => earSwitch(game, saveStore.settings.byEar, () => toggle('byEar'))

  function refresh(): void {
    speaker.mute(saveStore.settings.muted)
    shell.still(still())
    changed?.()
  }

  reduced.addEventListener('change', refresh)
  refresh()

  return {
    get muted() {
      return saveStore.settings.muted
    },
    get still() {
      return still()
    },
    get calm() {
      return saveStore.settings.calm
    },
    get byEar() {
      return game.byEar !== undefined && saveStore.settings.byEar
    },
    get pace() {
      return (saveStore.settings.byEar && game.byEar?.pace) || 1
    },
    toggleSound,
    toggle,
    refresh,
    watch: (watching) => void (changed = watching),
    soundSwitch,
    firstSwitches: () => [
      soundSwitch(),
      // Hidden on touch screens: by-ear play needs keys, and space is short.
      ...ownEarSwitch().map((button) => ({ ...button, by: 'mouse' }) as const),
      // Touch screens only; with a mouse it is on the pause card. The label must equal that in tools/shell-markup.ts.
      ...fullSwitch().map((button) => ({ ...button, by: 'touch' }) as const),
    ],
    earSwitch: ownEarSwitch,
    fullSwitch,
  }
}
