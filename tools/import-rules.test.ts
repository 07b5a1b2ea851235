import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { importProblems, importsIn, readSourceFiles, type SourceFile } from './import-rules.ts'

const ROOT = join(import.meta.dirname, '..')

test('the repository has no forbidden import', () => {
  const files = readSourceFiles(ROOT)
  expect(files.length).toBeGreaterThan(500)
  expect(importProblems(files)).toEqual([])
})

/** One file with one import, written as 'file > imported file'. */
function fileWith(line: string): SourceFile {
  const [file = '', target = ''] = line.split(' > ')
  return { file, imports: [target] }
}

const OTHER_GAME = /games do not import each other, and the kit imports no game.*Move/
const TEST_FOLDER = /files in test\/ are not shipped.*Move/
const ONLY_RULES = /rules import only rules.*Move/
const ONLY_GAMES = /shipped code of a game imports only games\/.*Move/
const SITE_PAGES = /the site's pages import only.*Move/
const SITE_BUILD = /the site's build imports only.*pass in/
const CONTACT = /the contact service.*imports only contact\/, settings\/ and config\.ts.*Move/
const HOST = /the host.*imports only host\/, settings\/ and config\.ts.*Pass/
const WORKERS = /the service workers import only.*Move/
const WORKERS_BUILD = /the service workers' build imports only.*Read/
const TOOLS = /the games' build imports only.*Move/
const DEVELOPMENT = /shipped code does not import code for tests and development.*Move/
const BENCH = /only benchmarks import bench\/.*Move/
const E2E = /only browser tests import e2e\/.*Move/
const TEXTS = /words and goals import only rules.*Move/
const TEST_FILE = /test files are not imported.*Move/

describe('refuses, and says what to do about it', () => {
  test.each([
    ['games/moss/view.ts > games/pool8/view/ball.ts', OTHER_GAME],
    ['games/kit/paint/brush.ts > games/pool8/rules.ts', OTHER_GAME],
    ['games/moss/view/scene.ts > games/moss/test/people.ts', TEST_FOLDER],
    ['games/moss/game.ts > games/kit/test/explore.ts', TEST_FOLDER],
    ['games/moss/rules.ts > games/moss/view/layout.ts', ONLY_RULES],
    ['games/moss/rules/solve.ts > games/moss/words.ts', ONLY_RULES],
    ['games/moss/rules/solve.ts > games/kit/paint/easing.ts', ONLY_RULES],
    ['games/moss/words.ts > games/moss/view/layout.ts', TEXTS],
    ['games/moss/goals.ts > games/moss/view.ts', TEXTS],
    ['games/moss/words/pieces.ts > games/kit/paint/easing.ts', TEXTS],
    ['games/moss/view.ts > games/kit/shell/card.ts', /kit\/shell\/ is internal to the kit.*Use/],
    ['games/moss/view.ts > games/kit/round/session.ts', /kit\/round\/ is internal to the kit.*Use/],
    ['games/kit/board/cursor.ts > games/kit/input/input.ts', /kit\/input\/ is internal to the kit.*Use/],
    ['games/moss/view.ts > games/kit/art/sheet.ts', /kit\/art\/ is internal to the kit.*Use/],
    ['games/moss/view.ts > tools/folders.ts', ONLY_GAMES],
    ['games/kit/run/run-game.ts > config.ts', ONLY_GAMES],
    ['games/kit/run/run-game.ts > test-support/machine.ts', ONLY_GAMES],
    ['site/src/routes.tsx > games/pool8/about.ts', SITE_PAGES],
    ['site/src/routes.tsx > games/kit/save/save.ts', SITE_PAGES],
    ['site/src/routes.tsx > games/kit/page/fullscreen.ts', SITE_PAGES],
    ['site/src/settings.ts > config.ts', SITE_PAGES],
    ['site/src/routes.tsx > site/document.ts', SITE_PAGES],
    ['site/src/routes.tsx > contact/src/serve.ts', SITE_PAGES],
    ['site/build.ts > games/pool8/about.ts', SITE_BUILD],
    ['site/build.ts > contact/src/store/store.ts', SITE_BUILD],
    ['site/build.ts > test-support/machine.ts', DEVELOPMENT],
    ['site/build.ts > site/take-screenshots.ts', DEVELOPMENT],
    ['contact/src/serve.ts > site/src/settings.ts', CONTACT],
    ['contact/src/serve.ts > games/kit/fields.ts', CONTACT],
    ['contact/src/serve.ts > host/headers.ts', CONTACT],
    ['contact/src/serve.ts > contact/test/service.ts', DEVELOPMENT],
    ['host/serve.ts > contact/src/serve.ts', HOST],
    ['host/headers.ts > site/document.ts', HOST],
    ['host/files.ts > tools/html.ts', HOST],
    ['host/serve.ts > test-support/machine.ts', DEVELOPMENT],
    ['offline/worker/worker.ts > offline/manifest-of.ts', WORKERS],
    ['offline/worker/worker.ts > games/kit/page/offline.ts', WORKERS],
    ['offline/worker/worker.ts > config.ts', WORKERS],
    ['offline/build.ts > site/vite.ts', WORKERS_BUILD],
    ['offline/build.ts > games/kit/game.ts', WORKERS_BUILD],
    ['tools/build.ts > site/build.ts', TOOLS],
    ['tools/build.ts > contact/src/serve.ts', TOOLS],
    ['tools/build.ts > build.ts', TOOLS],
    ['tools/build.ts > tools/art.ts', DEVELOPMENT],
    ['tools/build.ts > deploy/nginx/run.ts', DEVELOPMENT],
    ['config.ts > host/limits.ts', /config\.ts, so it imports only settings.*Move/],
    ['start.ts > test-support/servers.ts', DEVELOPMENT],
    ['build.ts > test.ts', DEVELOPMENT],
    ['build.ts > bench/table.ts', BENCH],
    ['e2e/pool8.spec.ts > bench/table.ts', BENCH],
    ['host/serve.ts > bench/table.ts', BENCH],
    ['bench/site.ts > e2e/site/watch-page.ts', E2E],
    ['test-support/servers.ts > e2e/site/watch-page.ts', E2E],
    ['host/serve.ts > host/serve.test.ts', TEST_FILE],
    ['bench/site.ts > e2e/sound.spec.ts', TEST_FILE],
    ['e2e/pool8.spec.ts > e2e/sound.spec.ts', TEST_FILE],
  ])('%s', (line, says) => {
    const problems = importProblems([fileWith(line)])
    expect(problems).toEqual([expect.stringMatching(says)])
    expect(problems[0]).toContain(line.replace(' > ', ' imports '))
  })
})

