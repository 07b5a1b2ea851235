/**
 * `npm run dates`: records when each page last changed, for the sitemap. `lastmod.json` holds a fingerprint of every
 * page's content and its date. A page whose fingerprint does not match has no date until the next run.
 */
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readSettings } from '../config.ts'
import { type CatalogueEntry, readEntries } from './entries.ts'
import { singlePath } from './src/addresses.ts'
import { listedPages, pages } from './src/pages.ts'

/** Fingerprints by page path. */
export type Prints = ReadonlyMap<string, string>
export type Notes = Readonly<Record<string, { readonly print: string; readonly date: string }>>

const NOTES = join(import.meta.dirname, 'lastmod.json')

/** Sorts after every date. */
const UNKNOWN = 'unknown'

const printOf = (content: string) => createHash('sha256').update(content).digest('base64url').slice(0, 12)

/** Fingerprints of a game's texts and pictures, and of any other page's screen. Settings do not count. */
export async function pagePrints(entries: readonly CatalogueEntry[]): Promise<Prints> {
  const prints = new Map<string, string>()
  for (const [name, page] of listedPages) {
    if (page.file === undefined || !page.indexed || !page.path) continue
    prints.set(
      page.path,
      printOf(await readFile(join(import.meta.dirname, 'src', 'screens', `${name}.tsx`), 'utf8')),
    )
  }
  for (const { game, summary, genre, players, art } of entries) {
    const { slug, title, description, sec_desc } = game
    const pictures = art.map(({ address }) => address)
    const content = [title, summary, genre, players, description, sec_desc, pictures]
    prints.set(singlePath(slug), printOf(JSON.stringify(content)))
  }
  return prints
}

/** The dates of pages whose fingerprint matches. The home page changes with each of its games. */
export function dates(prints: Prints, notes: Notes): ReadonlyMap<string, string> {
  const known = new Map<string, string>()
  for (const [path, print] of prints) {
    const note = notes[path]
    if (note?.print === print) known.set(path, note.date)
  }
  const { path: home } = pages.home
  const listed = [...prints.keys()].filter((path) => path === home || path.startsWith(pages.single.path))
  const newest = listed
    .map((path) => known.get(path) ?? UNKNOWN)
    .toSorted()
    .at(-1)
  if (newest !== undefined && newest !== UNKNOWN) known.set(home, newest)
  else known.delete(home)
  return known
}

/** The updated notes; unchanged pages keep their dates. */
export const noted = (prints: Prints, notes: Notes, today: string): Notes =>
  Object.fromEntries(
    [...prints]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([path, print]) => {
        const before = notes[path]
        return [path, before?.print === print ? before : { print, date: today }]
      }),
  )

export const readNotes = async () => JSON.parse(await readFile(NOTES, 'utf8').catch(() => '{}')) as Notes

if (import.meta.main) {
  const prints = await pagePrints(await readEntries(readSettings()))
  const today = new Date().toISOString().slice(0, 10)
  await writeFile(NOTES, `${JSON.stringify(noted(prints, await readNotes(), today), null, 2)}\n`)
}
