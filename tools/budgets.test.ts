import { expect, test } from 'vitest'
import { budgetOf, overBudget } from './budgets.ts'

test.each([
  ['birdify.html', 45_056],
  ['egg-quest.html', 45_056],
  ['boxtower.html', 49_152],
  ['assets/deferred-YSxJwWhA.js', 24_576],
  ['assets/play-YSxJwWhA.js', 8192],
  ['assets/pages-YSxJw-_A.js', 28_672],
  ['assets/journey-YSxJwWhA.js', 12_288],
  ['assets/score-pool8-GcFmSVu4.js', undefined],
  ['offline.html', undefined],
  ['sw.js', undefined],
])('the budget of %s is %s', (file, budget) => expect(budgetOf(file)).toBe(budget))

test('names the files over their budget, and by how much', () => {
  const bytes: Readonly<Record<string, number>> = {
    'birdify.html': 45_056,
    'fruitmas.html': 45_057,
    'assets/pages-YSxJwWhA.js': 30_000,
    'sw.js': 90_000,
  }
  const found = overBudget(Object.keys(bytes), (file) => bytes[file] ?? 0)
  expect(found).toHaveLength(2)
  expect(found[0]).toMatch(/^fruitmas\.html has 45057 bytes compressed, 1 over its budget of 45056\. /)
  expect(found[1]).toMatch(/^assets\/pages-YSxJwWhA\.js has 30000 /)
})
