import { startTransition, useContext, useEffect, useState } from 'react'
import { cards, MOST_IN_PAGE } from '../catalogue.ts'
import { deal } from '../deal.ts'
import { type PageDeal, PageDealContext } from '../page-deal.ts'
import { settings } from '../settings.ts'
import { Cards } from './cards.tsx'
import { Navigated } from './heading.tsx'
import { LoadingBar } from './loading-bar.tsx'

/** A new deal, with lazy pictures only: the browser requests those in sight as soon as it has laid out the page. */
const newDeal = (): PageDeal => ({ shown: deal(cards, settings.gridSize, Math.random), inSight: 0 })

/** A page's worth of games, dealt anew on every visit. */
export function Grid({ label }: { label: string }) {
  const pageDeal = useContext(PageDealContext)
  const navigated = useContext(Navigated)
  // The first page was dealt by its inline script. Prerendered, it has empty places for that.
  const [dealt, setDealt] = useState(() => (navigated ? newDeal() : pageDeal))
  // Only if the inline script did not run. A transition, so that React may interrupt this work.
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
