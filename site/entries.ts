/** Reads the catalogue for the build: every game with its texts and pictures. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { gameFolders, type GameFolder } from '../tools/folders.ts'
import type { Settings } from '../config.ts'
import { placeholderCard } from './placeholder-card.ts'
import { logoAddress, smallLogo as smallOf } from './src/addresses.ts'
import type { CardRow, DealRow, CatalogueGame } from './src/catalogue.ts'

/** A picture with a content hash in its address. */
export interface Art {
  readonly address: string
  readonly content: Buffer
}

export interface CatalogueEntry {
  readonly game: CatalogueGame
  readonly summary: string
  readonly genre: string
  /** The maximum number of players. */
  readonly players: number
  readonly colour: string
  readonly art: readonly Art[]
}

export async function readEntries(
  settings: Settings,
  folders?: readonly GameFolder[],
): Promise<CatalogueEntry[]> {
  return Promise.all((folders ?? (await gameFolders())).map((folder) => readEntry(folder, settings)))
}

async function readEntry(
  { about, logo, smallLogo, picture }: GameFolder,
  settings: Settings,
): Promise<CatalogueEntry> {
  const { slug, title, description, sec_desc } = about
  const card = logo
    ? named(slug, 'webp', await readFile(logo))
    : named(slug, 'svg', Buffer.from(placeholderCard(title, about.colour)))
  const small = smallOf(card.address)
  const smaller = small && smallLogo ? [{ address: small, content: await readFile(smallLogo) }] : []
  // Without a large picture, link previews show the site's own.
  const large = picture ? named(`${slug}-large`, 'webp', await readFile(picture)) : undefined
  return {
    game: {
      title,
      slug,
      image: large?.address ?? '/social.jpg',
      logo: card.address,
      gameurl: `${settings.origins.games}/${slug}`,
      description,
      sec_desc,
    },
    summary: about.summary,
    genre: about.genre,
    players: about.players ?? 1,
    colour: about.colour,
    art: [card, ...smaller, ...(large ? [large] : [])],
  }
}

export function named(name: string, extension: string, content: Buffer): Art {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8)
  return { address: logoAddress(name, `${hash}.${extension}`), content }
}

export const cardRow = ({ game, colour }: CatalogueEntry): CardRow => [
  game.slug,
  game.title,
  game.logo.slice(logoAddress(game.slug, '').length),
  colour,
]

export const dealRow = (entry: CatalogueEntry): DealRow => {
  const [slug, title, mark] = cardRow(entry)
  return [slug, title, mark]
}

/** The module with the texts for a game's page. */
export const textModule = ({ game }: CatalogueEntry) =>
  `export const description=${JSON.stringify(game.description)};export const sec_desc=${JSON.stringify(game.sec_desc)}\n`
