/** Tests where and when floating words are shown. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { OpenType } from 'opentype.js'
import { describe, expect, test } from 'vitest'
import type { Float, WordBox } from '../paint/floating-words.ts'
import { floating } from '../paint/floats.ts'
import type { Stage } from '../paint/stage.ts'
import { freeBox, overlap } from '../play/free-box.ts'
import { textWidth } from '../play/text-width.ts'
import { calmed, kindOf } from '../play/word-texts.ts'
import { createWords } from '../play/words.ts'
import type { Box } from '../view.ts'

const FRAME = 1 / 60

/** Words on a stage of this size, and what a picture shows of them. */
function openWords({ width = 320, height = 480, calm = false } = {}) {
  let shown: readonly WordBox[] = []
  const removed: string[] = []
  const words = createWords<void>(
    {
      width,
      height,
      calm,
      safe: { top: 60, bottom: 20 },
      wordsDrawn: (boxes) => void (shown = boxes),
    },
    ({ text }) =>
      (_, _x, _y, _scale, opacity) =>
        void (opacity || removed.push(text)),
  )
  const draw = (seconds = FRAME, figure: readonly Box[] = []) => {
    for (let left = seconds; left > 1e-9; left -= FRAME) words.draw(undefined, FRAME, figure)
    return shown
  }
  return {
    words,
    removed,
    draw,
    add: (text: string, more: Partial<Float> = {}) => words.add({ text, x: 160, y: 240, size: 24, ...more }),
    texts: (seconds?: number, figure?: readonly Box[]) => draw(seconds, figure).map(({ text }) => text),
  }
}

const isInside = ({ x, y, width, height }: Box) =>
  x >= 0 && x + width <= 320 && y >= 59.9 && y + height <= 460.1

describe('floating words', () => {
  test('move until they have faded', () => {
    const { words, add, draw } = openWords()
    add('Neat!')
    draw(0.5)
    expect(words.isMoving).toBe(true)
    draw(0.5)
    expect(words.isMoving).toBe(false)
  })

  test('appear at their place when nothing else is there', () => {
    const { add, draw } = openWords()
    add('Neat!')
    const [{ x = 0, y = 0, width = 0, height = 0 } = {}] = draw()
    expect(x + width / 2).toBe(160)
    // It has begun to rise.
    expect(y + height / 2).toBeGreaterThan(235)
    expect(y + height / 2).toBeLessThan(240)
  })

  test('never overlap each other or the figure, whatever is added and however it moves', () => {
    const { add, draw } = openWords()
    const texts = ['+1', 'Perfect!', '×2', 'Storm weathered!', 'Gold!', 'Close! +4', '−3', 'Golden flight!']
    let most = 0
    for (let frame = 0; frame < 1200; frame++) {
      if (frame % 7 === 0)
        add(texts[(frame / 7) % texts.length] ?? '', {
          x: (frame * 37) % 320,
          y: (frame * 53) % 480,
          size: 18 + (frame % 5) * 8,
          ...(frame % 11 === 0 && { kind: 'title' }),
        })
      const figure = { x: 130, y: 220 + 140 * Math.sin(frame / 17), width: 60, height: 50 }
      const boxes = draw(FRAME, [figure])
      const all = [figure, ...boxes]
      for (const [i, box] of all.entries())
        for (const other of all.slice(i + 1)) expect(overlap(box, other), `frame ${frame}`).toBe(false)
      expect(boxes.filter((box) => !isInside(box))).toEqual([])
      most = Math.max(most, boxes.length)
    }
    expect(most).toBeGreaterThan(2)
    expect(most).toBeLessThanOrEqual(4)
  })

  test('of a newer word push older ones aside smoothly', () => {
    const { add, draw } = openWords()
    add('+3')
    draw(0.6)
    add('Neat!', { y: 226 })
    const ys = Array.from({ length: 12 }, () => draw(FRAME).find(({ text }) => text === '+3')?.y ?? 0)
    const steps = ys.slice(1).map((y, i) => (ys[i] ?? 0) - y)
    expect(Math.max(...steps)).toBeGreaterThan(1)
    expect(Math.max(...steps)).toBeLessThan(10)
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(0)
  })

  test('without a place nearby are not shown, but titles are', () => {
    const wall = [{ x: 0, y: 0, width: 320, height: 400 }]
    const { add, texts } = openWords()
    add('+1', { y: 100 })
    add('Fever!', { y: 100, kind: 'title' })
    expect(texts(FRAME, wall)).toEqual(['Fever!'])
  })

  test('are made small enough for a narrow frame', () => {
    const { add, draw } = openWords()
    add('Stratosphere for everybody!', { size: 60 })
    expect(draw().filter(isInside)).toHaveLength(1)
  })

  test('are added up at one place, and not at different ones', () => {
    const { add, texts } = openWords()
    add('+5')
    texts(0.2)
    add('+5', { x: 170 })
    expect(texts()).toEqual(['+10'])
    add('+2', { y: 400 })
    expect(texts()).toEqual(['+10', '+2'])
    add('−4')
    expect(texts()).toEqual(['+10', '+2', '−4'])
  })

  test('that are added up keep their place and last longer', () => {
    const { add, draw } = openWords()
    add('+1')
    const [before] = draw(0.4)
    add('+1')
    const [after] = draw()
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(8)
    expect(draw(0.7)).toHaveLength(1)
  })

  test('that come later are not added up', () => {
    const { add, texts } = openWords()
    add('+5')
    texts(0.7)
    add('+5', { y: 300 })
    expect(texts()).toEqual(['+5', '+5'])
  })

  test.each([
    ['×2', '×3'],
    ['Close! +4', 'Close! +8'],
    ['Perfect ×2', 'Perfect ×3'],
  ])('%s ends when %s appears', (older, newer) => {
    const { add, texts, removed } = openWords()
    add(older)
    texts(0.1)
    add(newer, { x: 60, y: 400 })
    expect([texts(), removed]).toEqual([[newer], [older]])
  })

  test('say a medal once', () => {
    const { add, texts } = openWords()
    add('Gold!')
    add('Gold!')
    texts(0.3)
    add('Gold!')
    // It is visible for 1.4 seconds, however often it is added.
    expect(texts(0.8)).toEqual(['Gold!'])
    expect(texts(0.4)).toEqual([])
    expect(texts(2)).toEqual([])
  })

  test('show titles one after another, medals first', () => {
    const { add, texts } = openWords()
    add('Clouds', { kind: 'title' })
    add('Fever!', { kind: 'title' })
    add('Silver!')
    expect(texts(0.5)).toEqual(['Silver!'])
    expect(texts(1)).toContain('Clouds')
    expect(texts(1.1)).toContain('Fever!')
  })

  test('drop the least important first when there are too many', () => {
    const { add, texts } = openWords()
    for (const [i, text] of ['+1', 'Neat!', 'Close!', 'Phew!', 'Caw!'].entries())
      add(text, { y: 120 + i * 60 })
    expect(texts()).toEqual(['Neat!', 'Close!', 'Phew!', 'Caw!'])
    add('+7', { y: 430 })
    expect(texts()).not.toContain('+7')
  })

  test('end with the round', () => {
    const { words, add, texts, removed } = openWords()
    add('Neat!')
    add('Gold!')
    texts()
    words.clear()
    expect([texts(), words.isMoving, removed]).toEqual([[], false, ['Neat!', 'Gold!']])
  })

  test('under Calm say nothing that is counted', () => {
    const { add, texts } = openWords({ calm: true })
    for (const text of ['+5', '×2', 'Gold!']) add(text)
    add('New best!', { kind: 'medal' })
    add('Close! +4')
    add('Neat!', { y: 100 })
    expect(texts()).toEqual(['Close!', 'Neat!'])
  })

  test('of a game are dropped until their script has loaded', () => {
    const stage = { width: 320, height: 480, safe: { top: 0, bottom: 0 } } as Partial<Stage> as Stage & {
      createWords?: typeof createWords
    }
    const words = floating<void>(stage, () => () => {})
    words.add({ text: '+1', x: 0, y: 0, size: 10 })
    words.draw(undefined, FRAME)
    words.clear()
    expect(words.isMoving).toBe(false)
    stage.createWords = createWords
    words.add({ text: '+1', x: 0, y: 0, size: 10 })
    expect(words.isMoving).toBe(true)
  })
})

