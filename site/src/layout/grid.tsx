import { startTransition, useContext, useEffect, useState } from 'react'
import { useNavigationType } from 'react-router'
import { cards, MOST_IN_PAGE } from '../catalogue.ts'
import { deal } from '../deal.ts'
import { keepDeal, keptDeal } from '../kept-deals.ts'
import { type PageDeal, PageDealContext } from '../page-deal.ts'
import { settings } from '../settings.ts'
import { Cards } from './cards.tsx'
import { Navigated } from './heading.tsx'
import { LoadingBar } from './loading-bar.tsx'

const cardOf = (slug: string) => cards.find((card) => card.slug === slug)

/** A deal with lazy pictures: the browser requests the visible ones after layout. */
const lazyDeal = (shown: PageDeal['shown']): PageDeal => ({ shown, inSight: 0 })
const newDeal = () => lazyDeal(deal(cards, settings.gridSize, Math.random))

/** The deal of the entry that the visitor returned to. */
function oldDeal(): PageDeal | undefined {
  const shown = keptDeal(settings.gridSize, cardOf)
  return shown && lazyDeal(shown)
}

/** A grid of games, dealt anew on every visit; Back and Forward show the same cards again. */
export function Grid({ label }: { label: string }) {
  const pageDeal = useContext(PageDealContext)
  const navigated = useContext(Navigated)
  const hasReturned = useNavigationType() === 'POP'
  // The inline script dealt the first page. Prerendered pages have empty places for it.
  const [dealt, setDealt] = useState(() =>
    navigated ? ((hasReturned ? oldDeal() : undefined) ?? newDeal()) : pageDeal,
  )
  // Only if the inline script did not run. In a transition, so that React can interrupt the work.
  useEffect(() => {
    if (!dealt) startTransition(() => setDealt(newDeal()))
  }, [dealt])
  // The inline script keeps its own deal.
  useEffect(() => {
    if (dealt && dealt !== pageDeal) keepDeal(dealt.shown.map(({ slug }) => slug))
  }, [dealt, pageDeal])

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
