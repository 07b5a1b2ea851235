import { startTransition, useContext, useEffect, useState } from 'react'
import { cards, MOST_IN_PAGE } from '../catalogue.ts'
import { deal } from '../deal.ts'
import { type PageDeal, PageDealContext } from '../page-deal.ts'
import { settings } from '../settings.ts'
import { Cards } from './cards.tsx'
import { Navigated } from './heading.tsx'
import { LoadingBar } from './loading-bar.tsx'

/** A new deal with lazy pictures: the browser requests the visible ones after layout. */
const newDeal = (): PageDeal => ({ shown: deal(cards, settings.gridSize, Math.random), inSight: 0 })

/** A grid of games, dealt anew on every visit. */
export function Grid({ label }: { label: string }) {
  const pageDeal = useContext(PageDealContext)
  const navigated = useContext(Navigated)
  // The inline script dealt the first page. Prerendered pages have empty places for it.
  const [dealt, setDealt] = useState(() => (navigated ? newDeal() : pageDeal))
  // Only if the inline script did not run. In a transition, so that React can interrupt the work.
  useEffect(() => {
    if (!dealt) startTransition(() => setDealt(newDeal()))
  }, [dealt])

  return (
    <div className={dealt ? 'dealt' : 'undealt'}>
      {!dealt && <LoadingBar />}
      <Cards label={label} {...(dealt ?? { shown: Array.from<undefined>({ length: settings.gridSize }) })} />
      {!dealt && (
        <noscript>
          <Cards label={label} shown={cards.slice(0, MOST_IN_PAGE)} />
        </noscript>
      )}
    </div>
  )
}
