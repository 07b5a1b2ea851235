/** Notes on the page whether the last input was a key or a pointer: `<html data-input="key">`. Styles depend on it. */
import { useEffect } from 'react'

export function useLastInput(): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    const note = ({ type }: Event) => {
      dataset['input'] = type === 'keydown' ? 'key' : 'pointer'
    }
    const kinds = ['keydown', 'pointerdown']
    // Capturing, so that nothing can stop the event before.
    for (const kind of kinds) addEventListener(kind, note, { capture: true })
    return () => {
      for (const kind of kinds) removeEventListener(kind, note, { capture: true })
    }
  }, [])
}
