/** Writes a test that replays a reported round and fails until it says what should have happened. */

export const failingTest = (
  slug: string,
  code: string,
  steps: number,
  score: number,
) => `import { expect, test } from 'vitest'
import { replayCode } from '../../../workbench/replay/read-round.ts'
import { game } from '../game.ts'

const CODE =
  '${code}'

// Name the fault, and replace the last line by what should be true of a state of the round.
test('a reported round', async () => {
  const { states } = await replayCode('${slug}', game, CODE)
  expect(states).toHaveLength(${steps + 1})
  expect(game.rules.score(states[${steps}] as never)).not.toBe(${score})
})
`
