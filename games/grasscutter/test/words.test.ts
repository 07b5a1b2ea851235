import { describe, expect, test } from 'vitest'
import { countWords } from '../../kit/test/listener.ts'
import { chance } from '../../kit/rules/chance.ts'
import { STEPS, WAYS, type Way } from '../../kit/rules/ways.ts'
import { rules, type State } from '../rules.ts'
import { TUNED_LEVELS } from '../rules/levels.ts'
import { aroundWords, mowerWords, refusalWords, words } from '../words.ts'
import { readBoard } from './by-ear.ts'

function planted(garden: string): State {
  const mower = garden.indexOf('S')
  const mown = Array.from(garden, (_, place) => (place === mower ? 'r' : ' ')).join('')
  return { ...rules.start(1, 1), garden, mower, mown }
}

const drive = (garden: string, ...ways: readonly Way[]) => ways.reduce(rules.act, planted(garden))

describe('the announcement at the mower describes', () => {
  test.each([
    ['one slide', planted('S..#.'), 'Right 2. Row 1, column 1.'],
    ['two slides', planted('.S../.#'), 'Left 1, right 2. Row 1, column 2.'],
    ['slides up and down', planted('#./#S/#./#.'), 'Up 1, down 2. Row 2, column 2.'],
    ['a slide without uncut grass', drive('S../##.', 'right'), 'Down 1, left 2 (cut). Row 1, column 3.'],
    ['a slide to a molehill', planted('S.m.'), 'Right 2 (molehill). Row 1, column 1.'],
    ['a slide from a flat molehill', drive('S.m.', 'right'), 'Left 2 (cut), right 1. Row 1, column 3.'],
    ['a slide through a gate', planted('S.>.'), 'Right 3 (gate). Row 1, column 1.'],
    ['a slide to a shut gate', planted('S.<.'), 'Right 1. Row 1, column 1.'],
    ['a mower without a way out', planted('S#.'), 'No way out. Row 1, column 1.'],
    ['a finished lawn', drive('S..', 'right'), 'All cut.'],
  ])('%s', (_, state, text) => expect(mowerWords(state)).toBe(text))
})

describe('the detailed announcement', () => {
  test.each([
    ['counts the uncut tiles of each slide', planted('.S../.#'), 'Left 1, 1 uncut; right 2, 2 uncut.'],
    ['names a stone at the end', planted('S.o.'), 'Right 1 to stone, 1 uncut.'],
    ['names a molehill at the end', planted('S.m.'), 'Right 2 to molehill, 2 uncut.'],
    ['names a gate on the way', planted('S.>.'), 'Right 3 via gate, 2 uncut.'],
    ['names a shut gate at the end', planted('S.<.'), 'Right 1 to shut gate, 1 uncut.'],
    ['says that a slide has only cut grass', drive('S../##.', 'right'), 'Down 1, 1 uncut; left 2, all cut.'],
    ['says that there is no way out', planted('S#.'), 'No way out.'],
  ])('%s', (_, state, text) => expect(aroundWords(state)).toBe(text))
})

