import { expect, test } from 'vitest'
import { rules } from '../rules.ts'
import { FLIGHT, createEffects } from '../view/effects.ts'

const start = rules.start(1, 3)
/** Makes two lines true at once: the first row and the second column, which is line 4. */
const struck = rules.act(start, { cells: [1], mark: 'out' })

test('lines that add up send lights one after the other, and each pane lights up when its light arrives', () => {
  const effects = createEffects()
  effects.begin(start, 10)
  effects.see(start, struck)
  expect(effects.flights.map(({ line }) => line)).toEqual([0, 4])
  expect(effects.flights[1]?.from).toBeGreaterThan(effects.flights[0]?.from ?? Infinity)
  expect(effects.advance(10.3)).toEqual([])
  expect([effects.lit(0), effects.pane(0), effects.lit(1)]).toEqual([1, 0, 0])
  expect(effects.advance(10 + FLIGHT + 0.01)).toEqual([0])
  expect(effects.advance(12)).toEqual([4])
  expect([effects.pane(0), effects.pane(4), effects.pane(1)]).toEqual([1, 1, 0])
})

test('an undo during the flight removes the light and darkens its line', () => {
  const effects = createEffects()
  effects.begin(start, 0)
  effects.see(start, struck)
  effects.advance(0.3)
  effects.see(struck, start)
  expect(effects.flights).toEqual([])
  effects.advance(1)
  expect([effects.lit(0), effects.pane(0), effects.pane(4)]).toEqual([0, 0, 0])
})

test('times turned tiles, shaken lines and the win, and forgets them in a new level', () => {
  const effects = createEffects()
  effects.begin(start, 0)
  expect([effects.won, effects.turned(1), effects.shaken(0)]).toEqual([Infinity, Infinity, Infinity])
  const broken = rules.act(start, { cells: [0], mark: 'out' })
  effects.see(start, broken)
  effects.advance(0.5)
  expect([effects.turned(0), effects.shaken(0)]).toEqual([0.5, 0.5])
  effects.see(struck, rules.act(struck, { cells: [3, 8], mark: 'out' }))
  effects.advance(2)
  expect(effects.won).toBe(1.5)
  effects.begin(start, 2)
  expect([effects.won, effects.turned(0), effects.shaken(0), effects.dealt]).toEqual([
    Infinity,
    Infinity,
    Infinity,
    0,
  ])
})
