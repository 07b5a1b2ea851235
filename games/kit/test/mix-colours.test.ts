import { expect, test } from 'vitest'
import { mixColours } from '../paint/mix-colours.ts'

test.each([
  [['#000000', '#ff8000'], ['#ffffff', '#008000'], 0, ['rgb(0,0,0)', 'rgb(255,128,0)']],
  [['#000000', '#ff8000'], ['#ffffff', '#008000'], 1, ['rgb(255,255,255)', 'rgb(0,128,0)']],
  [['#000000', '#ff8000'], ['#ffffff', '#018000'], 0.5, ['rgb(128,128,128)', 'rgb(128,128,0)']],
  [['#102030', '#405060'], ['#304050'], 0.25, ['rgb(24,40,56)', 'rgb(64,80,96)']],
])('%j and %j mixed by %d are %j', (from, to, part, mixed) => {
  expect(mixColours(from, to, part)).toEqual(mixed)
})
