/** `npm run check`: static checks and unit tests. `npm run check -- pool8`: those and the browser tests of one game. */
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

/** The browser tests build and serve this game alone. Games of a test of their own have a file with their name. */
const stepsOf = ({ slug, about }: GameFolder): Step[] => [
  browserStep(
    'Chromium',
    `npm run --silent check:browser -- e2e/one-game e2e/games.spec e2e/games-start e2e/by-ear e2e/${slug}.spec -g "${escapePattern(about.title)} |${slug} is|${slug}.spec"`,
    { CHECK_GAME: slug },
  ),
  unitStep('Unit tests of the game', [`games/${slug}/`]),
  {
    // Some files test only games in real time.
    ...unitStep('Unit tests of all games', [...testsOfAllGames(), '--passWithNoTests'], slug),
    env: { CHECK_GAME: slug },
  },
  { name: 'Format', run: `prettier --check --cache --log-level warn games/${slug}` },
  script('Lint', 'check:lint'),
  { name: 'Types', run: 'tsc -p . && tsc -p games && tsc -p tsconfig.pure.json' },
]

const [slug] = process.argv.slice(2)
const games = await gameFolders()
const game = games.find((folder) => folder.slug === slug)
if (slug === undefined) await runSteps([stepsOfAll()])
else if (game) {
  requireBrowser()
  await runSteps([stepsOf(game)])
} else {
  console.error(`There is no game "${slug}". Use one of: ${games.map((folder) => folder.slug).join(', ')}.`)
  process.exitCode = 1
}
