import { useEffect } from 'react'
import type { GameLine } from './game-line.ts'
import { isForGame } from './keys-for-game.ts'

/** What answers keys itself. Headings and the like take the focus too, but only to be read from. */
const CONTROLS =
  'a[href],button,input,select,textarea,summary,iframe,audio,video,[contenteditable],[tabindex]:not([tabindex="-1"])'

/** Hands keys that are pressed beside the game over to it, and with them the focus. */
export function useKeysForGame(line: GameLine, ready: boolean) {
  useEffect(() => {
    function hear(event: KeyboardEvent) {
      const { code, altKey, ctrlKey, metaKey, shiftKey, repeat, target } = event
      const frame = line.frame()
      if (!frame || event.defaultPrevented) return
      const { top, bottom } = frame.getBoundingClientRect()
      const press = {
        code,
        modified: altKey || ctrlKey || metaKey || shiftKey,
        repeated: repeat,
        onControl: target instanceof Element && target.closest(CONTROLS) !== null,
      }
      if (!isForGame(press, { ready, top, bottom, windowHeight: innerHeight })) return
      event.preventDefault() // It would scroll the page.
      frame.focus({ preventScroll: true })
      line.say({ arcade: 'key', code })
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [line, ready])
}
