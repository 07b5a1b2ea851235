/** Which games there are: every folder beside the kit that holds an about.ts. Nothing is listed by hand. */
import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { About } from './kit/about.ts'

export interface GameFolder {
  readonly slug: string
  /** The absolute path of the folder. */
  readonly path: string
  readonly about: About
  /** Absolute paths of what the folder holds. */
  readonly rules: string
  readonly view: string
  /** How it is played by hand, for the browser tests. */
  readonly player?: string
  /** The fullest scene that its rules can make, for the benchmark. */
  readonly busiest?: string
  readonly logo?: string
  readonly smallLogo?: string
  readonly picture?: string
}

export const GAMES = import.meta.dirname

const OPTIONAL = {
  player: 'player.ts',
  busiest: 'busiest.ts',
  logo: 'logo.webp',
  smallLogo: 'logo-small.webp',
  picture: 'picture.webp',
} as const

export async function gameFolders(root: string = GAMES, stamp = 0): Promise<GameFolder[]> {
  const slugs = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'kit')
    .filter((entry) => existsSync(join(root, entry.name, 'about.ts')))
    .map((entry) => entry.name)
    .sort()
  return Promise.all(slugs.map((slug) => readFolder(join(root, slug), slug, stamp)))
}

/** `stamp` makes Node read a file again that it has read before. */
export async function readFolder(path: string, slug: string, stamp = 0): Promise<GameFolder> {
  const address = pathToFileURL(join(path, 'about.ts')).href + (stamp ? `?${stamp}` : '')
  const { about } = (await import(address)) as { about: About }
  if (about.slug !== slug)
    throw new Error(
      `games/${slug}/about.ts says its slug is "${about.slug}". Name the folder and the slug alike.`,
    )
  const rules = join(path, 'rules.ts')
  const view = join(path, 'view.ts')
  for (const file of [rules, view])
    if (!existsSync(file)) throw new Error(`games/${slug} is no game yet: it has no ${basename(file)}.`)
  const others = Object.entries(OPTIONAL)
    .map(([part, file]) => [part, join(path, file)] as const)
    .filter(([, file]) => existsSync(file))
  return { slug, path, about, rules, view, ...Object.fromEntries(others) }
}
