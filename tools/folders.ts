/** Finds the games: every folder in games/ with an about.ts. */
import { existsSync, globSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { About } from '../games/kit/about.ts'
import type { Score } from '../games/kit/sound/score.ts'

export interface GameFolder {
  readonly slug: string
  /** The absolute path of the folder. */
  readonly path: string
  readonly about: About
  /** Absolute paths of the folder's files. */
  readonly game: string
  readonly rules: string
  /** Its music and its voices. */
  readonly score?: string
  /** Plays the game in the browser tests. */
  readonly player?: string
  /** The most crowded scene that the rules allow, for the benchmark. */
  readonly busiest?: string
  readonly logo?: string
  readonly smallLogo?: string
  readonly picture?: string
}

export const GAMES = join(import.meta.dirname, '..', 'games')
/** The template for new games. It is built and tested like a game, but not in the catalogue. */
export const BLANK = join(GAMES, '_blank')

/** The address of `offline-page.ts`. */
const RESERVED = 'offline'

const OPTIONAL = {
  score: 'score.ts',
  player: 'test/player.ts',
  busiest: 'test/busiest.ts',
  logo: 'art/logo.webp',
  smallLogo: 'art/logo-small.webp',
  picture: 'art/picture.webp',
} as const

/** `npm run check -- pool8` limits everything to one game, so that its tests load no other. */
const ONLY = process.env['CHECK_GAME']

/** Paths like `pool8/rules.ts`, of the template too, in alphabetical order. */
export const rulesFiles = () => globSync(`${ONLY ?? '*'}/rules.ts`, { cwd: GAMES, exclude: ['kit'] }).sort()

/** The games of the catalogue, which excludes folders whose name begins with an underscore. */
export async function gameFolders(root: string = GAMES, stamp = 0): Promise<GameFolder[]> {
  const slugs = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'kit' && !entry.name.startsWith('_'))
    .filter((entry) => existsSync(join(root, entry.name, 'about.ts')))
    .map((entry) => entry.name)
    .filter((name) => ONLY === undefined || name === ONLY)
    .sort()
  return Promise.all(slugs.map((slug) => readFolder(join(root, slug), slug, stamp)))
}

/** `stamp` bypasses Node's module cache. */
export async function readFolder(path: string, slug: string, stamp = 0): Promise<GameFolder> {
  const address = pathToFileURL(join(path, 'about.ts')).href + (stamp ? `?${stamp}` : '')
  const { about } = (await import(address)) as { about: About }
  if (about.slug !== slug)
    throw new Error(
      `games/${slug}/about.ts has the slug "${about.slug}". The slug must be the name of the folder.`,
    )
  if (slug === RESERVED)
    throw new Error(`A game cannot be called "${slug}": the offline page has that address.`)
  const rules = join(path, 'rules.ts')
  const game = join(path, 'game.ts')
  for (const file of [rules, game])
    if (!existsSync(file)) throw new Error(`games/${slug} is not a game yet: it has no ${basename(file)}.`)
  const others = Object.entries(OPTIONAL)
    .map(([part, file]) => [part, join(path, file)] as const)
    .filter(([, file]) => existsSync(file))
  return { slug, path, about, rules, game, ...Object.fromEntries(others) }
}

/** The scores of all games that have one, the template included. */
export async function readScores(): Promise<(readonly [slug: string, score: Score])[]> {
  const scores: (readonly [string, Score])[] = []
  for (const { slug, score } of [...(await gameFolders()), await readBlank()]) {
    if (!score) continue
    const file = (await import(pathToFileURL(score).href)) as { score: Score }
    scores.push([slug, file.score])
  }
  return scores
}

export const readBlank = (stamp = 0): Promise<GameFolder> => readFolder(BLANK, 'blank', stamp)
