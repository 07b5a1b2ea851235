/** Sound, pace, motion and fullscreen: what the visitor wants, kept for all games, and the switches for it. */
import type { Game } from '../game.ts'
import type { CardButton } from '../shell/card.ts'
import { earSwitch } from '../shell/cards.ts'
import type { HostPage } from './host-page.ts'
import { createFullscreen } from './fullscreen.ts'
import type { SaveStore } from '../save/save-store.ts'
import type { Shell } from '../shell/shell.ts'
import type { Speaker } from '../sound/speaker.ts'

export interface Preferences {
  readonly muted: boolean
  /** No shake, no parallax, no flashes. */
  readonly still: boolean
  /** The game is played by ear; never one that cannot be. */
  readonly byEar: boolean
  /** How fast time passes: 1, or slower for ears. */
  readonly pace: number
  toggleSound(): void
  /** Another tab may have set them. */
  refresh(): void
  /** To be told of every change. */
  watch(changed: () => void): void
  soundSwitch(): CardButton
  /** For the opening card: what one wants before the first press. */
  firstSwitches(): CardButton[]
  /** For the pause card; `more` stand beside the sound's. */
  switches(more: readonly CardButton[]): CardButton[]
}

export function createPreferences<State, Action>(
  game: Game<State, Action>,
  saveStore: SaveStore,
  speaker: Speaker,
  shell: Shell,
  hostPage: HostPage,
): Preferences {
  let changed: (() => void) | undefined
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  const full = createFullscreen(hostPage, () => changed?.())
  const still = () => calm.matches || saveStore.settings.still

  function toggleSound(): void {
    saveStore.set({ muted: !saveStore.settings.muted })
    speaker.mute(saveStore.settings.muted)
    speaker.unlock()
    speaker.play([{ name: 'pluck', step: 2 }])
    changed?.()
  }

  function toggleMotion(): void {
    saveStore.set({ still: !saveStore.settings.still })
    shell.still(still())
    changed?.()
  }

  function toggleEar(): void {
    saveStore.set({ byEar: !saveStore.settings.byEar })
    changed?.()
  }

  const soundSwitch = (): CardButton => {
    const { muted } = saveStore.settings
    return { label: 'Sound', icon: muted ? 'muted' : 'sound', on: !muted, does: toggleSound }
  }

  const paceSwitch = () => earSwitch(game, saveStore.settings.byEar, toggleEar)

  const fullSwitch = (): CardButton[] =>
    full.possible ? [{ label: 'Full', icon: 'full', on: full.on, does: full.toggle }] : []

  function refresh(): void {
    speaker.mute(saveStore.settings.muted)
    shell.still(still())
    changed?.()
  }

  calm.addEventListener('change', refresh)
  refresh()

  return {
    get muted() {
      return saveStore.settings.muted
    },
    get still() {
      return still()
    },
    get byEar() {
      return game.byEar !== undefined && saveStore.settings.byEar
    },
    get pace() {
      return (saveStore.settings.byEar && game.byEar?.pace) || 1
    },
    toggleSound,
    refresh,
    watch: (watching) => void (changed = watching),
    soundSwitch,
    firstSwitches: () => [
      soundSwitch(),
      // It is played with keys; a finger, which needs the room, finds it on the pause card.
      ...paceSwitch().map((button) => ({ ...button, by: 'mouse' }) as const),
      // A mouse finds it on the pause card; a thumb looks for it before it plays.
      ...fullSwitch().map((button) => ({ ...button, by: 'touch' }) as const),
    ],
    switches: (more) => [
      soundSwitch(),
      ...more,
      ...paceSwitch(),
      // Whoever asked the whole system for less motion has decided already.
      ...(calm.matches
        ? []
        : [{ label: 'Motion', icon: 'motion', on: !still(), does: toggleMotion } as const]),
      ...fullSwitch(),
    ],
  }
}
