import { useEffect } from 'react'
import { countGame } from '../counts.ts'
import type { GameChannel } from './game-channel.ts'

/** Counts the game once when it is ready, and every round that ends. */
export function useCounts(channel: GameChannel, slug: string): void {
  useEffect(() => {
    let isOpened = false
    return channel.listen(({ arcade }) => {
      if (arcade === 'ready' && !isOpened) {
        isOpened = true
        countGame('opened', slug)
      }
      if (arcade === 'over') countGame('finished', slug)
    })
  }, [channel, slug])
}
