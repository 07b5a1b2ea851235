import { useEffect } from 'react'
import { watchFragment } from '../../../games/kit/fragment.ts'
import type { GameLine } from './game-line.ts'

/** A challenge in the page's fragment is handed to the game, as soon as there is one. */
export function useChallenge(line: GameLine, ready: boolean): void {
  useEffect(
    () => (ready ? watchFragment((code) => line.say({ arcade: 'challenge', code })) : undefined),
    [line, ready],
  )
}
