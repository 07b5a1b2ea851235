import { expect, test } from 'vitest'
import { rules } from '../rules.ts'
import { soundsOf } from '../view/sounds.ts'

test('bursts in a row climb the scale', () => {
  const before = { ...rules.start(1, 1), tick: 9, bursts: 4 }
  const steps = [1, 2, 3, 9].map((chain) => {
    const after = { ...before, tick: 10, bursts: 5, chain }
    return soundsOf(before, after).find(({ name }) => name === 'pop')?.step
  })
  expect(steps).toEqual([0, 1, 2, 8])
})
