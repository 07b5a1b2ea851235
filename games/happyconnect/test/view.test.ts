/** Checks how gestures become strokes and announcements, without a screen. */
import { describe, expect, test } from 'vitest'
import { middleOf } from '../../kit/board/square.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Gesture, Point } from '../../kit/view.ts'
import { levels, rules, type State, type RibbonStroke } from '../rules.ts'
import { createView } from '../view.ts'
import { arrange } from '../view/layout.ts'
import { words } from '../words.ts'
import { createListener } from './by-ear.ts'
import { createPlayer } from './player.ts'

const screen = { width: 390, height: 844, safe: { top: 62, right: 8, bottom: 78, left: 8 } }

/** A page with this state: takes gestures and exposes the resulting state. */
function page(start: State) {
  const heard: string[] = []
  let news = ''
  const view = createView({ ...screen, ratio: 1, layoutVersion: 1 } as Stage, {
    play: (...sounds) => void heard.push(...sounds.map(({ name }) => name)),
    moment: () => {},
    news: (text) => void (news = text),
  })
  view.begin?.(start, 0)
  const layout = arrange(screen, start.board.size)
  let state = start
  const strokes: RibbonStroke[] = []
  function show(after: State): void {
    const before = state
    state = after
    if (before === after) return
    view.see?.(before, after)
    news = words.changed(before, after) || news
  }
  function send(gesture: Gesture): void {
    news = ''
    const stroke = view.read(gesture, state)
    if (!stroke) return
    strokes.push(stroke)
    show(rules.act(state, stroke))
  }
  const at = (cell: number) => middleOf(layout, cell)
  return {
    strokes,
    get state() {
      return state
    },
    show,
    tap(...cells: number[]) {
      for (const cell of cells) for (const kind of ['press', 'tap'] as const) send({ kind, ...at(cell) })
    },
    drag(...cells: number[]) {
      const points = cells.map(at)
      const [from] = points as [Point]
      send({ kind: 'press', ...from })
      points.forEach((point, i) => send({ kind: 'drag', phase: i ? 'move' : 'start', from, ...point }))
      send({ kind: 'drag', phase: 'end', from, ...(points.at(-1) ?? from) })
    },
    keys(...codes: string[]) {
      for (const code of codes) {
        const way = /^Arrow(.*)/.exec(code)?.[1]?.toLowerCase() as
          'up' | 'down' | 'left' | 'right' | undefined
        if (way) send({ kind: 'direction', way, repeat: false })
        else send({ kind: code === 'Backspace' ? 'back' : 'confirm' })
      }
    },
    heard: () => heard.splice(0),
    /** In the order of the kit: the news, then the tile under the cursor. */
    said: () => `${news} ${view.say?.(state)}`.trim(),
  }
}

/** Five rows of five, each a pair. */
const rows = rules.start(1, 1)

describe('by finger', () => {
  test('a drag from face to face joins them, even if it skips cells', () => {
    const { drag, strokes } = page(rows)
    drag(0, 4)
    expect(strokes).toEqual([[0, 1, 2, 3, 4]])
  })
  test('a drag that ends halfway can be continued', () => {
    const { drag, strokes } = page(rows)
    drag(0, 1, 2)
    drag(2, 3)
    expect(strokes).toEqual([
      [0, 1, 2],
      [0, 1, 2, 3],
    ])
  })
  test('a drag back shortens the stroke', () => {
    const { drag, strokes } = page(rows)
    drag(0, 1, 2, 3, 1)
    expect(strokes).toEqual([[0, 1]])
  })
  test('a drag across a different ribbon cuts it', () => {
    const hand = page(rows)
    hand.drag(0, 4)
    hand.drag(5, 6, 1)
    expect(hand.state.ribbons.slice(0, 2)).toEqual([[], [5, 6, 1]])
  })
  test('a drag from an empty cell draws nothing', () => {
    const { drag, strokes } = page(rows)
    drag(1, 3)
    expect(strokes).toEqual([])
  })
})

