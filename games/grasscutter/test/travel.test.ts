import { expect, test } from 'vitest'
import type { Way } from '../../kit/rules/ways.ts'
import { rules, type State } from '../rules.ts'
import { createTravel, type TravelEvent } from '../view/travel.ts'

/** Level 2 is a ring of four slides. */
const start = rules.start(1, 2)

function driven(ways: readonly Way[]) {
  const travel = createTravel()
  travel.begin(start)
  let state: State = start
  for (const way of ways) {
    const next = rules.act(state, way)
    travel.see(state, next)
    state = next
  }
  return { travel, state }
}

test('the animation lags behind the state, then catches up', () => {
  const { travel, state } = driven(['right'])
  expect([travel.lawn.mown, travel.arrived]).toEqual([start.mown, false])
  travel.advance(0.1, () => {})
  expect(travel.lawn.mown).not.toBe(state.mown)
  expect(travel.pose.driving).toBe(true)
  travel.advance(1, () => {})
  expect([travel.lawn.mown, travel.arrived, travel.pose.to]).toEqual([state.mown, true, state.mower])
})

test('queued slides run one after the other and report every cut and stop', () => {
  const { travel, state } = driven(['right', 'up', 'left', 'down'])
  const events: TravelEvent[] = []
  for (let frame = 0; frame < 120; frame++) travel.advance(1 / 60, (event) => events.push(event))
  expect(travel.lawn.mown).toBe(state.mown)
  expect(events.filter(({ kind }) => kind === 'cut')).toHaveLength(13)
  expect(events.filter(({ kind }) => kind === 'stop').map(({ way }) => way)).toEqual([
    'right',
    'up',
    'left',
    'down',
  ])
})

test('the reported events do not depend on the frame rate', () => {
  const runs = [1 / 30, 1 / 144].map((delta) => {
    const { travel } = driven(['right', 'up'])
    const events: string[] = []
    for (let time = 0; time < 2; time += delta)
      travel.advance(delta, ({ kind, place }) => events.push(kind + place))
    return events
  })
  expect(runs[0]).toEqual(runs[1])
})

test('undo restores the grass at once and moves the mower back', () => {
  const { travel, state } = driven(['right', 'up'])
  travel.advance(2, () => {})
  const back = rules.act(start, 'right')
  travel.see(state, back)
  expect([travel.lawn.mown, travel.arrived]).toEqual([back.mown, true])
  expect([travel.pose.from, travel.pose.to]).toEqual([state.mower, back.mower])
})
