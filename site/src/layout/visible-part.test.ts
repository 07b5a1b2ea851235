import { expect, test } from 'vitest'
import { hiddenParts } from './visible-part.ts'

test.each([
  ['fully visible', 650, 0, 650, { above: 0, below: 0 }],
  ['a low window', 650, 0, 480, { above: 0, below: 170 }],
  ['scrolled down', 650, 120, 650, { above: 120, below: 0 }],
  ['both ends hidden', 650, 100, 500, { above: 100, below: 150 }],
  ['only its top visible: the card extends below the screen', 650, 0, 90, { above: 0, below: 450 }],
  ['only its bottom visible: the card extends above it', 650, 600, 650, { above: 450, below: 0 }],
  ['a small frame', 180, 0, 60, { above: 0, below: 120 }],
  ['fractions', 650, 0.4, 480.6, { above: 0, below: 169 }],
])('%s', (_, height, top, bottom, parts) => {
  expect(hiddenParts(height, top, bottom)).toEqual(parts)
})
