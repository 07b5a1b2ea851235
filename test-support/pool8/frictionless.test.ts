import { expect, test } from 'vitest'
import { sized } from '../../games/kit/test/size.ts'
import { reversal, withoutFriction } from './frictionless.ts'

test('shots without friction and losses, run backwards, return to their beginning', async () => {
  const reversals = await withoutFriction((physics) =>
    Array.from({ length: sized(300, 40) }, (_, i) => reversal(physics, i + 1, 60)),
  )
  const returned = reversals.filter((one) => one !== undefined)
  // The others pot a ball.
  expect(returned.length).toBeGreaterThan(10)
  expect(Math.max(...returned.map(({ error }) => error))).toBeLessThan(1e-6)
  expect(returned.reduce((sum, { hits }) => sum + hits, 0)).toBeGreaterThan(5 * returned.length)
})
