/**
 * Lists every page of the site. Routes, built files, document heads, footer links and the sitemap are derived from it. A
 * new page needs an entry here and a screen of the same name in `screens/`.
 */
import type { ComponentType } from 'react'

interface Shown {
  /** The address, as the router matches it. Error pages, which replace a different page, have none. */
  readonly path?: string
  /** Whether PAGE_DELAY_MS or GAME_DELAY_MS sets the duration of the loading bar. */
  readonly delay: 'page' | 'game'
  /** Loads the screen lazily. Screens without it are in the first script: see `routes.tsx`. */
  readonly load?: () => Promise<{ default: ComponentType }>
  /** The label of its link in the footer. */
  readonly footer?: string
}

export interface Page extends Shown {
  /** The name of the built file, without `.html`. */
  readonly file: string
  readonly title: string
  /** For search engines and link previews. */
  readonly description: (siteName: string) => string
  /** Whether search engines may index it. If so, it is in the sitemap and has a canonical address. */
  readonly indexed: boolean
  /** The error message of the built file. */
  readonly failure?: string
}

/** Built once per game; file, title and description come from the game. */
interface GamePage extends Shown {
  readonly file?: never
}

export const pages = {
  home: {
    path: '/',
    file: 'index',
    title: 'Free games in your browser',
    description: () =>
      'Puzzles, arcade games and a pool table, free to play in any browser: no account, no advertising, nothing to install.',
    delay: 'page',
    indexed: true,
    footer: 'Home',
  },
  single: { path: '/single', delay: 'game' },
  about: {
    path: '/about',
    file: 'about',
    title: 'About us',
    description: (siteName) =>
      `Who we are at ${siteName}: our story, our team, and how we choose plants, tools and advice.`,
    delay: 'page',
    indexed: true,
    footer: 'About',
    load: () => import('./screens/about.tsx'),
  },
  privacy: {
    path: '/privacy-policy',
    file: 'privacy-policy',
    title: 'Privacy policy',
    description: (siteName) =>
      `The information that ${siteName} collects, why, with whom it is shared, and how it is kept safe.`,
    delay: 'page',
    indexed: true,
    footer: 'Privacy Policy',
    load: () => import('./screens/privacy.tsx'),
  },
  terms: {
    path: '/term-condition',
    file: 'term-condition',
    title: 'Terms and conditions',
    description: (siteName) => `The terms on which you may use the website of ${siteName}.`,
    delay: 'page',
    indexed: true,
    footer: 'Term Condition',
    load: () => import('./screens/terms.tsx'),
  },
  contact: {
    path: '/contact-us',
    file: 'contact-us',
    title: 'Contact us',
    description: (siteName) =>
      `Write to ${siteName}: a question, an idea, a game that misbehaves. A person reads every message.`,
    delay: 'page',
    indexed: true,
    footer: 'Contact Us',
    load: () => import('./screens/contact.tsx'),
  },
  'not-found': {
    path: '*',
    file: '404',
    title: 'Page not found',
    description: () => 'There is no page at this address.',
    delay: 'page',
    indexed: false,
  },
  error: {
    file: 'error',
    title: 'Unexpected Application Error!',
    description: () => 'Something went wrong while this page was shown.',
    delay: 'page',
    indexed: false,
    // The host's response to an unknown slug.
    failure: 'No game has this slug.',
  },
  offline: {
    file: 'offline',
    title: 'You are offline',
    description: () => 'You are offline, and this page is not saved on your device.',
    delay: 'page',
    indexed: false,
    // The service worker's response for a page that is not stored.
    failure: 'There is no network.',
  },
} as const satisfies Record<string, Page | GamePage>

export type PageName = keyof typeof pages

export const listedPages = Object.entries(pages) as readonly [PageName, Page | GamePage][]

/** The pages of a site with or without the contact form. */
export const pagesOf = (contactForm: 'on' | 'off') =>
  listedPages.filter(([name]) => contactForm === 'on' || name !== 'contact')

/** The addresses that search engines may index, except those of games. */
export const indexedPaths = (contactForm: 'on' | 'off'): string[] =>
  pagesOf(contactForm).flatMap(([, page]) =>
    page.file !== undefined && page.indexed && page.path ? [page.path] : [],
  )
