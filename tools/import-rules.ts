/**
 * Checks which file may import which, by folder; part of `npm run check:lint`. Type imports count as much as code.
 * oxlint reports circular imports (`import/no-cycle`), except those through `import()`.
 */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

/** A file and the files that it imports, as paths from the root with forward slashes. */
export interface SourceFile {
  readonly file: string
  readonly imports: readonly string[]
}

/** Code that is never shipped: tests, benchmarks, and scripts that paint pictures in a browser. */
const DEVELOPMENT =
  /^(?:bench|deploy|e2e|test-support|workbench)\/|\/test\/|\.(?:test|spec)\.tsx?$|^(?:check|test|dev|tools\/art|tools\/new-game|site\/art|site\/take-screenshots)\.ts$/
const TEST_FILE = /\.(?:test|spec)\.tsx?$/
const KIT_ROOT = /^games\/kit\/[^/]+$/

interface Area {
  /** The folder, or the file. */
  readonly path: string
  /** Paths, besides its own, that it may import from. */
  readonly mayImport: readonly (string | RegExp)[]
  /** The rule, and what to do about an import that breaks it. */
  readonly advice: string
}

/** The first area that a file belongs to counts. The games have rules of their own. */
const AREAS: readonly Area[] = [
  {
    path: 'site/src/',
    mayImport: [KIT_ROOT, 'games/kit/page/environment.ts', 'games/kit/page/offline-worker.ts'],
    advice:
      "the site's pages import only site/src/ and the root of games/kit/. Move shared code into the root of games/kit/.",
  },
  {
    path: 'site/',
    mayImport: ['config.ts', 'settings/', 'host/', 'offline/', 'tools/'],
    advice:
      "the site's build imports only site/, tools/, host/, offline/ and config.ts. Find games with tools/folders.ts; pass in anything else.",
  },
  {
    path: 'contact/',
    mayImport: ['config.ts', 'settings/'],
    advice:
      'the contact service is deployed on its own and imports only contact/, settings/ and config.ts. Move the code into contact/.',
  },
  {
    path: 'host/',
    mayImport: ['config.ts', 'settings/'],
    advice:
      'the host serves any static build and imports only host/, settings/ and config.ts. Pass the value in, or write it into dist/ during the build.',
  },
  {
    path: 'offline/worker/',
    mayImport: [KIT_ROOT],
    advice:
      'the service workers import only offline/worker/ and the root of games/kit/. Move shared code into the root of games/kit/.',
  },
  {
    path: 'offline/',
    mayImport: ['config.ts', 'settings/', 'host/', 'tools/'],
    advice:
      "the service workers' build imports only offline/, tools/, host/ and config.ts. Read the files in dist/ instead.",
  },
  {
    path: 'tools/',
    mayImport: ['config.ts', 'settings/', 'games/', 'host/', 'offline/'],
    advice:
      "the games' build imports only tools/, games/, host/, offline/ and config.ts. Move shared code into tools/.",
  },
  {
    path: 'config.ts',
    mayImport: ['settings/'],
    advice: 'every part imports config.ts, so it imports only settings/. Move the code there.',
  },
  {
    path: 'settings/',
    mayImport: [],
    advice: 'every part imports settings/, so it imports nothing. Move the code into settings/.',
  },
]

function areaProblem(file: string, target: string): string | undefined {
  const area = AREAS.find(({ path }) => file.startsWith(path))
  if (!area) return undefined
  const isAllowed = [area.path, ...area.mayImport].some((path) =>
    typeof path === 'string' ? target.startsWith(path) : path.test(target),
  )
  return isAllowed ? undefined : area.advice
}

/** The kit's folders that a game may import; all others are internal. The contract is in the kit's root. */
const KIT_API: readonly string[] = ['', 'rules', 'board', 'paint', 'sound']
/** Further folders of the kit that a game's tests and pictures may import. */
const KIT_API_FOR: Readonly<Record<string, readonly string[]>> = {
  test: ['test', 'round', 'replay', 'save', 'solver', 'announce', 'shell'],
  art: ['art'],
}

interface GameFile {
  /** The game's folder, or 'kit'. */
  readonly game: string
  /** The folder within it (rules, view, test, art); empty for files in its root. */
  readonly folder: string
  readonly name: string
}

function gameFileOf(file: string): GameFile | undefined {
  const [, game, rest] = /^games\/([^/]+)\/(.+)$/.exec(file) ?? []
  if (game === undefined || rest === undefined) return undefined
  const [folder = '', name = ''] = rest.includes('/')
    ? [rest.split('/')[0], posix.basename(rest)]
    : ['', rest]
  return { game, folder, name }
}

