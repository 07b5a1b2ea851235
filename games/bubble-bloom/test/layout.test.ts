import { describe, expect, test } from 'vitest'
import { rules } from '../rules.ts'
import { COLUMNS } from '../rules/field.ts'
import { COARSE, WIDEST } from '../rules/flight.ts'
import { aimAt, arrange, meansSwap } from '../view/layout.ts'
import { createPlayer } from './player.ts'

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
  const layout = arrange(frame)

  test('the field fits and is large enough to aim', () => {
    const { unit, x, y, bench, line, muzzle } = layout
    expect(unit).toBeGreaterThan(23)
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + COLUMNS * unit).toBeLessThanOrEqual(frame.width)
    expect(y).toBeGreaterThan(frame.safe.top)
    expect(line).toBeLessThan(muzzle.y - unit)
    expect(bench).toBeLessThan(frame.height - frame.safe.bottom)
  })

  test('a finger reaches every aim of a hint, and the waiting seed', () => {
    const player = createPlayer()
    const state = rules.start(1, 1)
    for (let aim = -WIDEST; aim <= WIDEST; aim += COARSE) {
      const [[point] = []] = player.touches(aim, state, frame)
      if (!point) throw new Error(`No touch for the aim ${aim}.`)
      expect(aimAt(layout, point)).toBe(aim)
      expect(meansSwap(layout, point), `aim ${aim} is not a swap`).toBe(false)
    }
    const [[waiting] = []] = player.touches('swap', state, frame)
    expect(waiting && meansSwap(layout, waiting)).toBe(true)
    expect(waiting && aimAt(layout, waiting), 'a swap is not a shot').toBeUndefined()
  })
})
