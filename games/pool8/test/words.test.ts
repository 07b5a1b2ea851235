import { afterEach, describe, expect, test } from 'vitest'
import { rules } from '../rules.ts'
import type { News, State } from '../rules/state.ts'
import { NEW_STROKE } from '../rules/stroke.ts'
import { createEffects } from '../view/effects.ts'
import { shortened } from '../view/shortened.ts'
import { headline, nameOf, people, turnOf, verdict } from '../words/calls.ts'
import { cueWords } from '../words/cue.ts'
import { words } from '../words.ts'
import { levelOf, scene } from './tables.ts'

const aim = { angle: 0, power: 0.45, top: 0, side: 0, mode: 'aim' } as const

describe('the table', () => {
  test('is described ball by ball: kind, place in words, place in centimetres', () => {
    const places = {
      0: [60, 56],
      6: [14, 12],
      7: [26, 10],
      8: [150, 4],
      12: [112, 56],
      15: [100, 100],
    } as const
    expect(words.describe(scene(places))).toEqual([
      'Table: 224 centimetres across, 112 down; rack on the right, line at 56 across.',
      'Cue ball: in the centre; 60 across, 56 down.',
      'Six, solid: near the top left pocket, clear path; 14 across, 12 down.',
      // Ball six is in its way.
      'Seven, solid: near the top left pocket; 26 across, 10 down.',
      'Eight: on the cushion, top centre; 150 across, 4 down.',
      'Twelve, stripe: in the centre; 112 across, 56 down.',
      'Fifteen, stripe: near the bottom centre pocket, clear path; 100 across, 100 down.',
      'Potted: one, two, three, four, five, nine, ten, eleven, thirteen, fourteen.',
    ])
  })

  test.each([
    [[3, 50], 'on the cushion, middle left'],
    [[221, 50], 'on the cushion, middle right'],
    [[60, 109], 'on the cushion, bottom centre'],
    [[221, 109], 'near the bottom right pocket, clear path'],
    [[112, 20], 'near the top centre pocket, clear path'],
    [[40, 40], 'in the middle left'],
    [[180, 20], 'in the top right'],
  ] as const)('describes a ball at %j as %s', (at, text) =>
    expect(words.describe(scene({ 0: [100, 50], 3: at }))[2]).toBe(
      `Three, solid: ${text}; ${at[0]} across, ${at[1]} down.`,
    ),
  )

  test('of the day does not list balls that are not in play as potted', () =>
    expect(words.describe(rules.start(1, -1)).at(-1)).toBe('Potted: none.'))

  test('is not described while balls roll', () => {
    const rolling = rules.act(scene({ 0: [60, 56], 3: [150, 30] }), {
      kind: 'shoot',
      dx: 1,
      dy: 0,
      power: 0.5,
      top: 0,
      side: 0,
    })
    expect(words.describe(rolling)).toEqual(['Balls are rolling.'])
  })
})

describe('the task on', () => {
  const mine = scene({ 0: [60, 56], 3: [150, 30], 8: [10, 10], 12: [20, 20], 13: [30, 30] })
  const easy: State['seats'] = ['player', 'easy']
  test.each([
    ['the break', rules.start(1, 1), 'Your turn to break, ball in hand behind the line.'],
    [
      'a new match',
      rules.start(1, levelOf('Match 2: Rosa')),
      'Rosa, match 2 of 8. Left-handed. First to two frames. 0 to 0. Your turn to break, ball in hand behind the line.',
    ],
    ['an open table', { ...mine, seats: easy }, 'Your turn, open table.'],
    ['a last ball', { ...mine, seats: easy, groups: ['solids', 'stripes'] }, 'Your turn, 1 solid left.'],
    [
      'a rival’s turn',
      { ...mine, seats: easy, groups: ['solids', 'stripes'], turn: 1, hand: 'anywhere' },
      'Computer’s turn, 2 stripes left, ball in hand.',
    ],
    [
      'the eight',
      { ...scene({ 0: [60, 56], 8: [10, 10] }), groups: ['solids', 'stripes'] },
      'Player 1’s turn, on the eight.',
    ],
    ['practice', rules.start(1, levelOf('Practice')), '15 balls left, ball in hand behind the line.'],
    ['the table of the day', rules.start(1, -1), 'Visit 1, par 2. 4 balls left, ball in hand.'],
    [
      'nine-ball after two fouls, with the warning that rule 6.14 requires',
      { ...rules.start(1, levelOf('Nine-ball')), breaking: false, hand: 'no', faults: [2, 0] },
      '0 to 0. Your turn, on two fouls, hit the one first.',
    ],
    [
      'nine-ball after two fouls of the rival',
      { ...rules.start(1, levelOf('Nine-ball')), breaking: false, hand: 'no', faults: [0, 2] },
      '0 to 0. Your turn, hit the one first.',
    ],
  ] as const)('%s', (_, state, text) => expect(words.task(state as State)).toBe(text))
})

