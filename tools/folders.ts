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
/** The templates for new games, by kind. They are built and tested like games, but not in the catalogue. */
export const TEMPLATES = {
  turns: '_blank-turns',
  levels: '_blank',
  'real-time': '_blank-real-time',
} as const
export type TemplateKind = keyof typeof TEMPLATES

export const templatePath = (kind: TemplateKind) => join(GAMES, TEMPLATES[kind])

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

/** `npm run check -- pool8` limits everything to one game, or to several, so that their tests load no other. */
const ONLY = process.env['CHECK_GAME']?.split(',')

/** Paths like `pool8/rules.ts`, of the template too, in alphabetical order. */
export const rulesFiles = () =>
  globSync(ONLY ? ONLY.map((slug) => `${slug}/rules.ts`) : '*/rules.ts', {
    cwd: GAMES,
    exclude: ['kit'],
  }).sort()

/** The slugs of the catalogue, which excludes folders whose name begins with an underscore. */
export const gameSlugs = (root: string = GAMES): string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'kit' && !entry.name.startsWith('_'))
    .filter((entry) => existsSync(join(root, entry.name, 'about.ts')))
    .map((entry) => entry.name)
    .filter((name) => ONLY?.includes(name) ?? true)
    .sort()

/** The games of the catalogue. */
export const gameFolders = (root: string = GAMES): Promise<GameFolder[]> =>
  Promise.all(gameSlugs(root).map((slug) => readFolder(join(root, slug), slug)))

export async function readFolder(path: string, slug: string): Promise<GameFolder> {
  const { about } = (await import(/* @vite-ignore */ pathToFileURL(join(path, 'about.ts')).href)) as {
    about: About
  }
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
  for (const { slug, score } of await readAllFolders()) {
    if (!score) continue
    const file = (await import(/* @vite-ignore */ pathToFileURL(score).href)) as { score: Score }
    scores.push([slug, file.score])
  }
  return scores
}

/** The slug of a template is the name of its folder, without the underscore. */
export const readTemplate = (kind: TemplateKind): Promise<GameFolder> =>
  readFolder(templatePath(kind), TEMPLATES[kind].slice(1))

export const readTemplates = (): Promise<GameFolder[]> =>
  Promise.all((Object.keys(TEMPLATES) as TemplateKind[]).map(readTemplate))

/** The catalogue and the templates, or the games that are checked. */
export const readAllFolders = async (): Promise<GameFolder[]> => [
  ...(await gameFolders()),
  ...(ONLY === undefined ? await readTemplates() : []),
]
