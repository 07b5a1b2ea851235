import { useEffect } from 'react'
import type { GameLine } from './game-line.ts'
import { hiddenOf } from './sight.ts'

/** How finely the frame's edges are followed. */
const STEPS = 50
const threshold = Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS)

/** Tells the game which part of its frame is seen, whenever it is another one. */
export function useSight(line: GameLine): void {
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        if (entry)
          line.say(entry.isIntersecting ? { arcade: 'sight', ...hiddenOf(entry.target) } : { arcade: 'away' })
      },
      { threshold },
    )
    // Whoever begins to be observed is told of at once: a game that has just said that it is there hears of it.
    const deafen = line.listen(({ arcade }) => {
      const frame = line.frame()
      if (arcade !== 'ready' || !frame) return
      watch.disconnect()
      watch.observe(frame)
    })
    return () => {
      deafen()
      watch.disconnect()
    }
  }, [line])
}