describe('the headline of', () => {
  const nine = rules.start(1, levelOf('Nine-ball'))
  const missed = { kind: 'missed', by: 1 } as const
  test.each([
    ['a new puzzle', rules.start(1, levelOf('Banks')), ['Pot the eight', 'Bank it off a cushion']],
    ['a new game of nine-ball', nine, ['Lowest ball first', 'The nine wins']],
    ['a new frame', rules.start(1, levelOf('Easy')), undefined],
    [
      'a new match',
      rules.start(1, levelOf('Match 4: Ines')),
      ['Ines, match 4 of 8', 'Hits hard. First to two frames'],
    ],
    [
      'a turn after two fouls',
      { ...nine, breaking: false, hand: 'no', faults: [2, 0], news: missed },
      ['Your turn, on two fouls', ''],
    ],
    [
      'a won frame of a race',
      { ...rules.start(1, levelOf('Race to three')), frames: [1, 0], turn: 1, news: { kind: 'won', by: 0 } },
      ['You win the frame', '1 to 0. Computer’s turn to break'],
    ],
  ] as const)('%s', (_, state, lines) => expect(headline(state as State)).toEqual(lines))

  test('a round does not age while it is hidden', () => {
    const effects = createEffects(() => false)
    effects.begin(nine)
    effects.advance(60, false)
    expect(effects.caption).toMatchObject({ words: ['Lowest ball first', 'The nine wins'], age: 0 })
    effects.advance(1, true)
    expect(effects.caption?.age).toBe(1)
  })
})

const ended = (choice: string, frames: readonly [number, number], winner: 0 | 1): State => ({
  ...rules.start(1, levelOf(choice)),
  frames,
  winner,
})

describe('the verdict on', () => {
  test.each([
    ['Easy', [1, 0], 0, 'You win!'],
    ['Easy', [0, 1], 1, 'Computer wins'],
    ['Two players', [0, 1], 1, 'Player 2 wins'],
    ['Race to three', [3, 1], 0, 'You win 3–1!'],
    ['Nine-ball', [2, 3], 1, 'Computer wins 3–2'],
    ['Match 1: Pip', [2, 1], 0, 'You beat Pip 2–1! Next: Rosa'],
    ['Match 1: Pip', [0, 2], 1, 'Pip wins 2–0'],
    ['Match 8: Ada', [2, 0], 0, 'You beat Ada 2–0! You lead the ladder'],
    ['Plants', [5, 0], 0, 'All solved!'],
    ['Plants', [5, 1], 0, 'Solved with 1 miss'],
    ['Plants', [5, 4], 0, 'Solved with 4 misses'],
    ['Practice', [0, 0], 0, 'All clear!'],
  ] as const)('%s %j', (choice, frames, winner, text) =>
    expect(verdict(ended(choice, frames, winner))).toBe(text),
  )
})

const rest = scene(
  { 0: [60, 56], 3: [150, 30], 4: [80, 80], 8: [10, 10], 12: [20, 20] },
  { seats: ['player', 'easy'], groups: ['solids', 'stripes'] },
)
const rolled = (potted: number[], shooter: 0 | 1) => ({
  ...rest,
  turn: shooter,
  stroke: { ...NEW_STROKE, potted },
})
const at = (news: News, turn: 0 | 1, more: Partial<State> = {}): State => ({ ...rest, news, turn, ...more })

