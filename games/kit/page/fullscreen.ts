/** Toggles fullscreen. Where the platform has none, asks the host page to let the frame fill the window. */
import type { CardButton } from '../shell/card.ts'
import { button } from '../shell/cards.ts'
import type { HostPage } from './host-page.ts'

/** Returns a function that makes the switch, if fullscreen is possible. */
export function createFullSwitch(hostPage: HostPage, changed: () => void): () => CardButton[] {
  const native = document.fullscreenEnabled
  let filled = false
  document.addEventListener('fullscreenchange', changed)

  function fill(on: boolean): void {
    filled = on
    hostPage.say({ arcade: 'fill', on })
    changed()
  }

  // The visitor navigated back instead of using the switch.
  hostPage.hear(({ arcade }) => arcade === 'unfill' && filled && fill(false))

  function toggle(): void {
    if (!native) return fill(!filled)
    // Browsers refuse this without user activation, for example from a gamepad.
    const done = document.fullscreenElement
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen()
    done.catch(() => {})
  }

  return () => {
    const on = native ? document.fullscreenElement !== null : filled
    return native || hostPage.isThere ? [{ ...button('Full screen', 'full', toggle), on }] : []
  }
}
