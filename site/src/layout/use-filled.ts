/** Where a platform has no fullscreen, a game may ask to fill the window. Back and Escape end that. */
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
    function gone(event: PopStateEvent) {
      if (!isOfPage(event.state, key)) return
      event.stopImmediatePropagation()
      if (!filled || isFilled(event.state)) return
      line.say({ arcade: 'unfill' })
      setFilled(false)
    }
    // Captured, to be earlier than the router.
    addEventListener('popstate', gone, { capture: true })
    return () => removeEventListener('popstate', gone, { capture: true })
  }, [key, line, filled])

  useEffect(() => {
    if (!filled) return undefined
    if (!isFilled(history.state)) history.pushState(filledTwin(history.state), '')
    // Back does the rest, as if the visitor had pressed it.
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && history.back()
    addEventListener('keydown', escape)
    return () => {
      removeEventListener('keydown', escape)
      if (isFilled(history.state)) history.back()
    }
  }, [filled])

  return filled
}