describe('the announcement of', () => {
  test.each([
    ['a pot', [6], at({ kind: 'potted', by: 0 }, 0), 'Potted six. Your turn, 2 solids left.'],
    ['two pots', [6, 7], at({ kind: 'potted', by: 0 }, 0), 'Potted six, seven. Your turn, 2 solids left.'],
    [
      'a pot of the rival’s ball',
      [9],
      at({ kind: 'missed', by: 0 }, 1),
      'Potted nine. Computer’s turn, 1 stripe left.',
    ],
    ['a miss', [], at({ kind: 'missed', by: 0 }, 1), 'Missed. Computer’s turn, 1 stripe left.'],
    [
      'a miss of the computer',
      [],
      at({ kind: 'missed', by: 1 }, 0),
      'Computer missed. Your turn, 2 solids left.',
    ],
    [
      'a pot of the computer',
      [12],
      at({ kind: 'potted', by: 1 }, 1),
      'Computer potted twelve. Computer’s turn, 1 stripe left.',
    ],
    [
      'a foul',
      [9, 0],
      at({ kind: 'scratch', by: 1 }, 0, { hand: 'anywhere' }),
      'Computer potted nine. Foul, scratch. Your turn, 2 solids left, ball in hand.',
    ],
    [
      'a weak break',
      [],
      at({ kind: 'weak break', by: 0 }, 1, { breaking: true, hand: 'behind the line' }),
      'Weak break. Computer’s turn to break, ball in hand behind the line.',
    ],
    [
      'a foul without a pot',
      [],
      at({ kind: 'no ball hit', by: 1 }, 0, { hand: 'anywhere' }),
      'Computer: foul, no ball hit. Your turn, 2 solids left, ball in hand.',
    ],
    [
      'a pot that decides the groups',
      [6],
      at({ kind: 'solids', by: 0 }, 0),
      'Potted six. Your turn, 2 solids left.',
    ],
    [
      'an eight potted on the break',
      [8],
      at({ kind: 'eight spotted', by: 0 }, 0, { groups: null }),
      'Potted eight. Eight spotted. Your turn, open table.',
    ],
    [
      'a cleared table',
      [12],
      at({ kind: 'all clear', by: 0 }, 0, { seats: ['player', 'nobody'], winner: 0 }),
      'Potted twelve. All clear.',
    ],
    ['a won frame', [8], at({ kind: 'won', by: 0 }, 0, { winner: 0 }), 'Potted eight. You win.'],
    [
      'a lost frame',
      [8],
      at({ kind: 'eight too early', by: 0 }, 0, { winner: 1 }),
      'Potted eight. Eight too early.',
    ],
  ] as const)('%s', (_, potted, after, text) => {
    expect(words.changed(rolled([...potted], after.news?.by ?? 0), after)).toBe(text)
    expect(words.changed(after, after)).toBe('')
    expect(words.changed(after, { ...after, mind: null })).toBe('')
  })
})

describe('the announcement', () => {
  test('includes the balls potted in the last tick', () => {
    const hits = [{ kind: 'pot', ball: 7, other: 0, speed: 9 }] as const
    const after = at({ kind: 'potted', by: 0 }, 0, { hits })
    expect(words.changed(rolled([6], 0), after)).toBe('Potted six, seven. Your turn, 2 solids left.')
  })

  test('is made once per stroke, when the balls are at rest', () => {
    let state = rules.start(3, 1)
    const announced: string[] = []
    const go = (next: State) => {
      announced.push(words.changed(state, next))
      state = next
    }
    go(rules.act(state, { kind: 'place', x: 40, y: 50 }))
    go(rules.act(state, { kind: 'shoot', dx: 1, dy: 0.01, power: 0.9, top: 0, side: 0 }))
    while (state.stroke) go(rules.tick?.(state) ?? state)
    expect(announced.filter(Boolean)).toEqual([announced.at(-1)])
    expect(announced.at(-1)).toMatch(/^[A-Z].* turn\b.*\.$/)
  })
})

