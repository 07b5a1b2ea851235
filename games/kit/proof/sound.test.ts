import { expect, test } from 'vitest'
import { pitch } from '../sound/voices.ts'

test('the scale climbs, five steps are an octave, and it goes on below', () => {
  for (let step = -10; step < 10; step++) expect(pitch(step + 1, 0)).toBeGreaterThan(pitch(step, 0))
  expect(pitch(5, 0)).toBeCloseTo(pitch(0, 0) * 2)
  expect(pitch(-5, 1)).toBeCloseTo(pitch(0, 0))
})
