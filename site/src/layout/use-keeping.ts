import { useEffect } from 'react'
import { keepSite } from '../offline.ts'
import type { GameLine } from './game-line.ts'

/** When a game keeps all games for offline use, the pages around them are kept as well. */
export function useKeeping(line: GameLine): void {
  useEffect(
    () =>
      line.listen(({ arcade }) => {
        if (arcade === 'keep') void keepSite().then((all) => line.say({ arcade: 'kept', all }))
      }),
    [line],
  )
}
