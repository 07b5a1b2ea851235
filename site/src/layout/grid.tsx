import { startTransition, useEffect, useState } from 'react'
import { type Card, cards } from '../catalogue.ts'
import { deal } from '../deal.ts'
import { settings } from '../settings.ts'
import { Cards } from './cards.tsx'
import { LoadingBar } from './loading-bar.tsx'

/** Without scripts nothing is dealt, and the catalogue is listed instead, up to what one page can carry. */
const MOST_LISTED = 200

/** A page's worth of games, dealt anew on every visit. */
export function Grid({ label }: { label: string }) {
  // A prerendered page cannot hold a random deal: it has empty places, which are filled while the bar shows.
  const [dealt, setDealt] = useState<readonly Card[]>()
  // A transition, so that React may interrupt this work when the visitor does something.
  useEffect(() => startTransition(() => setDealt(deal(cards, settings.gridSize, Math.random))), [])

  if (dealt) return <Cards label={label} shown={dealt} />
  return (
    <div className="undealt">
      <LoadingBar />
      <ul className="grid" aria-hidden="true">
        {Array.from({ length: settings.gridSize }, (_, place) => (
          <li key={place} className="card" />
        ))}
      </ul>
      <noscript>
        <Cards label={label} shown={cards.slice(0, MOST_LISTED)} />
      </noscript>
    </div>
  )
}
