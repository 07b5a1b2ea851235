/** Fullscreen, or, where the platform has none, asking the page around the frame to let it fill the window. */
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

  // The visitor went back instead of using the switch again.
  hostPage.hear(({ arcade }) => arcade === 'unfill' && filled && fill(false))

  return {
    possible: native || hostPage.isThere,
    get on() {
      return native ? document.fullscreenElement !== null : filled
    },
    toggle() {
      if (!native) return fill(!filled)
      // Refused when the press was not the visitor's own, such as a gamepad's: then nothing happens.
      const done = document.fullscreenElement
        ? document.exitFullscreen()
        : document.documentElement.requestFullscreen()
      done.catch(() => {})
    },
  }
}
