import { Link } from 'react-router'
import { singlePath } from '../addresses.ts'
import type { Card } from '../catalogue.ts'

/** How wide a card's picture is, for each number of columns in `grid.css`. */
const SIZES = '(min-width:1280px) 290px, (min-width:768px) 32vw, (min-width:640px) 48vw, 92vw'

/** The cards that a large screen may show without scrolling. */
const EAGER = 8

export function Cards({ label, shown }: { label: string; shown: readonly Card[] }) {
  return (
    <ul className="grid" aria-label={label}>
      {shown.map((card, place) => (
        // A game may be in a grid twice, so its place is part of its key.
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
