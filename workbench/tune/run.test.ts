import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { SimulationEvent } from './events.ts'
import type { Changes } from './replace.ts'
import { runSimulation } from './run.ts'

async function eventsOf(folder: string, changes: Changes): Promise<SimulationEvent[]> {
  const out = new PassThrough()
  runSimulation(folder, changes, 1, out)
  const lines = (await text(out)).trim().split('\n')
  return lines.map((line) => JSON.parse(line) as SimulationEvent)
}

const kindsOf = (events: readonly SimulationEvent[]) => [...new Set(events.map(({ kind }) => kind))]

test.concurrent('an endless game is played by everybody, and under changed numbers differently', async () => {
  const before = await eventsOf('stack-builder', {})
  expect(kindsOf(before)).toEqual(['medals', 'recorded', 'round', 'end'])
  expect(before.filter(({ kind }) => kind === 'round')).toHaveLength(8)
  expect(await eventsOf('stack-builder', {})).toEqual(before)
  const after = await eventsOf('stack-builder', { 'SPEED[2][1]': 40, 'MEDALS[0]': 5 })
  expect(after[0]).toEqual({ kind: 'medals', medals: [5, 75, 135, 240] })
  expect(after.filter(({ kind }) => kind === 'round')).not.toEqual(
    before.filter(({ kind }) => kind === 'round'),
  )
})

test.concurrent('levels are made and graded', async () => {
  expect(kindsOf(await eventsOf('grasscutter', {}))).toEqual(['recorded', 'level', 'end'])
})

test.concurrent('a game that cannot be played under these numbers is a failure with a reason', async () => {
  const events = await eventsOf('nobody', {})
  expect(events).toEqual([{ kind: 'failed', reason: 'Error: games/nobody has no game.ts.' }])
})