test.each([
  ['+5', 'score'],
  ['−12', 'score'],
  ['×2', 'times'],
  ['×2  +6', 'times'],
  ['Gold! Peep!', 'medal'],
  ['Golden egg!', 'word'],
  ['Close! +4', 'word'],
])('"%s" is a %s', (text, kind) => expect(kindOf(text)).toBe(kind))

test.each([
  ['Close! +4', 'Close!'],
  ['Perfect ×12', 'Perfect'],
  ['120 gems', '120 gems'],
])('Calm makes "%s" "%s"', (text, left) => expect(calmed(text, 'word')).toBe(left))

describe('the nearest free box', () => {
  const room = { x: 0, y: 0, width: 100, height: 100 }
  const box = { x: 40, y: 40, width: 20, height: 20 }

  test('is the box itself when it is free, moved into the room', () => {
    expect(freeBox(box, [], room)).toEqual(box)
    expect(freeBox({ ...box, x: -30, y: 95 }, [], room)).toEqual({ ...box, x: 0, y: 80 })
  })

  test('is beside what is in the way, upwards rather than downwards', () => {
    const above = freeBox(box, [{ x: 30, y: 45, width: 40, height: 10 }], room)
    expect(above?.y).toBeCloseTo(25, 1)
    const aside = freeBox(box, [{ x: 0, y: 30, width: 45, height: 40 }], room)
    expect([aside?.x, aside?.y]).toEqual([expect.closeTo(45, 1), 40])
  })

  test('does not exist in a full room, or out of reach', () => {
    expect(freeBox(box, [room], room)).toBeUndefined()
    expect(freeBox(box, [{ x: 0, y: 20, width: 100, height: 60 }], room, 10)).toBeUndefined()
  })
})

test('texts are never wider than estimated, and not much narrower', () => {
  const require = createRequire(import.meta.url)
  const file = readFileSync(require.resolve('@fontsource/fredoka/files/fredoka-latin-600-normal.woff'))
  const font = (require('opentype.js') as OpenType).parse(new Uint8Array(file).buffer)
  for (const text of [
    'Stratosphere',
    'Storm weathered!',
    'WAVE 12',
    'Close! +480',
    'Golden flight!',
    '×2  +6',
  ]) {
    const letters = [...text].reduce((sum, sign) => sum + (font.charToGlyph(sign).advanceWidth ?? 0), 0)
    const drawn = letters / font.unitsPerEm + 0.22
    expect(textWidth(text), text).toBeGreaterThanOrEqual(drawn)
    expect(textWidth(text), text).toBeLessThan(drawn * 1.2)
  }
})
