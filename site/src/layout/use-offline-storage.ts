import { useEffect } from 'react'
import { keepSite } from '../offline.ts'
import type { GameChannel } from './game-channel.ts'

/** When a game stores all games for offline use, stores the site's pages as well. */
export function useOfflineStorage(channel: GameChannel): void {
  useEffect(
    () =>
      channel.listen(({ arcade }) => {
        if (arcade === 'keep') void keepSite().then((all) => channel.say({ arcade: 'kept', all }))
      }),
    [channel],
  )
}
