import { useEffect } from 'react'
import { keepSite } from '../offline.ts'
import type { GameLine } from './game-line.ts'

/** When a game stores all games for offline use, stores the site's pages as well. */
export function useKeeping(line: GameLine): void {
  useEffect(
    () =>
      line.listen(({ arcade }) => {
        if (arcade === 'keep') void keepSite().then((all) => line.say({ arcade: 'kept', all }))
      }),
    [line],
  )
}
