import { expect, test } from 'vitest'
import { readSettings } from '../config.ts'
import { readEntries } from './entries.ts'
import { homeFacts, videoGame } from './facts.ts'

const settings = readSettings({ SITE_ORIGIN: 'https://arcade.example.org' })
const entries = await readEntries(settings)

/** The properties of the schema.org types that we use, with the types of their values. */
const THING = { name: ['Text'], description: ['Text'], url: ['URL'], image: ['URL', 'ImageObject'] }
const CREATIVE_WORK = {
  ...THING,
  genre: ['Text', 'URL'],
  inLanguage: ['Text', 'Language'],
  isAccessibleForFree: ['Boolean'],
  offers: ['Offer', 'Demand'],
  publisher: ['Organization', 'Person'],
}
const TYPES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  VideoGame: {
    ...CREATIVE_WORK,
    // From SoftwareApplication.
    applicationCategory: ['Text', 'URL'],
    operatingSystem: ['Text'],
    // From Game, and its own.
    numberOfPlayers: ['QuantitativeValue'],
    gamePlatform: ['Text', 'Thing', 'URL'],
    playMode: ['GamePlayMode'],
  },
  WebSite: CREATIVE_WORK,
  Organization: THING,
  Offer: {
    ...THING,
    price: ['Number', 'Text'],
    priceCurrency: ['Text'],
    availability: ['ItemAvailability'],
  },
  QuantitativeValue: { ...THING, minValue: ['Number'], maxValue: ['Number'] },
  ItemList: { ...THING, numberOfItems: ['Integer'], itemListElement: ['ListItem', 'Text', 'Thing'] },
  ListItem: { ...THING, position: ['Integer', 'Text'], item: ['Thing'] },
}

/** Members of enumerations, which are addresses. */
const MEMBERS: Readonly<Record<string, readonly string[]>> = {
  GamePlayMode: ['CoOp', 'MultiPlayer', 'SinglePlayer'],
  ItemAvailability: ['InStock', 'OnlineOnly'],
}

function isOf(type: string, value: unknown): boolean {
  // A text may begin with a word and a colon, which also parses as an address.
  if (type === 'Text') return typeof value === 'string' && value !== '' && !value.includes('://')
  if (type === 'URL') return typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value)
  if (type === 'Boolean') return typeof value === 'boolean'
  if (type === 'Number') return Number.isFinite(value)
  if (type === 'Integer') return Number.isInteger(value)
  if (type in MEMBERS) return MEMBERS[type]?.some((name) => value === `https://schema.org/${name}`) ?? false
  return typeof value === 'object' && value !== null && '@type' in value && value['@type'] === type
}

/** Every value that schema.org does not allow in its place. */
function problemsOf(thing: object, path = ''): string[] {
  const { '@type': type, '@context': _context, ...properties } = thing as Record<string, unknown>
  const known = TYPES[String(type)]
  if (!known) return [`${path}: the type ${String(type)} is not in the table`]
  return Object.entries(properties).flatMap(([name, given]) => {
    const at = `${path}${String(type)}.${name}`
    const types = known[name]
    if (!types) return [`${at}: no such property`]
    return (Array.isArray(given) ? given : [given]).flatMap((value: unknown) => {
      if (!types.some((each) => isOf(each, value)))
        return [`${at}: ${JSON.stringify(value)} is not ${types.join(' or ')}`]
      return typeof value === 'object' && value !== null ? problemsOf(value, `${at} › `) : []
    })
  })
}

test.each(entries.map((entry) => [entry.game.slug, entry] as const))(
  '%s is a valid VideoGame',
  (slug, entry) => {
    const facts = videoGame(entry, settings)
    expect(facts['@context']).toBe('https://schema.org')
    expect(problemsOf(facts)).toEqual([])
    expect(facts.url).toBe(`https://arcade.example.org/single?slug=${slug}`)
  },
)

test.each([
  ['pool8', ['https://schema.org/SinglePlayer', 'https://schema.org/MultiPlayer'], 2],
  ['birdify', ['https://schema.org/SinglePlayer'], 1],
])('%s has the play modes %j', (slug, modes, players) => {
  const entry = entries.find(({ game }) => game.slug === slug)
  if (!entry) throw new Error(`There is no game ${slug}.`)
  const { playMode, numberOfPlayers } = videoGame(entry, settings)
  expect(playMode).toEqual(modes)
  expect(numberOfPlayers).toMatchObject({ minValue: 1, maxValue: players })
})

test('the home page is a valid WebSite with a valid list of all games', () => {
  const { '@graph': graph } = homeFacts(entries, 200, settings)
  expect(graph.flatMap((thing) => problemsOf(thing))).toEqual([])
  const [, list] = graph
  expect(list).toMatchObject({ numberOfItems: entries.length })
  const urls =
    'itemListElement' in (list ?? {})
      ? (list as { itemListElement: { url: string; position: number }[] }).itemListElement
      : []
  expect(urls.map(({ position }) => position)).toEqual(entries.map((_, at) => at + 1))
  expect(new Set(urls.map(({ url }) => url)).size).toBe(entries.length)
})

test('limits the length of the list', () => {
  const { '@graph': graph } = homeFacts(entries, 5, settings)
  expect(graph[1]).toMatchObject({ numberOfItems: entries.length, itemListElement: { length: 5 } })
})

test.each([
  [
    { '@type': 'VideoGame', playMode: 'SinglePlayer' },
    'VideoGame.playMode: "SinglePlayer" is not GamePlayMode',
  ],
  [{ '@type': 'VideoGame', colour: 'green' }, 'VideoGame.colour: no such property'],
  [{ '@type': 'WebSite', url: 'home' }, 'WebSite.url: "home" is not URL'],
  [
    { '@type': 'VideoGame', offers: { '@type': 'Offer', availability: 'InStock' } },
    'VideoGame.offers › Offer.availability: "InStock" is not ItemAvailability',
  ],
])('the table detects the problem in %j', (thing, problem) => {
  expect(problemsOf(thing)).toEqual([problem])
})
