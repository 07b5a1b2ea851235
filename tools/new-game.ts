/** `npm run new-game moss "Moss Race"`: copies the blank game under a new name. */
import { existsSync } from 'node:fs'
import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paintGames } from './art.ts'
import { BLANK, gameFolders, GAMES } from './folders.ts'

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Why slug and title cannot be used; undefined if they can. */
export function nameProblem(slug: string, title: string, taken: readonly string[]): string | undefined {
  if (!slug || !title) return 'Give a slug and a title: npm run new-game moss "Moss Race".'
  if (!SLUG.test(slug) || slug === 'kit' || slug === 'blank')
    return `"${slug}" cannot be a slug: use lower-case letters, digits and single hyphens, and neither "kit" nor "blank".`
  if (taken.includes(slug)) return `games/${slug} already exists. Choose a different slug.`
  if (/["'`\\<>&$]/.test(title))
    return `"${title}" cannot be a title: leave out quotes, backslashes, $, <, > and &.`
  return undefined
}

/** Replaces the blank game's names where they are whole words. */
export const renamed = (source: string, slug: string, title: string): string =>
  source.replaceAll(/\bBlank\b/g, title).replaceAll(/\bblank\b/g, slug)

type Colour = readonly [red: number, green: number, blue: number]

const parse = (colour: string): Colour =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number, number]
const distance = (a: Colour, b: Colour) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

/** A dark colour as far as possible from all others, so that cards are easy to tell apart. */
export function freeColour(taken: readonly string[]): string {
  const others = taken.map(parse)
  const steps = [24, 56, 88, 120, 152]
  const colours = steps.flatMap((red) =>
    steps.flatMap((green) => steps.map((blue): Colour => [red, green, blue])),
  )
  const nearest = (colour: Colour) => Math.min(...others.map((other) => distance(colour, other)))
  const best = colours.reduce((one, other) => (nearest(other) > nearest(one) ? other : one))
  return `#${best.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

async function newGame(slug: string, title: string): Promise<void> {
  const games = await gameFolders()
  const problem = nameProblem(
    slug,
    title,
    games.map((game) => game.slug),
  )
  if (problem) throw new Error(problem)
  const folder = join(GAMES, slug)
  if (existsSync(folder)) throw new Error(`games/${slug} already exists. Choose a different slug.`)
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
  console.log(
    `\nCreated games/${slug}. Run \`npm run dev\` and open http://localhost:3000/single?slug=${slug}.`,
  )
  console.log('Then change its rules, view and texts. The manual is games/kit/README.md.')
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
