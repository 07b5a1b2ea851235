import { useEffect } from 'react'
import { singlePath } from './addresses.ts'
import type { Card } from './catalogue.ts'
import { settings } from './settings.ts'

/** What a page says of itself in its tab and its address. */
export interface Head {
  readonly title: string
  /** The page's one address, without the origin; none for pages that should not be found. */
  readonly path?: string
}

export const heads = {
  home: { title: 'Free games in your browser', path: '/' },
  about: { title: 'About us', path: '/about' },
  privacy: { title: 'Privacy policy', path: '/privacy-policy' },
  terms: { title: 'Terms and conditions', path: '/term-condition' },
  contact: { title: 'Contact us', path: '/contact-us' },
  notFound: { title: 'Page not found' },
  error: { title: 'Unexpected Application Error!' },
} satisfies Record<string, Head>

export const gameHead = (card: Card): Head => ({ title: card.title, path: singlePath(card.slug) })

export const titleOf = ({ title, path }: Head) =>
  path === '/' ? `${settings.siteName}: ${title}` : `${title} · ${settings.siteName}`

/** Keeps tab and address true after a navigation; the first page's head is written by the build. */
export function useHead(head: Head): void {
  const { path } = head
  const title = titleOf(head)
  useEffect(() => {
    document.title = title
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
    if (canonical) canonical.href = settings.origins.site + (path ?? location.pathname)
  }, [title, path])
}