const isRules = ({ folder, name }: GameFile) => folder === 'rules' || (folder === '' && name === 'rules.ts')
/** Texts and goals, which the site's build and the tests evaluate without a browser. */
const isText = ({ folder, name }: GameFile) =>
  folder === 'words' || (folder === '' && (name === 'words.ts' || name === 'goals.ts'))
const isShipped = ({ folder }: GameFile) => folder !== 'test' && folder !== 'art'

function gameProblem(from: GameFile, target: string): string | undefined {
  const to = gameFileOf(target)
  if (!to)
    return isShipped(from)
      ? 'shipped code of a game imports only games/. Move the code into games/kit/.'
      : undefined
  if (to.game !== from.game && to.game !== 'kit')
    return from.game === 'kit' && !isShipped(from)
      ? undefined
      : 'games do not import each other, and the kit imports no game. Move shared code into games/kit/.'
  if (isRules(from) && !isRules(to))
    return 'rules import only rules. Move the code into rules/ of the game or of the kit.'
  if (
    isText(from) &&
    from.game !== 'kit' &&
    !isRules(to) &&
    !isText(to) &&
    !(to.game === 'kit' && to.folder === '')
  )
    return 'words and goals import only rules, words and the contract in the root of the kit. Move the code into rules/ or words/.'
  if (isShipped(from) && to.folder === 'test')
    return 'files in test/ are not shipped. Move the code out of test/.'
  // The folders that games may import are subject to the same limits, so that they do not depend on internal ones.
  if (to.game !== 'kit' || (from.game === 'kit' && !KIT_API.includes(from.folder))) return undefined
  return KIT_API.includes(to.folder) || KIT_API_FOR[from.folder]?.includes(to.folder)
    ? undefined
    : `kit/${to.folder}/ is internal to the kit. Use the contract (kit/game.ts, kit/view.ts), or extend it.`
}

/** Why one import is not allowed, and what to do about it. */
function problemOf(file: string, target: string): string | undefined {
  if (target.startsWith('bench/') && !file.startsWith('bench/'))
    return 'only benchmarks import bench/. Move shared code out of bench/.'
  if (TEST_FILE.test(target)) return 'test files are not imported. Move shared code into a file of its own.'
  if (target.startsWith('e2e/') && !file.startsWith('e2e/'))
    return 'only browser tests import e2e/. Move shared code into test-support/.'
  const game = gameFileOf(file)
  if (game) return gameProblem(game, target)
  if (DEVELOPMENT.test(file)) return undefined
  if (DEVELOPMENT.test(target))
    return 'shipped code does not import code for tests and development. Move shared code out of it.'
  return areaProblem(file, target)
}

/** One sentence for each import that is not allowed. */
export function importProblems(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ file, imports }) =>
    imports.flatMap((target) => {
      const problem = problemOf(file, target)
      return problem === undefined ? [] : `${file} imports ${target}: ${problem}`
    }),
  )
}

const IMPORT = /(?:^|[\s;])(?:import|export)\b[^'"`;]*?\bfrom\s+'(\.[^']+)'|\bimport\s*\(?\s*'(\.[^']+)'/g

export function importsIn(file: string, source: string): string[] {
  return [...source.matchAll(IMPORT)].map(([, from, bare]) =>
    posix.normalize(posix.join(dirname(file), from ?? bare ?? '')),
  )
}

/** Reads every TypeScript file of the project with its imports. */
export function readSourceFiles(root: string): SourceFile[] {
  const files = globSync(
    '{*.ts,{bench,contact,deploy,e2e,games,host,offline,ops,settings,site,test-support,tools,workbench}/**/*.{ts,tsx}}',
    {
      cwd: root,
      exclude: ['**/node_modules/**', '**/dist/**'],
    },
  ).map((file) => file.replaceAll('\\', '/'))
  const all = new Set(files)
  return files.sort().map((file) => ({
    file,
    imports: importsIn(file, readFileSync(join(root, file), 'utf8')).filter((target) => all.has(target)),
  }))
}

if (import.meta.main) {
  const files = readSourceFiles(join(import.meta.dirname, '..'))
  const problems = importProblems(files)
  for (const text of problems) console.error(text)
  console.log(`${files.length} files checked, ${problems.length} forbidden imports.`)
  process.exitCode = problems.length > 0 ? 1 : 0
}
