/** The deal that the inline script, `deal-in-page.ts`, made while the page was parsed. */
import { createContext } from 'react'
import { type CatalogueCard, cards } from './catalogue.ts'

export interface PageDeal {
  readonly shown: readonly CatalogueCard[]
  /** How many of the first cards were in view. Their pictures are already loading. */
  readonly inSight: number
}

export const PageDealContext = createContext<PageDeal | undefined>(undefined)

/** Reads the deal from the page. Undefined if there is no grid, or the inline script did not run. */
export function readPageDeal(app: HTMLElement): PageDeal | undefined {
  const links = [...app.querySelectorAll<HTMLAnchorElement>('.dealt .card a')]
  const slugs = links.map((link) => new URL(link.href).searchParams.get('slug'))
  const shown = slugs.flatMap((slug) => cards.find((card) => card.slug === slug) ?? [])
  if (shown.length === 0 || shown.length < links.length) return undefined
  return { shown, inSight: app.querySelectorAll('.dealt img[loading=eager]').length }
}
