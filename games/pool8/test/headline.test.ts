/** Tests that the box of a headline holds its words on every screen. */
import { expect, test } from 'vitest'
import type { Pen } from '../../kit/paint/sprite.ts'
import { arrange } from '../view/layout.ts'
import { paintHeadline } from '../view/headline.ts'

const SIZES = [
  [320, 480],
  [390, 844],
  [844, 390],
  [1280, 650],
] as const
/** Mean width of a letter of the game's typeface, in letter sizes. */
const LETTER = 0.53

const WORDS = [
  ['Your turn', ''],
  ['Two at once!', ''],
  ['Wrong ball first', 'Hit a ball of your own group first'],
  ['Cut the 11 into the corner', 'A firm stroke with follow leaves the 14 next'],
  ['The cue is lined up', 'Glance off another ball first'],
  ['Ines: eight with a foul', 'Your turn, ball in hand behind the line'],
] as const

interface Box {
  readonly left: number
  readonly right: number
  readonly bottom: number
}

/** Paints the words, and returns the box and the text lines in it. */
function paint(width: number, height: number, words: readonly [string, string], lasts: number) {
  const layout = arrange({ width, height, safe: { top: 60, right: 8, bottom: 8, left: 8 } })
  let box: Box | undefined
  const lines: { text: string; left: number; right: number; bottom: number }[] = []
  const pen = {
    beginPath() {},
    fill() {},
    roundRect(x: number, y: number, wide: number, high: number) {
      box = { left: x, right: x + wide, bottom: y + high }
    },
  } as unknown as Pen
  const label: Parameters<typeof paintHeadline>[6] = (_pen, _bake, text, x, y, size) => {
    const half = (text.length * size * LETTER) / 2
    if (text) lines.push({ text, left: x - half, right: x + half, bottom: y + size / 2 })
  }
  paintHeadline(pen, () => ({}) as never, layout, { words, lasts, age: 1 }, width, false, label, 0)
  return { box, lines }
}

for (const [width, height] of SIZES)
  test(`the box of a headline holds its words at ${width}×${height}`, () => {
    for (const words of WORDS)
      for (const lasts of [2.3, 5]) {
        const { box, lines } = paint(width, height, words, lasts)
        expect(lines.map(({ text }) => text).join(' ')).toBe(words.filter(Boolean).join(' '))
        expect(box?.left).toBeGreaterThanOrEqual(0)
        expect(box?.right).toBeLessThanOrEqual(width)
        for (const line of lines) {
          expect(line.left, line.text).toBeGreaterThanOrEqual(box?.left ?? Infinity)
          expect(line.right, line.text).toBeLessThanOrEqual(box?.right ?? 0)
          expect(line.bottom, line.text).toBeLessThanOrEqual(box?.bottom ?? 0)
        }
      }
  })
