import { expect, test } from 'vitest'
import type { Frame } from '../../kit/view.ts'
import type { Moving } from '../rules/physics.ts'
import type { Drop, Yard } from '../rules/yard.ts'
import { rules } from '../rules.ts'
import { createSlowMotion } from '../view/slow-motion.ts'

const falls: Moving = { id: 1, kind: 'cube', x: 0, y: 9, turn: 0, vx: 0, vy: -6, spin: 0 }

/** Plays `collapse` ticks of falling, then `rest` ticks at rest, one frame per tick. */
function watch(collapse: number, rest: number, still = false) {
  const seen: number[] = []
  const slow = createSlowMotion((_, { tick }) => seen.push(tick))
  const shown: number[] = []
  let before: Yard = rules.start(1, 1)
  for (let tick = 1; tick <= collapse + rest; tick++) {
    const loose = tick <= collapse ? [falls, { ...falls, id: 2 }, { ...falls, id: 3 }] : []
    const state: Yard = { ...before, tick, loose }
    slow.see(before, state)
    const frame: Frame<Yard, Drop> = {
      before,
      state,
      since: 1 / 60,
      time: tick / 60,
      delta: 1 / 60,
      still,
      playing: true,
      hint: undefined,
      best: undefined,
      ghost: undefined,
    }
    const now = slow.shown(frame)
    shown.push(now.before.tick + now.part)
    before = state
  }
  return { seen, shown }
}

test('shows a collapse at about half speed and catches up afterwards', () => {
  const { shown } = watch(60, 120)
  expect(shown[59]).toBeLessThan(32)
  expect(shown.at(-1)).toBe(180)
  expect(shown).toEqual(shown.toSorted((a, b) => a - b))
})

test('reports every change once, in order, and not before it is shown', () => {
  const { seen, shown } = watch(60, 120)
  expect(seen).toEqual(Array.from({ length: 180 }, (_, i) => i + 1))
  expect(watch(60, 0).seen.length).toBeLessThan((shown[59] ?? 0) + 2)
})

test('stays off with reduced motion', () => {
  const { shown } = watch(60, 20, true)
  expect(shown).toEqual(Array.from({ length: 80 }, (_, i) => i + 1))
})
