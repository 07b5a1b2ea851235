/** Structured data for search engines, after https://schema.org. */
import type { Settings } from '../config.ts'
import type { CatalogueEntry } from './entries.ts'
import { singlePath } from './src/addresses.ts'

const CONTEXT = 'https://schema.org'

const publisher = ({ siteName, origins }: Settings) => ({
  '@type': 'Organization',
  name: siteName,
  url: `${origins.site}/`,
})

export const videoGame = ({ game, genre, summary, players }: CatalogueEntry, settings: Settings) => ({
  '@context': CONTEXT,
  '@type': 'VideoGame',
  name: game.title,
  url: settings.origins.site + singlePath(game.slug),
  image: settings.origins.site + game.image,
  description: summary,
  genre,
  inLanguage: 'en',
  gamePlatform: 'Web browser',
  // A category that Google supports; schema.org allows any text.
  applicationCategory: 'GameApplication',
  operatingSystem: 'Any',
  playMode: [`${CONTEXT}/SinglePlayer`, ...(players > 1 ? [`${CONTEXT}/MultiPlayer`] : [])],
  numberOfPlayers: { '@type': 'QuantitativeValue', minValue: 1, maxValue: players },
  isAccessibleForFree: true,
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR', availability: `${CONTEXT}/InStock` },
  publisher: publisher(settings),
})

/** The home page: the site and its list of games. */
export function homeFacts(entries: readonly CatalogueEntry[], mostListed: number, settings: Settings) {
  const { siteName, origins } = settings
  return {
    '@context': CONTEXT,
    '@graph': [
      {
        '@type': 'WebSite',
        name: siteName,
        url: `${origins.site}/`,
        inLanguage: 'en',
        isAccessibleForFree: true,
        publisher: publisher(settings),
      },
      {
        '@type': 'ItemList',
        name: 'Games',
        numberOfItems: entries.length,
        itemListElement: entries.slice(0, mostListed).map(({ game }, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          name: game.title,
          url: origins.site + singlePath(game.slug),
        })),
      },
    ],
  }
}
