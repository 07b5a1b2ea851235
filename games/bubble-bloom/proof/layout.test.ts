import { describe, expect, test } from 'vitest'
import { COLUMNS } from '../rules/field.ts'
import { COARSE, WIDEST } from '../rules/flight.ts'
import { aimAt, lay, meansSwap } from '../view/layout.ts'
import { openPlayer } from './player.ts'
import { rules } from '../rules.ts'
import { along, lengthOf, timing } from '../view/timing.ts'

const screen = (width: number, height: number, bottom: number) => ({
  width,
  height,
  safe: { top: 62, right: 10, bottom, left: 10 },
})

const SCREENS = [
  ['a small phone', screen(320, 480, 72)],
  ['a narrow phone', screen(288, 650, 72)],
  ['a phone', screen(390, 844, 72)],
  ['a tablet', screen(768, 1024, 10)],
  ['a desktop frame', screen(1280, 650, 10)],
  ['a large screen', screen(1920, 1080, 10)],
] as const

describe.each(SCREENS)('on %s', (_, frame) => {
  const layout = lay(frame)

  test('the field fits, and is large enough to aim in', () => {
    const { unit, x, y, bench, line, muzzle } = layout
    expect(unit).toBeGreaterThan(23)
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + COLUMNS * unit).toBeLessThanOrEqual(frame.width)
    expect(y).toBeGreaterThan(frame.safe.top)
    expect(line).toBeLessThan(muzzle.y - unit)
    expect(bench).toBeLessThan(frame.height - frame.safe.bottom)
  })

  test('a finger finds every aim that a hint can have, and the waiting seed', () => {
    const player = openPlayer()
    const state = rules.start(1, 1)
    for (let aim = -WIDEST; aim <= WIDEST; aim += COARSE) {
      const [[point] = []] = player.touches(aim, state, frame)
      if (!point) throw new Error(`No touch for the aim ${aim}.`)
      expect(aimAt(layout, point)).toBe(aim)
      expect(meansSwap(layout, point), `aim ${aim} is no swap`).toBe(false)
    }
    const [[waiting] = []] = player.touches('swap', state, frame)
    expect(waiting && meansSwap(layout, waiting)).toBe(true)
    expect(waiting && aimAt(layout, waiting), 'a swap is no shot').toBeUndefined()
  })
})

describe('what a shot sets off is seen in order', () => {
  test('flight, touch, bursts one by one, then the fall, then the sinking', () => {
    let state = rules.start(2, 20)
    for (let aim = -WIDEST; aim <= WIDEST && rules.outcome(state) === 'playing'; aim += COARSE * 5) {
      const after = rules.act(state, aim)
      const times = timing(state, after)
      if (!times) throw new Error('A shot has its times.')
      const bursts = [...times.bursts.values()]
      const falls = [...times.falls.values()]
      expect(times.land).toBeGreaterThan(0.03)
      expect(bursts).toEqual([...bursts].sort((a, b) => a - b))
      for (const at of bursts) expect(at).toBeGreaterThan(times.land)
      for (const at of falls) expect(at).toBeGreaterThan(Math.max(...bursts))
      expect(times.sink).toBeGreaterThan(Math.max(times.land, ...bursts))
      // Nothing is left to be seen when the card comes, two seconds after the last shot.
      expect(Math.max(times.land, ...bursts, ...falls)).toBeLessThan(1.7)
      state = after
    }
  })

  test.each([
    [0, 0, 10],
    [5, 0, 5],
    [10, 0, 0],
    [12, 2, 0],
    [99, 10, 0],
  ])('%f along a path with a corner', (far, x, y) => {
    const path = [0, 10, 0, 0, 10, 0]
    expect(along(path, far)).toEqual({ x, y })
    expect(lengthOf(path)).toBe(20)
  })
})
