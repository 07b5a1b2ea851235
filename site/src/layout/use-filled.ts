/** Lets a game fill the window where there is no fullscreen. Back and Escape end it. */
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { filledTwin, isFilled, isOfPage } from './filled-entry.ts'
import type { GameLine } from './game-line.ts'

export function useFilled(line: GameLine): boolean {
  const [filled, setFilled] = useState(false)
  const { key } = useLocation()

  useEffect(
    () =>
      line.listen((message) => {
        if (message.arcade === 'fill') setFilled(message.on)
      }),
    [line],
  )

  useEffect(() => {
    function onPopState(event: PopStateEvent) {
      if (!isOfPage(event.state, key)) return
      event.stopImmediatePropagation()
      if (!filled || isFilled(event.state)) return
      line.say({ arcade: 'unfill' })
      setFilled(false)
    }
    // Capturing, to run before the router's listener.
    addEventListener('popstate', onPopState, { capture: true })
    return () => removeEventListener('popstate', onPopState, { capture: true })
  }, [key, line, filled])

  useEffect(() => {
    if (!filled) return undefined
    if (!isFilled(history.state)) history.pushState(filledTwin(history.state), '')
    // Going back does the rest, as if the visitor had done it.
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && history.back()
    addEventListener('keydown', escape)
    return () => {
      removeEventListener('keydown', escape)
      if (isFilled(history.state)) history.back()
    }
  }, [filled])

  return filled
}
