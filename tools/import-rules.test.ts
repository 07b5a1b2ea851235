import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { houseFaults, importsIn, readHouse, type Room } from './import-rules.ts'

const ROOT = join(import.meta.dirname, '..')

test('the house stands: no circle, no import through a wall', () => {
  const rooms = readHouse(ROOT)
  expect(rooms.length).toBeGreaterThan(500)
  expect(houseFaults(rooms)).toEqual([])
})

/** A house with these imports, each written as 'file > imported file'. */
function house(...imports: readonly string[]): Room[] {
  const pairs = imports.map((line) => line.split(' > ') as [string, string])
  const files = [...new Set(pairs.flat())]
  return files.map((file) => ({
    file,
    imports: pairs.filter(([from]) => from === file).map(([, to]) => to),
  }))
}

describe('an import that goes through a wall is told, with what to do', () => {
  test.each([
    ['games/moss/view.ts > games/pool8/view/ball.ts', /games do not know each other.*Move/],
    ['games/kit/paint/brush.ts > games/pool8/rules.ts', /the kit knows no game.*Move/],
    ['games/moss/view/scene.ts > games/moss/test/people.ts', /nothing in test\/ is shipped.*Move/],
    ['games/moss/game.ts > games/kit/test/explore.ts', /nothing in test\/ is shipped.*Move/],
    ['games/moss/rules.ts > games/moss/view/layout.ts', /rules know only rules.*Move/],
    ['games/moss/rules/solve.ts > games/moss/words.ts', /rules know only rules.*Move/],
    ['games/moss/rules/solve.ts > games/kit/paint/easing.ts', /rules know only rules.*Move/],
    ['games/moss/view.ts > games/kit/shell/card.ts', /kit\/shell\/ is the kit's own.*Use/],
    ['games/moss/view.ts > games/kit/round/session.ts', /kit\/round\/ is the kit's own.*Use/],
    ['games/kit/board/cursor.ts > games/kit/input/input.ts', /kit\/input\/ is the kit's own.*Use/],
    ['games/moss/view.ts > games/kit/art/sheet.ts', /kit\/art\/ is the kit's own.*Use/],
    ['games/moss/view.ts > tools/folders.ts', /knows only games\/.*Move/],
  ])('%s', (line, says) => {
    const [from = '', to = ''] = line.split(' > ')
    const faults = houseFaults(house(line))
    expect(faults).toEqual([expect.stringMatching(says)])
    expect(faults[0]).toContain(`${from} imports ${to}`)
  })
})

describe('an import within the walls is not', () => {
  test.each([
    'games/moss/view.ts > games/moss/rules.ts',
    'games/moss/rules.ts > games/kit/rules/chance.ts',
    'games/moss/rules/solve.ts > games/kit/rules.ts',
    'games/moss/view/scene.ts > games/kit/paint/sprite.ts',
    'games/moss/view.ts > games/kit/view.ts',
    'games/moss/test/people.ts > games/moss/rules.ts',
    'games/moss/test/rules.test.ts > games/kit/test/explore.ts',
    'games/moss/test/rules.test.ts > games/kit/round/session.ts',
    'games/moss/art/poster.ts > games/kit/art/sheet.ts',
    'games/kit/run/run-game.ts > games/kit/shell/shell.ts',
    'games/kit/test/words.test.ts > games/_blank/game.ts',
    'games/kit/test/contract.test.ts > tools/folders.ts',
    'tools/build.ts > games/kit/about.ts',
  ])('%s', (line) => expect(houseFaults(house(line))).toEqual([]))
})

describe('a circle', () => {
  test('is told once, whole, wherever one enters it', () => {
    const faults = houseFaults(
      house('site/c.ts > site/a.ts', 'site/a.ts > site/b.ts', 'site/b.ts > site/c.ts'),
    )
    expect(faults).toEqual([
      'site/a.ts → site/b.ts → site/c.ts → site/a.ts is a circle of imports: move what they share into a file of its own.',
    ])
  })

  test('is not two ways to the same file', () => {
    expect(
      houseFaults(house('site/a.ts > site/b.ts', 'site/a.ts > site/c.ts', 'site/b.ts > site/c.ts')),
    ).toEqual([])
  })
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

describe('rules that ask the clock, the screen, chance or the engine', () => {
  const copy = mkdtempSync(join(tmpdir(), 'house-'))
  afterAll(() => rmSync(copy, { recursive: true }))
  cpSync(join(ROOT, '.oxlintrc.json'), join(copy, '.oxlintrc.json'))

  function lint(file: string, code: string): string {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    writeFileSync(join(copy, file), code)
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
  ])('%s: %s', (file, code, says) => {
    expect(lint(file, `export const value = ${code}\n`)).toContain(says)
  })

  test.each([
    ['games/moss/view/sparks.ts', 'Math.random()'],
    ['games/moss/rules/path.ts', 'Math.sqrt(2) + Math.floor(2.5)'],
  ])('%s: %s is fine', (file, code) => {
    expect(lint(file, `export const value = ${code}\n`)).toContain('Found 0 warnings and 0 errors.')
  })
})
