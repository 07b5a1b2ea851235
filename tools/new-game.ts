/** `npm run new-game moss "Moss Race"`: a copy of the blank game under another name, which passes every check as it is. */
import { existsSync } from 'node:fs'
import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paintGames } from './art.ts'
import { BLANK, gameFolders, GAMES } from './folders.ts'

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** What is wrong with the names, if anything. */
export function nameFault(slug: string, title: string, taken: readonly string[]): string | undefined {
  if (!slug || !title) return 'Give a slug and a title: npm run new-game moss "Moss Race".'
  if (!SLUG.test(slug) || slug === 'kit' || slug === 'blank')
    return `"${slug}" cannot be a slug: use small letters, digits and single hyphens, and neither "kit" nor "blank".`
  if (taken.includes(slug)) return `games/${slug} is there already. Choose another slug.`
  if (/["'`\\<>&$]/.test(title))
    return `"${title}" cannot be a title: leave out quotes, backslashes, $, <, > and &.`
  return undefined
}

/** The blank game's names, replaced wherever they stand as words. */
export const renamed = (source: string, slug: string, title: string): string =>
  source.replaceAll(/\bBlank\b/g, title).replaceAll(/\bblank\b/g, slug)

type Colour = readonly [red: number, green: number, blue: number]

const parse = (colour: string): Colour =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number, number]
const apart = (a: Colour, b: Colour) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

/** Cards are told apart by their colours: a deep one, as far as can be from all others. */
export function freeColour(taken: readonly string[]): string {
  const others = taken.map(parse)
  const steps = [24, 56, 88, 120, 152]
  const colours = steps.flatMap((red) =>
    steps.flatMap((green) => steps.map((blue): Colour => [red, green, blue])),
  )
  const nearest = (colour: Colour) => Math.min(...others.map((other) => apart(colour, other)))
  const best = colours.reduce((one, other) => (nearest(other) > nearest(one) ? other : one))
  return `#${best.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

async function newGame(slug: string, title: string): Promise<void> {
  const games = await gameFolders()
  const fault = nameFault(
    slug,
    title,
    games.map((game) => game.slug),
  )
  if (fault) throw new Error(fault)
  const folder = join(GAMES, slug)
  if (existsSync(folder)) throw new Error(`games/${slug} is there already. Choose another slug.`)
  await cp(BLANK, folder, { recursive: true })
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('.ts')) continue
    const path = join(folder, file)
    await writeFile(path, renamed(await readFile(path, 'utf8'), slug, title))
  }
  const about = join(folder, 'about.ts')
  const colour = freeColour(games.map((game) => game.about.colour))
  await writeFile(
    about,
    (await readFile(about, 'utf8')).replace(/colour: '#[0-9a-f]{6}'/, `colour: '${colour}'`),
  )
  await paintGames([slug])
  console.log(`\nMade games/${slug}. \`npm run dev\`, then http://localhost:3000/single?slug=${slug}.`)
  console.log('Change its rules, its view and its texts; games/kit/README.md tells all there is to know.')
}

if (import.meta.main) {
  const [slug = '', title = ''] = process.argv.slice(2)
  try {
    await newGame(slug, title)
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
