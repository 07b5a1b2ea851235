/** Sound, motion and fullscreen: what the visitor wants, kept for all games, and the switches for it. */
import type { CardButton } from '../shell/card.ts'
import type { Around } from './around.ts'
import { openFullscreen } from './fullscreen.ts'
import type { Shelf } from './shelf.ts'
import type { Shell } from '../shell/shell.ts'
import type { Speaker } from '../sound/speaker.ts'

export interface Preferences {
  readonly muted: boolean
  /** No shake, no parallax, no flashes. */
  readonly still: boolean
  toggleSound(): void
  /** Another tab may have set them. */
  refresh(): void
  /** To be told of every change. */
  watch(changed: () => void): void
  soundSwitch(): CardButton
  /** For the opening card: what one wants before the first press. */
  firstSwitches(): CardButton[]
  switches(): CardButton[]
}

export function openPreferences(shelf: Shelf, speaker: Speaker, shell: Shell, around: Around): Preferences {
  let changed: (() => void) | undefined
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  const full = openFullscreen(around, () => changed?.())
  const still = () => calm.matches || shelf.settings.still

  function toggleSound(): void {
    shelf.set({ muted: !shelf.settings.muted })
    speaker.mute(shelf.settings.muted)
    speaker.unlock()
    speaker.play([{ name: 'pluck', step: 2 }])
    changed?.()
  }

  function toggleMotion(): void {
    shelf.set({ still: !shelf.settings.still })
    shell.still(still())
    changed?.()
  }

  const soundSwitch = (): CardButton => {
    const { muted } = shelf.settings
    return { label: 'Sound', icon: muted ? 'muted' : 'sound', on: !muted, does: toggleSound }
  }

  const fullSwitch = (): CardButton[] =>
    full.possible ? [{ label: 'Full', icon: 'full', on: full.on, does: full.toggle }] : []

  function refresh(): void {
    speaker.mute(shelf.settings.muted)
    shell.still(still())
    changed?.()
  }

  calm.addEventListener('change', refresh)
  refresh()

  return {
    get muted() {
      return shelf.settings.muted
    },
    get still() {
      return still()
    },
    toggleSound,
    refresh,
    watch: (watching) => void (changed = watching),
    soundSwitch,
    // A mouse finds it on the pause card; a thumb looks for it before it plays.
    firstSwitches: () => [
      soundSwitch(),
      ...fullSwitch().map((button) => ({ ...button, by: 'touch' }) as const),
    ],
    switches: () => [
      soundSwitch(),
      // Whoever asked the whole system for less motion has decided already.
      ...(calm.matches
        ? []
        : [{ label: 'Motion', icon: 'motion', on: !still(), does: toggleMotion } as const]),
      ...fullSwitch(),
    ],
  }
}
