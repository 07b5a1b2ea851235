/** Opens the system's share sheet for a game, because browsers do not let frames open it. Shares only links to this site. */
import { useEffect } from 'react'
import { shareBySheet } from '../../../games/kit/share-by-sheet.ts'
import type { GameChannel } from './game-channel.ts'

export function useSharing(channel: GameChannel): void {
  useEffect(
    () =>
      channel.listen(async (message) => {
        if (message.arcade !== 'share') return
        const { text, url } = message
        const done = url.startsWith(`${location.origin}/`) && (await shareBySheet(text, url))
        channel.say({ arcade: 'shared', done })
      }),
    [channel],
  )
}
