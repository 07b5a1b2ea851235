/** The deal that a page comes with: made by its inline script, `deal-in-page.ts`, while the page was parsed. */
import { createContext } from 'react'
import { type Card, cards } from './catalogue.ts'

export interface PageDeal {
  readonly shown: readonly Card[]
  /** How many cards, from the first on, were in sight. Their pictures are already being loaded. */
  readonly inSight: number
}

export const PageDealContext = createContext<PageDeal | undefined>(undefined)

/** Reads the deal back from the page. None if the page has no grid, or its inline script did not run. */
export function readPageDeal(app: HTMLElement): PageDeal | undefined {
  const links = [...app.querySelectorAll<HTMLAnchorElement>('.dealt .card a')]
  const slugs = links.map((link) => new URL(link.href).searchParams.get('slug'))
  const shown = slugs.flatMap((slug) => cards.find((card) => card.slug === slug) ?? [])
  if (shown.length === 0 || shown.length < links.length) return undefined
  return { shown, inSight: app.querySelectorAll('.dealt img[loading=eager]').length }
}
