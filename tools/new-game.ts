/** `npm run new-game moss "Moss Race" -- --turns`: copies the template of this kind under a new name. */
import { existsSync } from 'node:fs'
import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { paintGames } from './art.ts'
import { gameFolders, GAMES, type TemplateKind, TEMPLATES, templatePath } from './folders.ts'

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Why slug and title cannot be used; undefined if they can. */
export function nameProblem(slug: string, title: string, taken: readonly string[]): string | undefined {
  if (!slug || !title) return 'Give a slug and a title: npm run new-game moss "Moss Race".'
  if (!SLUG.test(slug) || slug === 'kit' || slug.startsWith('blank'))
    return `"${slug}" cannot be a slug: use lower-case letters, digits and single hyphens, not "kit", and nothing that begins with "blank".`
  if (taken.includes(slug)) return `games/${slug} already exists. Choose a different slug.`
  if (/["'`\\<>&$]/.test(title))
    return `"${title}" cannot be a title: leave out quotes, backslashes, $, <, > and &.`
  return undefined
}

/** The kinds of games to begin with. */
export const KINDS: Readonly<Record<TemplateKind, string>> = {
  turns: 'moves for a score, without a clock',
  levels: 'puzzles with par, stars and hints',
  'real-time': 'a clock and a score',
}

const isKind = (word: string): word is TemplateKind => Object.hasOwn(KINDS, word)

const CHOICES = Object.keys(KINDS)
  .map((kind) => `-- --${kind}`)
  .join(', ')

/**
 * The kind that the options name; undefined without one. npm keeps options before `--` to itself, and passes them on in
 * the environment.
 */
export function kindIn(options: readonly string[], env: NodeJS.ProcessEnv): TemplateKind | undefined {
  const fromNpm = Object.keys(KINDS).filter((kind) => env[`npm_config_${kind.replace('-', '_')}`])
  const named = [...options.map((option) => option.replace(/^--/, '')), ...fromNpm]
  const unknown = named.find((word) => !isKind(word))
  if (unknown !== undefined) throw new Error(`There is no option --${unknown}. Add one of: ${CHOICES}.`)
  const [kind, other] = named.filter(isKind)
  if (kind !== undefined && other !== undefined && other !== kind)
    throw new Error(`A game is either --${kind} or --${other}. Choose one.`)
  return kind
}

/** Asks in the terminal. Without one, the kind must be an option. */
async function askKind(): Promise<TemplateKind> {
  if (!process.stdin.isTTY) throw new Error(`Choose the kind of game: add one of ${CHOICES}.`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    for (const [kind, words] of Object.entries(KINDS)) console.log(`  ${kind.padEnd(10)} ${words}`)
    for (;;) {
      const answer = (await terminal.question('Which kind of game? ')).trim().toLowerCase().replace(' ', '-')
      const kind = Object.keys(KINDS).find((each) => answer !== '' && each.startsWith(answer))
      if (kind !== undefined && isKind(kind)) return kind
    }
  } finally {
    terminal.close()
  }
}

/** Replaces a template's names where they are whole words. */
export const renamed = (source: string, template: string, slug: string, title: string): string =>
  source.replaceAll(/\bBlank\b/g, title).replaceAll(new RegExp(`(?<![\\w-])${template}(?![\\w-])`, 'g'), slug)

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

/** Copies the template of this kind into a new folder, and renames it throughout. */
export async function copyTemplate(
  kind: TemplateKind,
  folder: string,
  slug: string,
  title: string,
): Promise<void> {
  const template = TEMPLATES[kind].slice(1)
  await cp(templatePath(kind), folder, { recursive: true })
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('.ts')) continue
    const path = join(folder, file)
    await writeFile(path, renamed(await readFile(path, 'utf8'), template, slug, title))
  }
}

async function newGame(slug: string, title: string, options: readonly string[]): Promise<void> {
  const games = await gameFolders()
  const problem = nameProblem(
    slug,
    title,
    games.map((game) => game.slug),
  )
  if (problem) throw new Error(problem)
  const folder = join(GAMES, slug)
  if (existsSync(folder)) throw new Error(`games/${slug} already exists. Choose a different slug.`)
  const kind = kindIn(options, process.env) ?? (await askKind())
  await copyTemplate(kind, folder, slug, title)
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
  console.log(
    'It passes `npm run check -- ' +
      slug +
      '`. How to make it yours: games/kit/README.md, "From blank to published".',
  )
}

if (import.meta.main) {
  const given = process.argv.slice(2)
  const [slug = '', title = ''] = given.filter((word) => !word.startsWith('--'))
  try {
    await newGame(
      slug,
      title,
      given.filter((word) => word.startsWith('--')),
    )
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
