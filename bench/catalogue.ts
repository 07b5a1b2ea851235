/** Measures a catalogue of ten thousand games: its cost for visitors of the home page, and its build time. */
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { ROOT } from '../build.ts'
import { readSettings } from '../config.ts'
import { compressFolder } from '../host/compress.ts'
import { buildSite } from '../site/build.ts'
import { type CatalogueEntry, readEntries } from '../site/entries.ts'
import { deal } from '../site/src/deal.ts'
import { budget, median, printTable, round } from './table.ts'

const settings = readSettings({})
const real = await readEntries(settings)

/** Generates games whose cards differ in every field, so that they compress no better than real ones. */
function generated(count: number): CatalogueEntry[] {
  return Array.from({ length: count }, (_, at) => {
    const like = real[at % real.length]
    if (!like) throw new Error('The catalogue is empty.')
    const mark = Buffer.from(String(at * 2654435761))
      .toString('base64url')
      .slice(0, 8)
    const slug = `${like.game.slug}-${at}`
    return {
      ...like,
      game: { ...like.game, slug, title: `${like.game.title} ${at}`, logo: `/art/${slug}-${mark}.webp` },
      art: [],
    }
  })
}

async function measure(entries: readonly CatalogueEntry[]) {
  // Inside the project, so that the build finds its modules.
  const out = await mkdtemp(join(ROOT, 'dist-bench-'))
  const began = performance.now()
  const built = await buildSite(settings, join(out, 'site'), entries)
  const seconds = (performance.now() - began) / 1000
  const assets = join(out, 'site', 'assets')
  await compressFolder(assets)
  const main = (await readdir(assets)).find((file) => file.startsWith('main-') && file.endsWith('.br'))
  const script = (await stat(join(assets, main ?? ''))).size
  await rm(out, { recursive: true })
  const cards = entries.map(({ game: { slug, title, logo }, colour }) => [slug, title, logo, colour])
  const data = brotliCompressSync(JSON.stringify(cards)).length
  return { pages: built.pages, seconds, script, data }
}

const cards = generated(10_000)
const dealing = Array.from({ length: 201 }, () => {
  const began = performance.now()
  deal(cards, settings.gridSize, Math.random)
  return performance.now() - began
})

const small = await measure(real)
const large = await measure(cards)
printTable(
  'Catalogue size',
  ['games', 'pages', 'build s', 'home script KB br', "cards' data KB br"],
  [
    [real.length, small.pages, round(small.seconds), round(small.script / 1000), round(small.data / 1000)],
    [cards.length, large.pages, round(large.seconds), round(large.script / 1000), round(large.data / 1000)],
  ],
)
budget(
  'growth of the home script',
  (large.script - small.script) / 1000,
  (large.data - small.data) / 1000,
  'KB',
)
budget(`dealing ${settings.gridSize} of ${cards.length} games, median`, median(dealing), 1, 'ms')