describe('the announcement of the aim at', () => {
  /** The shooter has solids; ball three lies straight in front of the bottom right pocket, nine to the left. */
  const state = scene(
    { 0: [170, 58], 3: [200, 88], 4: [150, 20], 9: [100, 58] },
    { groups: ['solids', 'stripes'] },
  )
  const toFour = Math.atan2(20 - 58, 150 - 170)
  test.each([
    ['a pot', { angle: Math.PI / 4 }, 'Three to the bottom right: easy. Power 45.'],
    ['the centre of a ball', { angle: toFour }, 'Hits four. Power 45.'],
    ['the left of a ball', { angle: toFour - 0.05 }, 'Hits four, 29 percent left of centre. Power 45.'],
    [
      'the right of a ball',
      { angle: toFour + 0.05, power: 1 },
      'Hits four, 29 percent right of centre. Power 100.',
    ],
    ['the wrong ball', { angle: Math.PI }, 'Hits nine, foul. Power 45.'],
    ['a cushion', { angle: Math.PI / 2 }, 'Hits no ball, on the cushion, bottom right. Power 45.'],
    ['a pot, after whole turns', { angle: 8.25 * Math.PI }, 'Three to the bottom right: easy. Power 45.'],
    ['a tip off centre', { mode: 'spin', top: -0.2, side: 0.4 }, 'Spin: 20 percent below, 40 percent right.'],
    ['a tip at the centre', { mode: 'spin' }, 'No spin.'],
    ['a ball in hand', { mode: 'ball' }, 'Cue ball at 170 across, 58 down.'],
  ] as const)('%s', (_, held, text) => expect(cueWords(state, { ...aim, ...held })).toBe(text))

  test('nothing, out of turn, says what the game is waiting for after a while', () => {
    let rolling = rules.act(state, { kind: 'shoot', dx: 1, dy: 1, power: 0.5, top: 0, side: 0 })
    expect(cueWords(rolling, aim)).toBe('')
    for (let tick = 0; tick < 22; tick++) rolling = rules.tick?.(rolling) ?? rolling
    expect(cueWords(rolling, aim)).toBe('Balls are rolling.')
    const theirs: State = { ...state, seats: ['player', 'easy'], turn: 1 }
    expect(cueWords(theirs, aim)).toBe('')
    const mind = { ideas: [], tried: 0, best: null, worth: 0, ready: 30 }
    expect(cueWords({ ...theirs, mind }, aim)).toBe('Computer’s turn.')
  })
})

describe('two people at one device', () => {
  afterEach(() => void Object.assign(people, ['', '']))
  const pair: State['seats'] = ['player', 'player']
  const table = scene({ 0: [60, 56], 3: [150, 30], 12: [20, 20] }, { seats: pair })
  const foul: News = { kind: 'scratch', by: 0 }

  test('are called by their numbers', () =>
    expect([turnOf(table), nameOf(table, 1)]).toEqual(['Player 1’s turn', 'Player 2']))

  test('are called by the names they chose, and one of them may have none', () => {
    Object.assign(people, ['Ada', ''])
    expect(turnOf(table)).toBe('Ada’s turn')
    expect(words.task(table)).toContain('Ada’s turn')
    expect(headline({ ...table, news: foul, turn: 1 })).toEqual(['Ada: scratch', 'Player 2’s turn'])
    expect(verdict({ ...table, winner: 0, frames: [1, 0] })).toBe('Ada wins')
    expect(verdict({ ...table, winner: 1, frames: [0, 1] })).toBe('Player 2 wins')
  })

  test('do not give their names to other opponents', () => {
    Object.assign(people, ['Ada', 'Bo'])
    expect(nameOf({ ...table, seats: ['player', 'easy'] }, 0)).toBe('You')
    expect(nameOf({ ...table, seats: ['player', 'friend'] }, 1)).toBe('Friend')
  })

  test.each([
    ['Player 1', 10, 'Player 1'],
    ['Maximilianus', 10, 'Maximil…'],
    ['Maximilianus', 12, 'Maximili…'],
    ['Maximilianus', 20, 'Maximilianus'],
  ])('%s on a panel %i letters wide is %s', (name, width, text) => expect(shortened(name, width)).toBe(text))
})
