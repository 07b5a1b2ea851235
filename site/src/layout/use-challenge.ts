import { useEffect } from 'react'
import { watchFragment } from '../../../games/kit/fragment.ts'
import type { GameChannel } from './game-channel.ts'

/** Passes a challenge in the page's fragment to the game, once it is ready. */
export function useChallenge(channel: GameChannel, ready: boolean): void {
  useEffect(
    () => (ready ? watchFragment((code) => channel.say({ arcade: 'challenge', code })) : undefined),
    [channel, ready],
  )
}
