import { expect, test } from 'vitest'
import { LOUDNESS_RATE, loudnessOf } from './loudness.ts'

const sine = (hertz: number, gain: number, seconds = 5) =>
  Float32Array.from(
    { length: seconds * LOUDNESS_RATE },
    (_, i) => gain * Math.sin((2 * Math.PI * hertz * i) / LOUDNESS_RATE),
  )

test.each([
  ['997 Hz at full scale in one channel, the reference of the standard,', [sine(997, 1)], -3.01],
  ['997 Hz at full scale in both channels', [sine(997, 1), sine(997, 1)], 0],
  ['997 Hz at a tenth of full scale', [sine(997, 0.1)], -23.01],
])('%s has the expected loudness', (_, channels, expected) =>
  expect(loudnessOf(channels)).toBeCloseTo(expected, 1),
)

test('low tones count less, and pauses do not count', () => {
  expect(loudnessOf([sine(40, 0.5)])).toBeLessThan(loudnessOf([sine(1000, 0.5)]) - 3)
  const paused = new Float32Array(20 * LOUDNESS_RATE)
  paused.set(sine(997, 1), 0)
  expect(loudnessOf([paused])).toBeCloseTo(-3.01, 0)
  expect(loudnessOf([new Float32Array(LOUDNESS_RATE)])).toBe(-Infinity)
})