describe('the announcement of a slide and of its undo', () => {
  test.each([
    ['S..#.', 'right', 'Right 2, cut 2.', 'Back left, 2 uncut again.'],
    ['S.o.', 'right', 'Right 1 to the stone, cut 1.', 'Back left, 1 uncut again.'],
    [
      'S.m.',
      'right',
      'Right 2 to the molehill, now flat, cut 2.',
      'Back left, 2 uncut again, molehill restored.',
    ],
    ['S.>..', 'right', 'Right 4 via gate, cut 3.', 'Back left, 3 uncut again.'],
    ['S.v..', 'right', 'Right 1 to the shut gate, cut 1.', 'Back left, 1 uncut again.'],
    ['S/./.', 'down', 'Down 2, cut 2.', 'Back up, 2 uncut again.'],
    ['S.w.', 'right', 'Right 2 to the mud, cut 1.', 'Back left, 1 uncut again.'],
    ['S.b/##.', 'right', 'Right 3 via bend, cut 2.', 'Back left, 2 uncut again.'],
    ['S.t#t.', 'right', 'Right 4 via tunnel, cut 2.', 'Back left, 2 uncut again.'],
    ['S=..', 'right', 'Right 3 via plank, plank sunk, cut 2.', 'Back left, 2 uncut again, plank restored.'],
    [
      'S*.X.',
      'right',
      'Right 4 via switch and post, posts switched, cut 2.',
      'Back left, 2 uncut again, posts switched.',
    ],
    [
      'S.p/##.',
      'right',
      'Right 3 via turnstile, now a rising turnstile, cut 2.',
      'Back left, 2 uncut again, now a falling turnstile.',
    ],
  ] as const)('in %s, going %s', (garden, way, text, undone) => {
    const before = planted(garden)
    const after = rules.act(before, way)
    expect(words.changed(before, after)).toBe(text)
    expect(words.changed(after, before)).toBe(undone)
    expect(words.changed(after, after)).toBe('')
  })

  test('over cut grass', () => {
    const before = drive('S../##.', 'right')
    const after = rules.act(before, 'left')
    expect(words.changed(before, after)).toBe('Left 2, nothing cut.')
    expect(words.changed(after, before)).toBe('Back right.')
  })
})

test.each([
  ['S..', 'left', 'Cannot go left: a hedge is there.'],
  ['S..', 'down', 'Cannot go down: a hedge is there.'],
  ['So.', 'right', 'Cannot go right: a stone is there.'],
  ['S<.', 'right', 'Cannot go right: that gate only opens left.'],
  ['v/S/.', 'up', 'Cannot go up: that gate only opens down.'],
  ['SX.', 'right', 'Cannot go right: a raised post is there.'],
  ['S~.', 'right', 'Cannot go right: a pond is there.'],
] as const)('in %s, says why the mower cannot go %s', (garden, way, text) =>
  expect(refusalWords(planted(garden), way)).toBe(text),
)

test('the task names the size of the garden and the number of uncut tiles', () =>
  expect(words.task(drive('S./#./..', 'down'))).toBe('3 by 2, 4 uncut.'))

test('describes the garden row by row and counts equal neighbours', () =>
  expect(words.describe(drive('S..>./m#o#m/mm##v/#<^..', 'right'))).toEqual([
    'Row 1: 3 cut, gate right, mower.',
    'Row 2: molehill, hedge, stone, hedge, molehill.',
    'Row 3: 2 molehills, 2 hedges, gate down.',
    'Row 4: hedge, gate left, gate up, 2 uncut.',
  ]))

test('names every feature, and the one under the mower', () =>
  expect(words.describe(drive('bbdt~/=*Xxp/q#w.S', 'left'))).toEqual([
    'Row 1: 2 falling bends, rising bend, tunnel, pond.',
    'Row 2: plank, switch, raised post, sunken post, falling turnstile.',
    'Row 3: rising turnstile, hedge, mower on mud, 2 cut.',
  ]))

test('describes a flattened molehill as cut grass', () =>
  expect(words.describe(drive('S.m./###.', 'right', 'right', 'left'))).toEqual([
    'Row 1: mower, 3 cut.',
    'Row 2: 3 hedges, uncut.',
  ]))

describe('a hint names the direction and the reason', () => {
  test.each([
    ['.S', 'left', 'Go left: there is no other way.'],
    ['..#../S.=..', 'up', 'Go up: any other slide leaves grass out of reach.'],
    ['S...../.####./......', 'right', 'Go right: it cuts 5, more than any other slide.'],
    ['S..../.###./.###./.....', 'down', 'Go down: it stops at the hedge, and from there right cuts 4.'],
  ] as const)('in %s, going %s', (garden, way, text) => expect(words.advise(way, planted(garden))).toBe(text))
})

/** Yields states of random drives through all kinds of gardens. */
function* drives() {
  const dice = chance(7)
  for (const level of [1, 3, 5, 20, 21, 33, 51, 70, 95, 118, 135, 150, 200, 260, 300, 333, -1, -3, -4, -7]) {
    let state = rules.start(3, level)
    for (let slide = 0; slide < 30 && rules.outcome(state) === 'playing'; slide++) {
      yield state
      const ways = rules.moves(state)
      if (ways.length === 0) break
      state = rules.act(state, dice.pick(ways))
    }
  }
}