describe('allows', () => {
  test.each([
    'games/moss/view.ts > games/moss/rules.ts',
    'games/moss/rules.ts > games/kit/rules/chance.ts',
    'games/moss/rules/solve.ts > games/kit/rules.ts',
    'games/moss/words.ts > games/moss/rules/board.ts',
    'games/moss/words.ts > games/moss/words/pieces.ts',
    'games/moss/words.ts > games/kit/words.ts',
    'games/moss/goals.ts > games/kit/rules/grid.ts',
    'games/moss/view/scene.ts > games/kit/paint/sprite.ts',
    'games/moss/view.ts > games/kit/view.ts',
    'games/moss/test/people.ts > games/moss/rules.ts',
    'games/moss/test/rules.test.ts > games/kit/test/explore.ts',
    'games/moss/test/rules.test.ts > games/kit/round/session.ts',
    'games/moss/art/poster.ts > games/kit/art/sheet.ts',
    'games/kit/run/run-game.ts > games/kit/shell/shell.ts',
    'games/kit/test/words.test.ts > games/_blank/game.ts',
    'games/kit/test/contract.test.ts > tools/folders.ts',
    'site/src/routes.tsx > site/src/pages.ts',
    'site/src/summaries.ts > games/kit/messages.ts',
    'site/src/today.ts > games/kit/page/environment.ts',
    'site/src/deal.test.ts > games/kit/rules/chance.ts',
    'site/build.ts > site/src/pages.ts',
    'site/entries.ts > tools/folders.ts',
    'site/document.ts > host/policy.ts',
    'site/take-screenshots.ts > test-support/machine.ts',
    'contact/src/serve.ts > config.ts',
    'contact/src/serve.test.ts > contact/test/service.ts',
    'contact/test/service.ts > test-support/machine.ts',
    'host/headers.ts > config.ts',
    'host/slow-clients.test.ts > test-support/machine.ts',
    'offline/worker/worker.ts > games/kit/worker-messages.ts',
    'offline/build.ts > tools/bundle-module.ts',
    'tools/build.ts > games/kit/about.ts',
    'tools/browser-support.ts > host/publish.ts',
    'tools/art.ts > site/art.ts',
    'start.ts > contact/src/serve.ts',
    'test.ts > test-support/servers.ts',
    'check.ts > test-support/run/steps.ts',
    'e2e/pool8.spec.ts > test-support/games/page.ts',
    'e2e/site/pages.spec.ts > e2e/site/watch-page.ts',
    'bench/challenges.ts > test-support/engines/challenge.ts',
    'e2e/pool8.spec.ts > games/pool8/test/people.ts',
    'bench/contact-speed.ts > contact/test/postgres.ts',
  ])('%s', (line) => expect(importProblems([fileWith(line)])).toEqual([]))
})

