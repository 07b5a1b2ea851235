/** `npm run check`: static checks and unit tests. `npm run check -- pool8`: those and the browser tests of one game, or of several. */
import { globSync, readFileSync } from 'node:fs'
import { requireBrowser } from './test-support/browser.ts'
import { escapePattern } from './test-support/escape-pattern.ts'
import { browserStep, unitStep } from './test-support/run/counts.ts'
import { runSteps, script, type Step } from './test-support/run/steps.ts'
import { type GameFolder, gameFolders } from './tools/folders.ts'

/** Tests that start whole contact services, databases and proxies. They take a third of the unit tests' time. */
const WHOLE_SERVICES = [
  'contact/src/store/{torture,database-tls}.test.ts',
  'contact/src/operations/restore.test.ts',
  'contact/src/delivery/mail-outage.test.ts',
  'contact/src/intake/abuse.test.ts',
  'contact/src/serve.test.ts',
  'contact/test/deploy.test.ts',
  'ops/ops.test.ts',
]

const stepsOfAll = (): Step[] => [
  unitStep(
    'Unit tests, without those of whole contact services',
    WHOLE_SERVICES.map((files) => `--exclude "${files}"`),
  ),
  script('Format', 'check:format'),
  script('Lint', 'check:lint'),
  script('Types', 'check:types'),
]

/** The kit's tests that find the games by themselves. Loading the others would take longer than running these. */
const testsOfAllGames = () =>
  globSync('games/kit/test/*.test.ts').filter((file) => readFileSync(file, 'utf8').includes("folders.ts'"))

/** The browser tests build and serve these games alone. Games of a test of their own have a file with their name. */
function stepsOf(games: readonly GameFolder[]): Step[] {
  const slugs = games.map(({ slug }) => slug)
  const env = { CHECK_GAME: slugs.join(',') }
  const specs = slugs.map((slug) => `e2e/${slug}.spec`).join(' ')
  // The test of new games has only some of them played in the browser.
  const played = process.env['CHECK_PLAYED']?.split(',') ?? slugs
  const titles = games
    .filter(({ slug }) => played.includes(slug))
    .flatMap(({ slug, about }) => [`${escapePattern(about.title)} `, `${slug} is`, `${slug}.spec`])
  return [
    browserStep(
      'Chromium',
      `npm run --silent check:browser -- e2e/one-game e2e/games.spec e2e/games-start e2e/by-ear ${specs} -g "${titles.join('|')}|has a card|every game "`,
      env,
    ),
    unitStep(
      'Unit tests of the game',
      slugs.map((slug) => `games/${slug}/`),
    ),
    {
      // Some files test only games in real time.
      ...unitStep(
        'Unit tests of all games',
        [...testsOfAllGames(), '--passWithNoTests'],
        `"${slugs.join('|')}"`,
      ),
      env,
    },
    {
      name: 'Format',
      run: `prettier --check --cache --log-level warn ${slugs.map((slug) => `games/${slug}`).join(' ')}`,
    },
    script('Lint', 'check:lint'),
    { name: 'Types', run: 'tsc -p . && tsc -p games && tsc -p tsconfig.pure.json' },
  ]
}

const asked = process.argv.slice(2)
const games = await gameFolders()
const chosen = games.filter(({ slug }) => asked.includes(slug))
const unknown = asked.find((slug) => !games.some((folder) => folder.slug === slug))
if (unknown !== undefined) {
  console.error(`There is no game "${unknown}". Use one of: ${games.map(({ slug }) => slug).join(', ')}.`)
  process.exitCode = 1
} else if (chosen.length === 0) await runSteps([stepsOfAll()])
else {
  requireBrowser()
  await runSteps([stepsOf(chosen)])
}
