import { describe, expect, test } from 'vitest'
import { readHouse } from '../rules/house.ts'
import { levels, rules, type Action, type State } from '../rules.ts'
import { flowerOf } from '../words/flowers.ts'
import { haltWords, refusalWords, standWords, words } from '../words.ts'

function position(text: string): State {
  const { house, position } = readHouse(text)
  return { level: 1, house, par: 4, pushes: 0, ...position }
}

/** A rose in row 2, column 3; a cornflower in row 3, column 2; beds in row 3, column 4 and in row 4, column 5. */
const start = position('#######/#     #/#@ $  #/# $ . #/#    .#/#######')
const after = (...actions: readonly Action[]) => actions.reduce<State>(rules.act, start)
const onBed: readonly Action[] = [
  { pot: 0, way: 'right' },
  { pot: 0, way: 'down' },
]
const row = position('#######/#@$..$#/#     #/#######')

describe('the position of the gardener', () => {
  test.each([
    ['at a wall', start, 'Row 2, column 1. Wall left.'],
    ['between two pots', after('right'), 'Row 2, column 2. Cornflower down. Rose right.'],
    ['in a corner', after('up'), 'Row 1, column 1. Wall up, left.'],
    ['on a bed', after({ to: 37 }), 'Row 4, column 5, bed. Wall down, right.'],
    ['below a pot at the wall', after({ pot: 0, way: 'up' }), 'Row 2, column 3. Rose up, stuck.'],
    ['with nothing nearby', position('#####/#   #/# @ #/#   #/#$ .#/#####'), 'Row 2, column 2.'],
  ])('%s', (_, state, text) => expect(standWords(state)).toBe(text))
})

describe('announces a change', () => {
  const step = (text: string, ...actions: readonly Action[]): [string, State, State] => [
    text,
    after(...actions.slice(0, -1)),
    after(...actions),
  ]
  test.each([
    step('Went down.', 'down'),
    step('Went to row 4, column 5.', { to: 37 }),
    step('Rose pushed right.', { pot: 0, way: 'right' }),
    step('Rose pushed down, onto a bed, 1 of 2.', ...onBed),
    step('Rose pushed right, off its bed, 0 of 2.', ...onBed, { pot: 0, way: 'right' }),
    step('Rose pushed up. Rose wilted.', { pot: 0, way: 'up' }),
    // Pots that wilted earlier are not announced again.
    step('Cornflower pushed right.', { pot: 0, way: 'up' }, { pot: 1, way: 'right' }),
  ])('%s', (text, before, after) => expect(words.changed(before, after)).toBe(text))

  test.each([
    ['Went up.', after('down'), start],
    ['Rose back left.', after({ pot: 0, way: 'right' }), start],
    ['Rose back up, off its bed, 0 of 2.', after(...onBed), after(...onBed.slice(0, -1))],
    ['Rose back down.', after({ pot: 0, way: 'up' }), start],
  ])('undone: %s', (text, before, after) => expect(words.changed(before, after)).toBe(text))

  test('announces a bed again when a pot moves from bed to bed', () => {
    const first = rules.act(row, 'right')
    expect(words.changed(row, first)).toBe('Rose pushed right, onto a bed, 1 of 2.')
    expect(words.changed(first, rules.act(first, 'right'))).toBe('Rose pushed right, onto a bed, 1 of 2.')
  })
  test('names both pots when a push traps a second one', () => {
    const before = position('#######/#  $ .#/#   $ #/#@   .#/#######')
    expect(words.changed(before, rules.act(before, { pot: 1, way: 'up' }))).toBe(
      'Cornflower pushed up. Rose and cornflower wilted.',
    )
  })
  test('says nothing when nothing changed', () => expect(words.changed(start, start)).toBe(''))
})

describe('describes row by row', () => {
  test.each([
    [
      'pots, beds and the gardener',
      start,
      [
        'Row 1: free, free, free, free, free.',
        'Row 2: you, free, rose, free, free.',
        'Row 3: free, cornflower, free, bed, free.',
        'Row 4: free, free, free, free, bed.',
      ],
    ],
    [
      'a pot and the gardener on beds, and walls',
      position('######/##  *#/#+ $ #/#    #/######'),
      [
        'Row 1: wall, free, free, rose on bed.',
        'Row 2: you on bed, free, cornflower, free.',
        'Row 3: free, free, free, free.',
      ],
    ],
    [
      'a wilted pot',
      after({ pot: 0, way: 'up' }),
      [
        'Row 1: free, free, rose wilted, free, free.',
        'Row 2: free, free, you, free, free.',
        'Row 3: free, cornflower, free, bed, free.',
        'Row 4: free, free, free, free, bed.',
      ],
    ],
  ])('%s', (_, state, lines) => expect(words.describe(state)).toEqual(lines))
})

test('the task counts the pots still to go', () => {
  expect(words.task(start)).toBe('4 by 5, 2 pots to go.')
  expect(words.task(after(...onBed))).toBe('4 by 5, 1 pot to go.')
})