describe('by taps', () => {
  test('a tap on a face and one on its friend join them', () => {
    const { tap, strokes } = page(rows)
    tap(0, 4)
    expect(strokes).toEqual([[0, 1, 2, 3, 4]])
  })
  test('taps on corners lead the stroke, and a different face ends it and starts the next', () => {
    const { tap, strokes } = page(rows)
    tap(0, 2, 7, 24, 20)
    expect(strokes).toEqual([
      [0, 1, 2, 7],
      [24, 23, 22, 21, 20],
    ])
  })
  test('a tap on the end of the stroke puts it down', () => {
    const { tap, strokes } = page(rows)
    tap(0, 2, 2)
    expect(strokes).toEqual([[0, 1, 2]])
  })
  test('two taps on a face remove its ribbon', () => {
    const hand = page(rules.act(rows, [0, 1, 2]))
    hand.tap(0, 0)
    expect(hand.state.ribbons[0]).toEqual([])
  })
  test('a drag elsewhere keeps the stroke drawn by taps', () => {
    const hand = page(rows)
    hand.tap(0, 2)
    hand.drag(5, 9)
    expect(hand.strokes).toEqual([
      [0, 1, 2],
      [5, 6, 7, 8, 9],
    ])
  })
})

describe('by keys', () => {
  test('Space picks up and puts down, arrows lead, and reaching the friend puts down too', () => {
    const { keys, strokes } = page(rows)
    keys(
      'Space',
      'ArrowRight',
      'ArrowRight',
      'ArrowRight',
      'ArrowRight',
      'ArrowDown',
      'Space',
      'ArrowLeft',
      'Space',
    )
    expect(strokes).toEqual([
      [0, 1, 2, 3, 4],
      [9, 8],
    ])
  })
  test('Backspace drops the stroke, or removes the ribbon if none is held', () => {
    const hand = page(rules.act(rows, [0, 1, 2]))
    hand.keys('Space', 'ArrowRight', 'Backspace')
    expect(hand.strokes).toEqual([])
    hand.keys('Backspace')
    expect(hand.state.ribbons[0]).toEqual([])
  })
  test('an obstacle refuses the step, with a sound and a reason', () => {
    const { keys, heard, said, strokes } = page(rows)
    keys('Space', 'ArrowDown')
    expect(heard()).toEqual(['pop', 'buzz'])
    expect(said()).toBe('The box is in the way. Leading the ball. Row 1, column 1.')
    keys('ArrowUp')
    expect(said()).toBe('Edge. Leading the ball. Row 1, column 1.')
    expect(strokes).toEqual([])
  })
  test('an undo drops the held stroke', () => {
    const hand = page(rules.act(rows, [0, 1, 2]))
    hand.keys('Space', 'ArrowRight')
    hand.show(rows)
    hand.keys('ArrowRight', 'Space')
    expect(hand.strokes).toEqual([])
  })
})

/** The announcements after each key. */
function listen(state: State, ...codes: string[]): string[] {
  const hand = page(state)
  return codes.map((code) => {
    hand.keys(code)
    return hand.said()
  })
}

