import { startTransition, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { singlePath } from '../addresses.ts'
import { type Card, cards } from '../catalogue.ts'
import { deal } from '../deal.ts'
import { settings } from '../settings.ts'
import { Bar } from './bar.tsx'

/** Without scripts nothing can be dealt: the first games of the catalogue stand there then, and no more than a page can carry. */
const LISTED = 200

/** A page's worth of games, dealt anew whenever the page is visited. */
export function Grid({ label }: { label: string }) {
  // Chance and prerendering do not go together: the built page has empty places, filled before the bar ends.
  const [dealt, setDealt] = useState<readonly Card[]>()
  // The one moment at which the browser takes over from the built page; nobody waits for it, so it may be interrupted.
  useEffect(() => startTransition(() => setDealt(deal(cards, settings.gridSize, Math.random))), [])

  if (dealt) return <Cards label={label} shown={dealt} />
  return (
    <div className="undealt">
      <Bar />
      <ul className="grid" aria-hidden="true">
        {Array.from({ length: settings.gridSize }, (_, place) => (
          <li key={place} className="card" />
        ))}
      </ul>
      <noscript>
        <Cards label={label} shown={cards.slice(0, LISTED)} />
      </noscript>
    </div>
  )
}

/** How wide a card is, column by column as the stylesheet lays them out. */
const SIZES = '(min-width:1280px) 290px, (min-width:768px) 32vw, (min-width:640px) 48vw, 92vw'

/** Cards that a large screen may show before any scrolling. */
const EAGER = 8

function Cards({ label, shown }: { label: string; shown: readonly Card[] }) {
  return (
    <ul className="grid" aria-label={label}>
      {shown.map((card, place) => (
        // A game may stand in a grid twice, so its place is part of its key.
        <li key={`${place} ${card.slug}`} className="card">
          <Link to={singlePath(card.slug)}>
            <img
              src={card.logo}
              srcSet={card.small && `${card.small} 360w, ${card.logo} 720w`}
              sizes={SIZES}
              alt=""
              width="480"
              height="360"
              decoding="async"
              loading={place < EAGER ? 'eager' : 'lazy'}
            />
            <span className="title">{card.title}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