describe('a refusal names the obstacle', () => {
  test.each([
    ['a wall', start, 'left', 'Wall.'],
    ['a wall behind a pot', after({ pot: 0, way: 'up' }), 'up', 'Rose stuck, wall behind it.'],
    [
      'a pot behind a pot',
      position('######/#@$$.#/#   .#/######'),
      'right',
      'Rose stuck, cornflower behind it.',
    ],
  ] as const)('%s', (_, state, way, text) => expect(refusalWords(state, way)).toBe(text))
})

test('a held key stops at a pot', () => {
  expect(haltWords(after('right'), 'right')).toBe('Rose. Press again to push.')
  expect(haltWords(after({ pot: 0, way: 'up' }), 'up')).toBe('Rose stuck, wall behind it.')
})

describe('a hint', () => {
  test.each<[Action, string]>([
    [{ pot: 1, way: 'right' }, 'Push the cornflower right, closer to a bed.'],
    [{ pot: 0, way: 'down' }, 'Push the rose down, closer to a bed.'],
    [{ to: 37 }, 'Go to row 4, column 5.'],
    ['down', 'Go down.'],
  ])('%j', (hint, text) => expect(words.advise(hint, start)).toBe(text))

  test('says where to stand', () => {
    expect(words.where?.({ pot: 1, way: 'right' }, start)).toBe('From row 3, column 1.')
  })

  test('of the solver on the first level is announced', () => {
    const state = rules.start(1, 1)
    const hint = levels.hint(state)
    expect(hint && words.advise(hint, state)).toBe('Push the rose right, closer to a bed.')
  })
})

describe('elements', () => {
  test('are named, with the pot on top of them', () => {
    expect(words.describe(position('#########/#@n~ov>=#/# $ a _ #/#       #/#########'))).toEqual([
      'Row 1: you, arch, ice, pit, mat pointing down, mat pointing right, gate.',
      'Row 2: free, rose, free, rose bed, free, plate, free.',
      'Row 3: free, free, free, free, free, free, free.',
    ])
    const gated = position('######/#@$_=#/#   .#/######')
    expect(words.describe(rules.act(gated, 'right'))[0]).toBe(
      'Row 1: free, you, rose wilted on plate, open gate.',
    )
  })

  test.each<[string, string]>([
    ['Rose slid right.', '########/#@$~~  #/########'],
    ['Rose pushed right, into the pit, 1 of 1.', '######/#@$o #/######'],
    ['Rose pushed right, onto its bed, 1 of 1.', '######/#@$a #/#    #/######'],
    ['Rose pushed right. Gate open.', '#######/#@$_= #/#     #/#######'],
  ])('%s', (text, house) => {
    const before = position(house)
    expect(words.changed(before, rules.act(before, 'right'))).toBe(text)
  })

  test('undoing a fall announces the pot leaving the pit', () => {
    const before = position('######/#@$o #/######')
    expect(words.changed(rules.act(before, 'right'), before)).toBe('Rose back left, out of the pit.')
  })

  test.each([
    ['a pit', '#####/#@o #/#$ .#/#####', 'Pit.'],
    ['a gate', '#####/#@= #/#$_.#/#####', 'Gate.'],
    ['an arch behind a pot', '#####/#@$n#/# . #/#####', 'Rose stuck, arch behind it.'],
    ['a mat behind a pot', '#####/#@$<#/# . #/#####', 'Rose stuck, mat pointing left behind it.'],
  ])('%s blocks the way', (_, house, text) => expect(refusalWords(position(house), 'right')).toBe(text))

  test('a mat holds the pot on it', () => {
    const on = rules.act(position('######/#@$> #/#    #/######'), 'right')
    const above = { ...on, at: on.at + 1 - 7 + 14 }
    expect(refusalWords(above, 'up')).toBe('Rose stuck on mat pointing right.')
  })

  test('are announced beside the gardener when they block the way', () => {
    expect(standWords(position('#####/# o #/#=@~#/# _ #/#####'))).toBe('Row 2, column 2. Pit up. Gate left.')
  })

  test.each<[string, string]>([
    ['into the pit to fill it', '######/#@$o #/######'],
    ['onto the plate to open the gate', '#######/#@$_= #/#     #/#######'],
    ['onto its bed', '######/#@$a #/######'],
    ['onto a bed', '######/#@$. #/######'],
    ['off its bed to let others pass', '######/#@*  #/#$   #/######'],
  ])('a hint gives the purpose of its push: %s', (reason, house) => {
    expect(words.advise({ pot: 0, way: 'right' }, position(house))).toBe(`Push the rose right, ${reason}.`)
  })
})

test('no two pots of the fullest houses have the same name', () => {
  const most = Math.max(...[258, 276, 300].map((level) => rules.start(1, level).pots.length))
  expect(most).toBe(6)
  expect(new Set(Array.from({ length: most }, (_, pot) => flowerOf(pot))).size).toBe(most)
})
