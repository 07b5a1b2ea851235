import { useEffect } from 'react'
import { keepSummary } from '../summaries.ts'
import type { GameLine } from './game-line.ts'

/** Stores the game's summary for the cards. */
export function useSummary(line: GameLine, slug: string): void {
  useEffect(
    () =>
      line.listen((message) => {
        if (message.arcade === 'has') keepSummary(slug, message.has)
      }),
    [line, slug],
  )
}
