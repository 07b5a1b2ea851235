import { useEffect } from 'react'
import { watchFragment } from '../../../games/kit/fragment.ts'
import type { GameLine } from './game-line.ts'

/** Passes a challenge in the page's fragment to the game, once it is ready. */
export function useChallenge(line: GameLine, ready: boolean): void {
  useEffect(
    () => (ready ? watchFragment((code) => line.say({ arcade: 'challenge', code })) : undefined),
    [line, ready],
  )
}
