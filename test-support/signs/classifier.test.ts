/** Tests that the classifier sees shape and lightness, and that it cannot see hue. */
import { expect, test } from 'vitest'
import { blurred, judge, type Template } from './classifier.ts'
import { seenBy, VISIONS, type Vision } from './vision.ts'

const SIDE = 24
type Colour = readonly [red: number, green: number, blue: number]
type Inside = (x: number, y: number) => boolean

const GROUND: Colour = [40, 40, 60]
const disc: Inside = (x, y) => x * x + y * y < 64
const bar: Inside = (x, y) => Math.abs(x) < 9 && Math.abs(y) < 3

const pixels = (inside: Inside, colour: Colour, shift = 0) =>
  Array.from({ length: SIDE * SIDE }, (_, i) => {
    const [x, y] = [(i % SIDE) - SIDE / 2 + shift, Math.floor(i / SIDE) - SIDE / 2]
    return [...(inside(x, y) ? colour : GROUND), 255]
  }).flat()

const seen = (vision: Vision, inside: Inside, colour: Colour, shift = 0) =>
  blurred(seenBy(vision, pixels(inside, colour, shift)))
const visions = Object.keys(VISIONS) as Vision[]

test.each(visions)('tells a disc from a bar of the same colour: %s', (vision) => {
  const colour: Colour = [220, 200, 40]
  const templates = new Map<string, Template>([
    ['disc', [seen(vision, disc, colour)]],
    ['bar', [seen(vision, bar, colour)]],
  ])
  for (const [name, inside] of [
    ['disc', disc],
    ['bar', bar],
  ] as const) {
    const { rival, margin } = judge(name, seen(vision, inside, colour, 0.5), templates)
    expect(rival).not.toBe(name)
    expect(margin).toBeGreaterThan(3)
  }
})

/** Colours of one lightness, which full colour vision tells apart at once. */
const GREY_TWINS: readonly [Colour, Colour] = [
  [225, 75, 75],
  [47, 140, 47],
]

test('confuses pieces that differ in hue only', () => {
  const [red, green] = GREY_TWINS
  const templates = new Map<string, Template>([
    ['red', [seen('achromatopsia', disc, red)]],
    ['green', [seen('achromatopsia', disc, green)]],
  ])
  const { rival, margin } = judge('red', seen('achromatopsia', disc, red, 1), templates)
  expect(rival).toBe('green')
  expect(Math.abs(margin)).toBeLessThan(1)
})

test('red is darker for protanopes than for others', () => {
  const red = [255, 0, 0, 255]
  const [protan = 0] = seenBy('protanopia', red)
  const [full = 0] = seenBy('achromatopsia', red)
  expect(protan).toBeLessThan(full - 5)
})

test.each(visions)('%s sees white, grey and black as they are', (vision) => {
  const [white = 0, grey = 0, black = 0] = seenBy(
    vision,
    [255, 255, 255, 255, 119, 119, 119, 255, 0, 0, 0, 255],
  )
  expect(white).toBeCloseTo(100, 1)
  expect(grey).toBeCloseTo(50, 0)
  expect(black).toBeCloseTo(0, 1)
})
