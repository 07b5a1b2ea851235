/** Renders the HTML document around a prerendered page. */
import { createHash } from 'node:crypto'
import type { Settings } from '../config.ts'
import type { InlineHashes } from '../host/policy.ts'
import { LOGO } from './logo.ts'
import type { DealRow } from './src/catalogue.ts'

export interface Assets {
  /** The stylesheet, inlined so that the first paint needs no further request. */
  readonly css: string
  readonly script: string
  /** The inline script that deals the grid while the page is parsed, for pages with a grid. */
  readonly dealScript: string
  readonly font?: string
  /** The content security policy, with the hashes of inline code. Missing during development. */
  readonly policy?: string
}

export interface PageDocument {
  readonly title: string
  readonly description: string
  /** The canonical address, without the origin; undefined for pages that are not indexed. */
  readonly path?: string | undefined
  /** For link previews. Defaults to the site's own picture. */
  readonly image?: string
  readonly imageAlt?: string
  /** Modules to preload. */
  readonly modules?: readonly string[]
  /** Structured data. */
  readonly facts?: object
  /** The error message of an error page. */
  readonly failure?: string | undefined
  /** The cards to deal into the page's grid. */
  readonly cards?: readonly DealRow[] | undefined
  readonly body: string
}

/** Without scripts no grid is dealt, so its loading bar is hidden. */
const NO_SCRIPT_CSS = '.undealt>.bar,.undealt>.grid{display:none}.content .bar{display:none}'

const hashOf = (inline: string) => `'sha256-${createHash('sha256').update(inline).digest('base64')}'`

export const inlineHashes = (assets: Assets): InlineHashes => ({
  styles: [hashOf(assets.css), hashOf(NO_SCRIPT_CSS)],
  scripts: [hashOf(assets.dealScript)],
})

export function documentOf(page: PageDocument, assets: Assets, settings: Settings): string {
  const { site } = settings.origins
  const address = page.path === undefined ? undefined : site + page.path
  const image = site + (page.image ?? '/social.jpg')
  const imageAlt = page.imageAlt ?? `${settings.siteName}: the name beside a wall of pictures from the games`
  const meta = (name: string, content: string) => `<meta name="${name}" content="${attribute(content)}">`
  const social = (property: string, content: string) =>
    `<meta property="og:${property}" content="${attribute(content)}">`
  const head = [
    '<meta charset="utf-8">',
    // Before everything that it applies to.
    ...(assets.policy
      ? [`<meta http-equiv="Content-Security-Policy" content="${attribute(assets.policy)}">`]
      : []),
    meta('viewport', 'width=device-width, initial-scale=1'),
    `<title>${attribute(page.title)}</title>`,
    meta('description', page.description),
    // The header's green, for the browser's own bars. It is the same in light and dark.
    meta('theme-color', '#14613a'),
    ...(address === undefined
      ? [meta('robots', 'noindex')]
      : [
          `<link rel="canonical" href="${attribute(address)}">`,
          social('url', address),
          social('type', 'website'),
          social('site_name', settings.siteName),
          social('title', page.title),
          social('description', page.description),
          social('image', image),
          social('image:width', '1200'),
          social('image:height', '630'),
          social('image:alt', imageAlt),
          // Falls back to the Open Graph lines above for everything else.
          meta('twitter:card', 'summary_large_image'),
          meta('twitter:image:alt', imageAlt),
        ]),
    `<style>${assets.css}</style>`,
    `<noscript><style>${NO_SCRIPT_CSS}</style></noscript>`,
    `<script type="module" src="${assets.script}"></script>`,
    ...(page.modules ?? []).map((module) => `<link rel="modulepreload" href="${module}">`),
    ...(assets.font
      ? [`<link rel="preload" href="${assets.font}" as="font" type="font/woff2" crossorigin>`]
      : []),
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    `<link rel="icon" href="${LOGO.address}" type="image/svg+xml">`,
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...(page.facts ? [`<script type="application/ld+json">${json(page.facts)}</script>`] : []),
  ]
  const failed = page.failure === undefined ? '' : ` data-failed="${attribute(page.failure)}"`
  const app = `<div id="app"${failed}>${page.body}</div>`
  return `<!doctype html><html lang="en"><head>${head.join('')}</head><body>${app}${dealing(page, assets)}</body></html>\n`
}

/**
 * Outside #app, so that hydration ignores it. Only the footer is parsed between the grid and this script.
 * The games are not part of the script, so its hash changes only with its code, and no title can break it.
 */
const dealing = ({ cards }: PageDocument, { dealScript }: Assets) =>
  cards
    ? `<script type="application/json" id="cards">${json(cards)}</script><script>${dealScript}</script>`
    : ''

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** JSON that cannot close the script element around it. */
const json = (facts: object) => JSON.stringify(facts).replaceAll('<', '\\u003c')