const TURNED: Readonly<Record<string, Readonly<Record<Way, Way>>>> = {
  falling: { right: 'down', down: 'right', left: 'up', up: 'left' },
  rising: { right: 'up', up: 'right', left: 'down', down: 'left' },
}

/** Predicts where a slide leads, from the announced board alone. */
function predictSlide(heard: readonly (readonly string[])[], sent: Way): string[] {
  let board = heard.map((row) => row.map((tile) => tile.replace(/^mower on /, '').replace('mower', 'cut')))
  let y = heard.findIndex((row) => row.some((tile) => tile.startsWith('mower')))
  let x = heard[y]?.findIndex((tile) => tile.startsWith('mower')) ?? 0
  let way = sent
  const passed: string[] = []
  const been = new Set<string>()
  const swap = (change: (tile: string, column: number, row: number) => string) => {
    board = board.map((row, line) => row.map((tile, column) => change(tile, column, line)))
  }
  for (;;) {
    const [dx, dy] = STEPS[way]
    const [column, row] = [x + dx, y + dy]
    const tile = board[row]?.[column] ?? 'hedge'
    if (/^(hedge|stone|pond|raised post)$/.test(tile) || (tile.startsWith('gate') && tile !== `gate ${way}`))
      break
    const [lean = '', turner] = tile.split(' ')
    way = TURNED[lean]?.[way] ?? way
    if (been.has(`${column},${row},${way}`)) break
    been.add(`${column},${row},${way}`)
    ;[x, y] = [column, row]
    passed.push(tile)
    if (tile === 'plank') swap((old, c, r) => (c === column && r === row ? 'pond' : old))
    if (turner === 'turnstile')
      swap((old, c, r) =>
        c === column && r === row ? `${lean === 'rising' ? 'falling' : 'rising'} turnstile` : old,
      )
    if (tile === 'switch')
      swap((old) => (old === 'sunken post' ? 'raised post' : old === 'raised post' ? 'sunken post' : old))
    if (tile === 'tunnel') {
      const mouths = board.flatMap((line, r) =>
        line.flatMap((old, c) => (old === 'tunnel' ? [[c, r] as const] : [])),
      )
      const [c = 0, r = 0] = mouths.find(([mx, my]) => mx !== column || my !== row) ?? []
      ;[x, y] = [c, r]
      passed.push(tile)
    }
    if (tile === 'molehill' || tile === 'mud') break
  }
  if (passed.length === 0) return []
  const fateful = new Set(passed.flatMap((tile) => /gate|plank|switch|turnstile/.exec(tile)?.[0] ?? []))
  const hill = passed.at(-1) === 'molehill' ? ['molehill'] : []
  const isFresh = passed.includes('uncut') || passed.includes('molehill')
  const notes = [...fateful, ...hill, ...(isFresh ? [] : ['cut'])].join(', ')
  return [`${sent} ${passed.length}${notes && ` (${notes})`}`]
}

test('the announced slides match the described board and the legal moves', () => {
  for (const state of drives()) {
    const [, slides = ''] = /^(.*)\. Row \d+, column \d+\.$/.exec(mowerWords(state)) ?? []
    const board = readBoard(words.describe(state))
    expect(slides.toLowerCase()).toBe(WAYS.flatMap((way) => predictSlide(board, way)).join(', '))
    expect(slides.toLowerCase().match(/up|down|left|right/g)).toEqual(rules.moves(state))
  }
})

test('the detailed announcement has at most 25 words', () => {
  for (const state of drives())
    expect(countWords(aroundWords(state)), aroundWords(state)).toBeLessThanOrEqual(25)
})

test('the first announcement of a level has at most 25 words', () => {
  const progress = 'Level 1, 0 moves, par 7.'
  for (let level = 1; level <= TUNED_LEVELS; level++) {
    const state = rules.start(1, level)
    const text = `${progress} ${words.task(state)} ${mowerWords(state)}`
    expect(countWords(text), `level ${level}: ${text}`).toBeLessThanOrEqual(25)
  }
})
