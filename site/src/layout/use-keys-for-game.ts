import { useEffect, useRef } from 'react'
import type { GameLine } from './game-line.ts'
import { isForGame } from './keys-for-game.ts'

/** What answers keys itself. Headings and the like take the focus too, but only to be read from. */
const CONTROLS =
  'a[href],button,input,select,textarea,summary,iframe,audio,video,[contenteditable],[tabindex]:not([tabindex="-1"])'

const isOnControl = (element: unknown) => element instanceof Element && element.closest(CONTROLS) !== null

interface Expected {
  /** The game is there, and the visitor sees it. */
  readonly ready: boolean
  /** It is, or is about to be. */
  readonly awaited: boolean
}

/** Hands keys that are pressed beside the game over to it, and with them the focus. The first one waits for the game. */
export function useKeysForGame(line: GameLine, { ready, awaited }: Expected) {
  const early = useRef<string>(undefined)

  useEffect(() => {
    function handOver(code: string) {
      line.frame()?.focus({ preventScroll: true })
      line.say({ arcade: 'key', code })
    }
    // Whoever has gone on to a link or a field meanwhile keeps the focus there.
    if (ready && early.current && !isOnControl(document.activeElement)) handOver(early.current)
    if (ready || !awaited) early.current = undefined

    function hear(event: KeyboardEvent) {
      const { code, altKey, ctrlKey, metaKey, shiftKey, repeat, target } = event
      const frame = line.frame()
      if (!frame || event.defaultPrevented) return
      const { top, bottom } = frame.getBoundingClientRect()
      const press = {
        code,
        modified: altKey || ctrlKey || metaKey || shiftKey,
        repeated: repeat,
        onControl: isOnControl(target),
      }
      if (!isForGame(press, { awaited, top, bottom, windowHeight: innerHeight })) return
      event.preventDefault() // It would scroll the page.
      if (ready) handOver(code)
      else early.current ??= code
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [line, ready, awaited])
}
