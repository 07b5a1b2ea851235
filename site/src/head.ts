/** Sets a page's title and canonical address. */
import { useEffect } from 'react'
import { singlePath } from './addresses.ts'
import type { CatalogueCard } from './catalogue.ts'
import type { Page } from './pages.ts'
import { settings } from './settings.ts'

export interface Head {
  readonly title: string
  /** The canonical address, without the origin; undefined for pages that are not indexed. */
  readonly path?: string | undefined
}

export const pageHead = ({ title, path, indexed }: Page): Head => ({
  title,
  path: indexed ? path : undefined,
})

export const gameHead = (card: CatalogueCard): Head => ({ title: card.title, path: singlePath(card.slug) })

export const titleOf = ({ title, path }: Head) =>
  path === '/' ? `${settings.siteName}: ${title}` : `${title} · ${settings.siteName}`

/** Updates title and address after a navigation. The build has written the head of the first page. */
export function useHead(head: Head): void {
  const { path } = head
  const title = titleOf(head)
  useEffect(() => {
    document.title = title
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
    if (canonical) canonical.href = settings.origins.site + (path ?? location.pathname)
  }, [title, path])
}