test.each([
  ["import { a } from './a.ts'", ['games/moss/view/a.ts']],
  ["import type { A } from '../rules.ts'", ['games/moss/rules.ts']],
  ["import {\n  a,\n  type B,\n} from '../../kit/view.ts'", ['games/kit/view.ts']],
  ["export { a } from './a.ts'", ['games/moss/view/a.ts']],
  ["import './a.css'", ['games/moss/view/a.css']],
  ["const a = await import('./a.ts')", ['games/moss/view/a.ts']],
  ["type A = import('./a.ts').A", ['games/moss/view/a.ts']],
  ["import { join } from 'node:path'", []],
])('reads %s', (source, expected) => {
  expect(importsIn('games/moss/view/scene.ts', source)).toEqual(expected)
})

describe('the linter', () => {
  const copy = mkdtempSync(join(tmpdir(), 'import-rules-'))
  afterAll(() => rmSync(copy, { recursive: true }))
  cpSync(join(ROOT, '.oxlintrc.json'), join(copy, '.oxlintrc.json'))

  function write(file: string, code: string): void {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    writeFileSync(join(copy, file), code)
  }

  function lint(file: string, code: string): string {
    write(file, code)
    try {
      return execFileSync(join(ROOT, 'node_modules', '.bin', 'oxlint'), ['--deny-warnings', file], {
        cwd: copy,
        encoding: 'utf8',
      })
    } catch (error) {
      return String((error as { stdout: string }).stdout)
    }
  }

  test.each([
    ['games/moss/rules.ts', 'Math.random()', 'Chance comes from the seed: use kit/rules/chance.ts.'],
    ['games/moss/rules/deal.ts', 'Math.random()', 'Chance comes from the seed: use kit/rules/chance.ts.'],
    ['games/moss/rules/deep/er.ts', 'Math.random()', 'Chance comes from the seed: use kit/rules/chance.ts.'],
    ['games/kit/rules/chance.ts', 'Math.random()', 'Chance comes from the seed: use kit/rules/chance.ts.'],
    ['games/moss/rules/path.ts', 'Math.hypot(3, 4)', 'It differs between engines'],
    ['games/moss/rules/path.ts', 'Math.sin(1)', 'It differs between engines'],
    ['games/moss/rules/clock.ts', 'Date.now()', 'no-restricted-globals'],
    ['games/moss/rules/clock.ts', 'performance.now()', 'no-restricted-globals'],
  ])('refuses in %s: %s', (file, code, says) => {
    expect(lint(file, `export const value = ${code}\n`)).toContain(says)
  })

  test.each([
    ['games/moss/view/sparks.ts', 'Math.random()'],
    ['games/moss/rules/path.ts', 'Math.sqrt(2) + Math.floor(2.5)'],
  ])('allows in %s: %s', (file, code) => {
    expect(lint(file, `export const value = ${code}\n`)).toContain('Found 0 warnings and 0 errors.')
  })

  test.each([
    [
      'imports',
      "import { b } from './b.ts'\nexport const a = () => b\n",
      "import { a } from './a.ts'\nexport const b = () => a\n",
    ],
    [
      'type imports',
      "import type { B } from './b.ts'\nexport type A = B[]\n",
      "import type { A } from './a.ts'\nexport type B = A[]\n",
    ],
  ])('refuses circular %s', (_, a, b) => {
    write('site/b.ts', b)
    expect(lint('site/a.ts', a)).toContain('Dependency cycle detected')
  })

  test('allows two paths to the same file', () => {
    write('site/c.ts', 'export const c = 1\n')
    write('site/b.ts', "export { c } from './c.ts'\n")
    expect(
      lint(
        'site/a.ts',
        "import { c } from './c.ts'\nimport { c as d } from './b.ts'\nexport const a = c + d\n",
      ),
    ).toContain('Found 0 warnings and 0 errors.')
  })
})
