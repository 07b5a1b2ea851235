import { expect, test } from 'vitest'
import type { Way } from '../../kit/rules/ways.ts'
import { rules, type State } from '../rules.ts'
import { createTravel, type Passing } from '../view/travel.ts'

/** Level 2 is a ring of four slides. */
const start = rules.start(1, 2)

function driven(ways: readonly Way[]) {
  const travel = createTravel()
  travel.begin(start)
  let state: State = start
  for (const way of ways) {
    const next = rules.act(state, way)
    travel.change(state, next)
    state = next
  }
  return { travel, state }
}

test('what is seen lags behind the state and catches up with it', () => {
  const { travel, state } = driven(['right'])
  expect([travel.shown, travel.arrived]).toEqual([start.mown, false])
  travel.advance(0.1, () => {})
  expect(travel.shown).not.toBe(state.mown)
  expect(travel.pose.driving).toBe(true)
  travel.advance(1, () => {})
  expect([travel.shown, travel.arrived, travel.pose.to]).toEqual([state.mown, true, state.mower])
})

test('slides that wait are driven one after the other; each tile is cut once, each end is told', () => {
  const { travel, state } = driven(['right', 'up', 'left', 'down'])
  const told: Passing[] = []
  for (let frame = 0; frame < 120; frame++) travel.advance(1 / 60, (passing) => told.push(passing))
  expect(travel.shown).toBe(state.mown)
  expect(told.filter(({ kind }) => kind === 'cut')).toHaveLength(13)
  expect(told.filter(({ kind }) => kind === 'stop').map(({ way }) => way)).toEqual([
    'right',
    'up',
    'left',
    'down',
  ])
})

test('the frame rate changes nothing', () => {
  const seen = [1 / 30, 1 / 144].map((delta) => {
    const { travel } = driven(['right', 'up'])
    const told: string[] = []
    for (let time = 0; time < 2; time += delta)
      travel.advance(delta, ({ kind, place }) => told.push(kind + place))
    return told
  })
  expect(seen[0]).toEqual(seen[1])
})

test('undo shows the grass at once as it was, and the mower on its way back', () => {
  const { travel, state } = driven(['right', 'up'])
  travel.advance(2, () => {})
  const back = rules.act(start, 'right')
  travel.change(state, back)
  expect([travel.shown, travel.arrived]).toEqual([back.mown, true])
  expect([travel.pose.from, travel.pose.to]).toEqual([state.mower, back.mower])
})
