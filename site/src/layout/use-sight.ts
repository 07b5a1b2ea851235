import { useEffect } from 'react'
import type { GameLine } from './game-line.ts'
import { hiddenParts } from './sight.ts'

/** How finely the frame's edges are followed. */
const STEPS = 50
const threshold = Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS)

/**
 * Tells the game which part of its frame is seen. The game could observe itself, but hears of it only when it has been
 * painted once in sight: its card would stand in the wrong place for that moment, and jump.
 */
export function useSight(line: GameLine): void {
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        if (!entry) return
        const { isIntersecting, intersectionRect, boundingClientRect } = entry
        const { top, height } = boundingClientRect
        if (!isIntersecting) return line.say({ arcade: 'away' })
        const parts = hiddenParts(height, intersectionRect.top - top, intersectionRect.bottom - top)
        line.say({ arcade: 'sight', ...parts })
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
