import { useEffect } from 'react'
import type { GameChannel } from './game-channel.ts'
import { hiddenOf } from './visible-part.ts'

/** The number of steps in which the visible part is reported. */
const STEPS = 50
const threshold = Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS)

/** Tells the game which part of its frame is visible, whenever that changes. */
export function useVisiblePart(channel: GameChannel): void {
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        if (entry)
          channel.say(
            entry.isIntersecting ? { arcade: 'sight', ...hiddenOf(entry.target) } : { arcade: 'away' },
          )
      },
      { threshold },
    )
    // IntersectionObserver reports every new target at once, so observing again informs a game that is now ready.
    const stopListening = channel.listen(({ arcade }) => {
      const frame = channel.frame()
      if (arcade !== 'ready' || !frame) return
      observer.disconnect()
      observer.observe(frame)
    })
    return () => {
      stopListening()
      observer.disconnect()
    }
  }, [channel])
}
