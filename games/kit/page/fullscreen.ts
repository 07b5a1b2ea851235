/** Toggles fullscreen. Where the platform has none, asks the host page to let the frame fill the window. */
import type { HostPage } from './host-page.ts'

export interface Fullscreen {
  readonly possible: boolean
  readonly on: boolean
  toggle(): void
}

export function createFullscreen(hostPage: HostPage, changed: () => void): Fullscreen {
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

  return {
    possible: native || hostPage.isThere,
    get on() {
      return native ? document.fullscreenElement !== null : filled
    },
    toggle() {
      if (!native) return fill(!filled)
      // Browsers refuse this without user activation, for example from a gamepad.
      const done = document.fullscreenElement
        ? document.exitFullscreen()
        : document.documentElement.requestFullscreen()
      done.catch(() => {})
    },
  }
}
