import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Summary } from '../../../games/kit/messages.ts'
import { logoSet, singlePath } from '../addresses.ts'
import type { CatalogueCard } from '../catalogue.ts'
import { today } from '../today.ts'
import { useSummaries } from '../summaries.ts'
import { Marks } from './marks.tsx'

/** The width of a card's picture, for each number of columns in `grid.css`. */
export const CARD_SIZES = '(min-width:1280px) 290px, (min-width:768px) 32vw, (min-width:640px) 48vw, 92vw'

interface Props {
  readonly label: string
  /** An undefined card is an empty place, for `deal-in-page.ts` to fill. */
  readonly shown: readonly (CatalogueCard | undefined)[]
  /**
   * How many of the first cards the inline script found in view and made eager. Pictures that React mounts itself must be
   * lazy: it assigns `src` again when mounting, and Firefox then requests a picture that is already loading twice.
   */
  readonly inSight?: number
}

export function Cards({ label, shown, inSight = 0 }: Props) {
  const summaries = useSummaries()
  return (
    <ul className="grid" aria-label={label}>
      {shown.map((card, place) => (
        // A game may be in a grid twice, so its position is part of the key.
        <li key={`${place} ${card?.slug}`} className="card">
          <CardLink card={card}>
            <img
              src={card?.logo}
              srcSet={card && logoSet(card.logo)}
              sizes={CARD_SIZES}
              alt=""
              width="480"
              height="360"
              decoding="async"
              loading={place < inSight ? 'eager' : 'lazy'}
              fetchPriority={place === 0 && inSight > 0 ? 'high' : undefined}
            />
            <span className="title">{card?.title}</span>
            {marksOf(card && summaries.get(card.slug))}
          </CardLink>
        </li>
      ))}
    </ul>
  )
}

const marksOf = (summary: Summary | undefined) => summary && <Marks summary={summary} today={today()} />

function CardLink({ card, children }: { card: CatalogueCard | undefined; children: ReactNode }) {
  // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the inline script sets its address
  if (!card) return <a>{children}</a>
  return (
    // `discover` would add an attribute to the link, which the inline script would have to add too.
    <Link to={singlePath(card.slug)} discover="none">
      {children}
    </Link>
  )
}