describe('by ear', () => {
  const joined = rules.act(rows, [0, 1, 2, 3, 4])
  const begun = rules.act(rows, [0, 1, 2])

  test.each<[string, State, readonly [key: string, said: string][]]>([
    [
      'announces picking up, leading and joining',
      begun,
      [
        ['ArrowRight', 'Ball ribbon, 2 of 3. Row 1, column 2.'],
        ['ArrowRight', 'Ball end, 3 of 3. Row 1, column 3.'],
        ['Space', 'Leading the ball, 3 tiles. Row 1, column 3.'],
        ['ArrowRight', 'Leading the ball, 4 tiles. Row 1, column 4.'],
        ['ArrowRight', 'Balls joined. Ball joined. Row 1, column 5.'],
      ],
    ],
    [
      'announces putting down halfway and removing',
      rows,
      [
        ['Space', 'Leading the ball. Row 1, column 1.'],
        ['ArrowRight', 'Leading the ball, 2 tiles. Row 1, column 2.'],
        ['Space', 'Ball ribbon 2 tiles long. Ball end, 2 of 2. Row 1, column 2.'],
        ['Backspace', 'Ball ribbon gone. Empty. Row 1, column 2.'],
        ['Backspace', 'No ribbon here. Empty. Row 1, column 2.'],
        ['Space', 'Nothing to pick up here. Empty. Row 1, column 2.'],
      ],
    ],
    [
      'announces letting go',
      begun,
      [
        ['Space', 'Leading the ball. Row 1, column 1.'],
        ['Space', 'You let go of the ball. Ball, 1 of 3. Row 1, column 1.'],
        ['Space', 'Leading the ball. Row 1, column 1.'],
        ['ArrowRight', 'Leading the ball, 2 tiles. Row 1, column 2.'],
        ['Backspace', 'You let go of the ball. Ball, 1 of 3. Row 1, column 1.'],
      ],
    ],
    [
      'announces a cut ribbon, and its return when the step is taken back',
      joined,
      [
        ['ArrowDown', 'Box. Row 2, column 1.'],
        ['Space', 'Leading the box. Row 2, column 1.'],
        ['ArrowRight', 'Leading the box, 2 tiles. Row 2, column 2.'],
        ['ArrowUp', 'Balls separated. Leading the box, 3 tiles. Row 1, column 2.'],
        ['ArrowDown', 'Balls joined. Leading the box, 2 tiles. Row 2, column 2.'],
        ['ArrowUp', 'Balls separated. Leading the box, 3 tiles. Row 1, column 2.'],
        ['Space', 'Box ribbon 3 tiles long. Balls separated. Box end, 3 of 3. Row 1, column 2.'],
        ['ArrowLeft', 'Ball. Row 1, column 1.'],
      ],
    ],
  ])('%s', (_, state, heard) =>
    expect(listen(state, ...heard.map(([key]) => key))).toEqual(heard.map(([, said]) => said)),
  )

  test.each([1, 2, 3, 40, 100, 165, 205])('level %i can be won from the announcements alone', (level) => {
    const start = rules.start(1, level)
    const hand = page(start)
    const listener = createListener()
    let heard = `${words.task(start)} ${hand.said()}`
    let line = 0
    for (let keys = 0; rules.outcome(hand.state) === 'playing'; keys++) {
      if (keys > 1500) throw new Error(`Not won. Last announcement: "${heard}"`)
      const key = listener.next(heard)
      const hint = key === 'KeyH' ? levels.hint(hand.state) : undefined
      const lines = words.describe(hand.state)
      line = key === 'KeyV' ? line + 1 : 0
      if (hint) heard = words.advise(hint, hand.state)
      else if (key === 'KeyV') heard = lines[(line - 1) % lines.length] ?? ''
      else {
        hand.keys(key)
        heard = hand.said()
      }
    }
    expect(hand.state.spent).toBe(levels.par?.(start))
  })
})

test.each([1, 5, 60, 90, 125, 165, 205])('the test player solves level %i by keys and by touch', (level) => {
  for (const device of ['keys', 'touches'] as const) {
    const start = rules.start(1, level)
    const hand = page(start)
    const player = createPlayer()
    const layout = arrange(screen, start.board.size)
    const cellOf = (point: Point) =>
      start.board.ways.flat().find((cell) => {
        const { x, y } = middleOf(layout, cell)
        return x === point.x && y === point.y
      }) ?? -1
    for (let left = start.board.ways.length; left > 0; left--) {
      const hint = levels.hint?.(hand.state) ?? []
      const wanted = rules.act(hand.state, hint)
      if (device === 'keys') hand.keys(...player.keys(hint, hand.state))
      else for (const points of player.touches(hint, hand.state, screen)) hand.drag(...points.map(cellOf))
      expect(hand.state).toEqual(wanted)
    }
    expect(rules.outcome(hand.state)).toBe('won')
  }
})
