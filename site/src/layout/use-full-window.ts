/** Lets a game fill the window where there is no fullscreen. Back and Escape end it. */
import { useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { fullWindowTwin, isFullWindow, isOfPage } from './full-window-entry.ts'
import type { GameChannel } from './game-channel.ts'

export function useFullWindow(channel: GameChannel): boolean {
  const [filled, setFilled] = useState(false)
  const { key } = useLocation()

  useEffect(
    () =>
      channel.listen((message) => {
        if (message.arcade === 'fill') setFilled(message.on)
      }),
    [channel],
  )

  // Before the picture: a press may come right after it.
  useLayoutEffect(() => {
    function onPopState(event: PopStateEvent) {
      if (!isOfPage(event.state, key)) return
      event.stopImmediatePropagation()
      if (!filled || isFullWindow(event.state)) return
      channel.say({ arcade: 'unfill' })
      setFilled(false)
    }
    // Capturing, to run before the router's listener.
    addEventListener('popstate', onPopState, { capture: true })
    return () => removeEventListener('popstate', onPopState, { capture: true })
  }, [key, channel, filled])

  useLayoutEffect(() => {
    if (!filled) return undefined
    if (!isFullWindow(history.state)) history.pushState(fullWindowTwin(history.state), '')
    // Going back does the rest, as if the visitor had done it.
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && history.back()
    addEventListener('keydown', escape)
    return () => {
      removeEventListener('keydown', escape)
      if (isFullWindow(history.state)) history.back()
    }
  }, [filled])

  return filled
}
