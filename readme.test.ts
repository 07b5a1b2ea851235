import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { escapePattern } from './test-support/escape-pattern.ts'

const ROOT = import.meta.dirname
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

test('a README documents every setting', () => {
  const documented = read('README.md') + read('contact/README.md')
  const names = [...read('config.ts').matchAll(/read\.\w+\(\s*'([A-Z_]+)'/g)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(15)
  expect(names.filter((name) => !documented.includes(`\`${name}\``))).toEqual([])
})

describe.each([
  'README.md',
  'CONTRIBUTING.md',
  'contact/README.md',
  'games/kit/README.md',
  'docs/runbook.md',
  'docs/first-deployment.md',
])('%s', (page) => {
  const text = read(page)

  test('names only npm scripts that exist', () => {
    const named = [...text.matchAll(/npm run ([\w:-]*\w)/g)].map(([, name = '']) => name)
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })

  test('links only to files that exist', () => {
    const links = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, path = '']) => path)
    expect(links.filter((path) => !existsSync(join(ROOT, dirname(page), path)))).toEqual([])
  })
})

test.each(globSync('docs/decisions/*.md', { cwd: ROOT }))('%s links only to files that exist', (page) => {
  const links = [...read(page).matchAll(/\]\(([^)#:]+)\)/g)].map(([, path = '']) => path)
  expect(links.filter((path) => !existsSync(join(ROOT, dirname(page), path)))).toEqual([])
})

/** Commands in indented blocks and in inline code, without comments. */
function commandsIn(text: string): string[] {
  const lines = [...text.matchAll(/^ {4}(npm .*)$/gm), ...text.matchAll(/`(npm [^`]*)`/g)]
  return lines.flatMap(([, line = '']) => line.replace(/\s+#.*/, '').split(' && '))
}

/** Splits a command at spaces, except within double quotes. */
const wordsOf = (command: string) =>
  [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '')

const games = globSync('games/*/about.ts', { cwd: ROOT }).map((file) => ({
  slug: dirname(file).replaceAll('\\', '/').replace('games/', ''),
  title: /title: '([^']+)'/.exec(read(file))?.[1] ?? '',
}))
const slugs = games.map(({ slug }) => slug)

/** A title as a regular expression. */
const pattern = (title: string) =>
  title
    .split(/\$\{[^}]*\}/)
    .map(escapePattern)
    .join('.+')

/** Every test title in these files, after the title of its group if there is one. `.+` matches computed parts. */
function testTitles(files: readonly string[]): RegExp[] {
  return files
    .flatMap((file) => {
      const source = read(file)
      const groups = [...source.matchAll(/\bdescribe\(\s*(?:(['"`])(.*?)\1|[\w.]+)/g)].map(
        ([, quote, title = '']) => (quote ? pattern(title) : '.+'),
      )
      const titles = [...source.matchAll(/\btest\(\s*(['"`])(.*?)\1/g)].map(([, , title = '']) =>
        pattern(title),
      )
      return titles.flatMap((title) =>
        ['', ...groups.map((group) => `(?:${group}) `)].map((group) => group + title),
      )
    })
    .map((title) => new RegExp(`^${title}$`))
}

/** The names of Playwright's projects, one for each engine. */
const projects = globSync('{e2e,test-support}/engines/*.ts', { cwd: ROOT }).flatMap((file) =>
  [...read(file).matchAll(/^ {2}name: '(\w+)'/gm)].map(([, name]) => name),
)

const specs = globSync('e2e/**/*.spec.ts', { cwd: ROOT }).map((file) => file.replaceAll('\\', '/'))
const inEngines = specs.filter((file) => file.startsWith('e2e/engines/'))
const inChromium = specs.filter((file) => !file.startsWith('e2e/engines/'))

/** Problems with the arguments of Playwright: unknown titles, projects or files. */
function playwrightProblems(args: readonly string[], files: readonly string[]): string[] {
  const problems: string[] = []
  const titles = testTitles(files)
  for (const [i, arg] of args.entries()) {
    if (arg === '-g' || arg === '--trace' || args[i - 1] === '--trace') continue
    if (args[i - 1] === '-g') {
      const isKnown = games.some(({ title }) => title === arg) || titles.some((title) => title.test(arg))
      if (!isKnown) problems.push(`no test is called "${arg}"`)
    } else if (arg.startsWith('--project=')) {
      if (!projects.some((name) => arg === `--project=${name}`)) problems.push(`${arg} is unknown`)
    } else if (!files.some((file) => file.includes(arg))) problems.push(`no spec matches ${arg}`)
  }
  return problems
}

/** Problems with one command that npm runs. Placeholders such as `<slug>` are accepted. */
function problemsOf(command: string): string[] {
  const [, verb = '', ...rest] = wordsOf(command)
  if (['ci', 'start', 'test'].includes(verb)) return []
  if (verb === 'exec') return execProblems(rest.filter((word) => word !== '--'))
  const [script = '', ...others] = rest
  const args = others.filter((word) => word !== '--' && !word.startsWith('<'))
  if (!(script in scripts)) return [`there is no script ${script}`]
  if (script === 'check:browser') return playwrightProblems(args, inChromium)
  if (script === 'check:engines') return playwrightProblems(args, inEngines)
  const [first] = args
  if (script === 'bench' && first && !existsSync(join(ROOT, 'bench', `${first}.ts`)))
    return [`there is no bench/${first}.ts`]
  if (['art', 'check'].includes(script) && first && !slugs.includes(first) && first !== 'moss')
    return [`no game has the slug ${first}`]
  return []
}

function execProblems([program = '', ...args]: readonly string[]): string[] {
  const isInstalled = program === 'node' || existsSync(join(ROOT, 'node_modules', '.bin', program))
  if (!isInstalled) return [`${program} is not installed`]
  if (program !== 'vitest') return []
  const at = args.indexOf('-t')
  const name = at < 0 ? undefined : args[at + 1]
  const paths = args.filter((arg) => arg.includes('/'))
  return [
    ...paths.filter((path) => !existsSync(join(ROOT, path))).map((path) => `there is no ${path}`),
    ...(name === undefined || slugs.includes(name) ? [] : [`no game has the slug ${name}`]),
  ]
}

describe.each(['README.md', 'CONTRIBUTING.md', 'docs/runbook.md'])('every command of %s works', (page) => {
  test.each([...new Set(commandsIn(read(page)))])('%s', (command) => expect(problemsOf(command)).toEqual([]))
})

test.each([
  ['npm run chek', 'there is no script chek'],
  ['npm run bench sites', 'there is no bench/sites.ts'],
  ['npm run art pool9', 'no game has the slug pool9'],
  ['npm run check -- pool9', 'no game has the slug pool9'],
  ['npm exec -- vitest run games/pool9', 'there is no games/pool9'],
  ['npm exec -- vitests run', 'vitests is not installed'],
  ['npm run check:browser -- -g "Pool8 cannot be played"', 'no test is called "Pool8 cannot be played"'],
  ['npm run check:browser -- e2e/engines/pages.spec.ts', 'no spec matches e2e/engines/pages.spec.ts'],
  ['npm run check:engines -- --project=Opera', '--project=Opera is unknown'],
])('%s is reported', (command, problem) => expect(problemsOf(command)).toEqual([problem]))
