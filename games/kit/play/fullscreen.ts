/** Fullscreen, or, where the platform has none, asking the page around the frame to let it fill the window. */

export interface Fullscreen {
  readonly possible: boolean
  readonly on: boolean
  toggle(): void
}

export function openFullscreen(siteOrigin: string, changed: () => void): Fullscreen {
  const native = document.fullscreenEnabled
  const framed = window.parent !== window
  let filled = false
  document.addEventListener('fullscreenchange', changed)

  return {
    possible: native || framed,
    get on() {
      return native ? document.fullscreenElement !== null : filled
    },
    toggle() {
      if (!native) {
        filled = !filled
        window.parent.postMessage({ arcade: 'fill', on: filled }, siteOrigin)
        changed()
        return
      }
      // Refused when the press was not the visitor's own, such as a gamepad's: then nothing happens.
      const done = document.fullscreenElement
        ? document.exitFullscreen()
        : document.documentElement.requestFullscreen()
      done.catch(() => {})
    },
  }
}
