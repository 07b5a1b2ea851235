import { useEffect, useRef } from 'react'
import type { GameChannel } from './game-channel.ts'
import { isForGame } from './keys-for-game.ts'

/** Controls that handle keys themselves. Headings take the focus too, but handle no keys. */
const CONTROLS =
  'a[href],button,input,select,textarea,summary,iframe,audio,video,[contenteditable],[tabindex]:not([tabindex="-1"])'

const isOnControl = (element: unknown) => element instanceof Element && element.closest(CONTROLS) !== null

interface Expected {
  /** The game is ready and visible. */
  readonly ready: boolean
  /** The game is ready, or about to be. */
  readonly awaited: boolean
}

/** Passes keys pressed outside the game to it, and moves the focus there. The first key waits until the game is ready. */
export function useKeysForGame(channel: GameChannel, { ready, awaited }: Expected) {
  const early = useRef<string>(undefined)

  useEffect(() => {
    function passToGame(code: string) {
      channel.frame()?.focus({ preventScroll: true })
      channel.say({ arcade: 'key', code })
    }
    // Keeps the focus if the visitor has moved to a link or a field meanwhile.
    if (ready && early.current && !isOnControl(document.activeElement)) passToGame(early.current)
    if (ready || !awaited) early.current = undefined

    function onKeyDown(event: KeyboardEvent) {
      const { code, altKey, ctrlKey, metaKey, shiftKey, repeat, target } = event
      const frame = channel.frame()
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
      if (ready) passToGame(code)
      else early.current ??= code
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [channel, ready, awaited])
}
