import { useEffect } from 'react'
import { keepSummary } from '../summaries.ts'
import type { GameChannel } from './game-channel.ts'

/** Stores the game's summary for the cards. */
export function useSummary(channel: GameChannel, slug: string): void {
  useEffect(
    () =>
      channel.listen((message) => {
        if (message.arcade === 'has') keepSummary(slug, message.has)
      }),
    [channel, slug],
  )
}
