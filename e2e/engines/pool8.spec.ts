/** Pool8 in every engine: random shots end in the same digits as in Node, and a frame goes back and forth as links. */
import { join } from 'node:path'
import { sized } from '../../games/kit/test/size.ts'
import { bundled } from '../../test-support/engines/rules-script.ts'
import { hostileCodes, openAlone, openTurn, playFrame } from '../../test-support/engines/play-by-link.ts'
import { expect, test } from '../../test-support/engines/test.ts'
import { shotSums } from '../../test-support/pool8/random-shots.ts'

const SHOTS = sized(1000, 60)
const TURNS = sized(40, 1)
const SEED = 4

test('random shots end in the same state as in Node, to the last digit', async ({ tab }) => {
  const file = join(import.meta.dirname, '..', '..', 'test-support', 'pool8', 'random-shots.ts')
  await tab.run(
    await bundled([`import { shotSums } from ${JSON.stringify(file)}`, 'globalThis.shotSums = shotSums']),
  )
  const there = await tab.evaluate(
    (from, count) => (globalThis as unknown as { shotSums: typeof shotSums }).shotSums(from, count),
    1,
    SHOTS,
  )
  expect(there).toEqual(shotSums(1, SHOTS))
})

test('a turn by link is played on here, and the answer is accepted by the other person', async ({ tab }) => {
  test.setTimeout(sized(3_600_000, 240_000))
  const { log } = await playFrame(tab, SEED, TURNS)
  expect(log.filter(([, { kind }]) => kind === 'shoot').length).toBeGreaterThanOrEqual(2)
})

test('a forged, a shortened and a foreign link are refused with a reason', async ({ tab }) => {
  test.setTimeout(240_000)
  await openAlone(tab)
  for (const [name, code, reason] of await hostileCodes(SEED))
    expect(await openTurn(tab, code), name).toContain(reason)
})
