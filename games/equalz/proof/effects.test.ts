import { expect, test } from 'vitest'
import { FLIGHT, openHappenings } from '../view/effects.ts'
import { rules } from '../rules.ts'

const start = rules.start(1, 3)
/** Two lines come true at once: the first row and the second column, which is line 4. */
const struck = rules.act(start, { cells: [1], mark: 'out' })

test('a line that comes true sends a light, one after the other, and its pane waits for it', () => {
  const happenings = openHappenings()
  happenings.pass(10)
  happenings.deal(start)
  happenings.change(start, struck)
  expect(happenings.flights.map(({ line }) => line)).toEqual([0, 4])
  expect(happenings.flights[1]?.from).toBeGreaterThan(happenings.flights[0]?.from ?? Infinity)
  expect(happenings.pass(10.3)).toEqual([])
  expect([happenings.lit(0), happenings.pane(0), happenings.lit(1)]).toEqual([1, 0, 0])
  expect(happenings.pass(10 + FLIGHT + 0.01)).toEqual([0])
  expect(happenings.pass(12)).toEqual([4])
  expect([happenings.pane(0), happenings.pane(4), happenings.pane(1)]).toEqual([1, 1, 0])
})

test('undone in flight, the light is gone and its line goes out', () => {
  const happenings = openHappenings()
  happenings.deal(start)
  happenings.change(start, struck)
  happenings.pass(0.3)
  happenings.change(struck, start)
  expect(happenings.flights).toEqual([])
  happenings.pass(1)
  expect([happenings.lit(0), happenings.pane(0), happenings.pane(4)]).toEqual([0, 0, 0])
})

test('what is turned, shaken and won has its time; a new level forgets it', () => {
  const happenings = openHappenings()
  happenings.deal(start)
  expect([happenings.won, happenings.turned(1), happenings.shaken(0)]).toEqual([Infinity, Infinity, Infinity])
  const broken = rules.act(start, { cells: [0], mark: 'out' })
  happenings.change(start, broken)
  happenings.pass(0.5)
  expect([happenings.turned(0), happenings.shaken(0)]).toEqual([0.5, 0.5])
  happenings.change(struck, rules.act(struck, { cells: [3, 8], mark: 'out' }))
  happenings.pass(2)
  expect(happenings.won).toBe(1.5)
  happenings.deal(start)
  expect([happenings.won, happenings.turned(0), happenings.shaken(0), happenings.dealt]).toEqual([
    Infinity,
    Infinity,
    Infinity,
    0,
  ])
})
