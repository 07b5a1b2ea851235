/** Tests the coach: limited, both visible and announced, and gives reasons. */
import { describe, expect, test } from 'vitest'
import type { Gesture } from '../../kit/view.ts'
import { ADVICE } from '../rules/frame.ts'
import { type Action, mayPlay, type State } from '../rules/state.ts'
import { roll } from '../rules/stroke.ts'
import { rules } from '../rules.ts'
import { createHand } from '../view/hand.ts'
import { arrange } from '../view/layout.ts'
import { late } from '../late.ts'
import { adviceWords as coachWords } from '../view/advice.ts'
import { furnish } from '../view/late.ts'
import { cueWords } from '../words/cue.ts'
import { tick } from './people.ts'
import { levelOf, scene } from './tables.ts'

furnish(late)

const GROUPS = { groups: ['solids', 'stripes'] } as const
const layout = arrange({ width: 900, height: 600, safe: { top: 60, right: 8, bottom: 8, left: 8 } })

/** A player at the table: performs gestures and records the announcements. */
function playerAt(state: State) {
  let now = state
  let announced = ''
  const hand = createHand(
    () => layout,
    (text) => (announced = text),
  )
  hand.begin(state)
  const change = (after: State) => {
    if (after !== now) hand.see(now, after)
    now = after
  }
  const act = (gesture: Gesture): Action | undefined => {
    announced = ''
    const action = hand.read(gesture, now)
    if (action) change(rules.act(now, action))
    return action
  }
  return {
    hand,
    act,
    press: (code: string) => act({ kind: 'key', code }),
    wait: (ticks = 200) => {
      for (let n = 0; n < ticks; n++) change(tick(now))
    },
    tap: (at: { x: number; y: number }) => {
      act({ kind: 'press', ...at })
      return act({ kind: 'tap', ...at })
    },
    get now() {
      return now
    },
    get announced() {
      return announced
    },
    get heard() {
      return [announced, cueWords(now, hand.aim)].filter(Boolean).join(' ')
    },
  }
}

const state = scene({ 0: [170, 58], 3: [200, 88], 5: [60, 20], 9: [150, 100] }, GROUPS)

describe('the coach', () => {
  test.each([
    ['by key', (player: ReturnType<typeof playerAt>) => player.press('KeyH')],
    ['by pad', (player: ReturnType<typeof playerAt>) => player.press('PadY')],
    ['by touch', (player: ReturnType<typeof playerAt>) => player.tap(layout.coach)],
  ])('asked %s, sets up a stroke that pots and leaves it to the player', (_, ask) => {
    const player = playerAt(state)
    ask(player)
    expect(player.announced).toBe('The coach is thinking.')
    expect(player.now.advice).toBe(ADVICE - 1)
    player.wait()
    expect(player.announced).toMatch(
      /^(The \d+ straight|Cut the \d+) into the (corner|side)\. A (soft|firm|hard) /,
    )
    expect(mayPlay(player.now), 'it leaves the stroke to the player').toBe(true)
    expect(player.hand.aim.power).toBeGreaterThan(0)
    player.act({ kind: 'confirm' })
    expect(roll(player.now, 3000)).toMatchObject({ news: { kind: 'potted', by: 0 } })
  })

  test('answers once per stroke, and not without advice left', () => {
    const player = playerAt({ ...state, advice: 1 })
    player.press('KeyH')
    player.wait()
    player.press('KeyH')
    expect(player.announced).toBe('The coach has already answered.')
    player.act({ kind: 'confirm' })
    const settled = roll(player.now, 3000)
    const later = playerAt(settled)
    later.press('KeyH')
    expect(later.announced).toBe('No advice left.')
    expect(later.now).toBe(settled)
    expect(rules.start(1, levelOf('Easy')).advice).toBe(3)
  })

  test.each([
    ['a straight pot', { 0: [180, 68], 3: [200, 88], 9: [30, 30] }, 'The 3 straight into the corner'],
    ['a cut', { 0: [200, 40], 3: [205, 70], 9: [30, 30] }, 'Cut the 3 into the corner'],
    [
      'a pot into the side pocket',
      { 0: [112, 60], 3: [112, 30], 9: [30, 90] },
      'The 3 straight into the side',
    ],
  ] as const)('suggests %s', (_, places, title) => {
    const player = playerAt(scene(places, GROUPS))
    player.press('KeyH')
    player.wait()
    expect(coachWords(player.now)?.[0]).toMatch(title)
  })

  test('names the next ball, or says that the stroke wins', () => {
    const two = playerAt(
      scene({ 0: [180, 68], 3: [200, 88], 5: [190, 20], 9: [30, 30], 8: [100, 100] }, GROUPS),
    )
    two.press('KeyH')
    two.wait()
    expect(coachWords(two.now)?.[1]).toMatch(
      /^A (soft|firm|hard) stroke( with (draw|follow))? leaves the \d next$/,
    )
    const last = playerAt(scene({ 0: [180, 68], 8: [200, 88], 9: [30, 30] }, GROUPS))
    last.press('KeyH')
    last.wait()
    expect(coachWords(last.now)).toEqual([
      'The 8 straight into the corner',
      expect.stringMatching(/^A .* stroke.* wins$/),
    ])
  })

  test('places a ball in hand and pots from there', () => {
    const player = playerAt({ ...state, hand: 'anywhere' })
    player.press('KeyH')
    player.wait()
    expect(player.now.motion.balls[0]).not.toMatchObject({ x: 170, y: 58 })
    player.act({ kind: 'confirm' })
    expect(roll(player.now, 3000)).toMatchObject({ news: { kind: 'potted', by: 0 } })
  })

  test('advises on the break, and solves the first puzzle of every set', () => {
    const breaker = playerAt(rules.start(7, levelOf('Easy')))
    breaker.press('KeyH')
    breaker.wait()
    expect(breaker.announced).toMatch(/^Break at the front ball\./)
    for (const name of ['Plants', 'Cannons', 'Banks', 'Escapes']) {
      const solver = playerAt(rules.start(7, levelOf(name)))
      solver.press('KeyH')
      expect(solver.announced).toMatch(/^[A-Z][a-z ]+\. [A-Z][a-z ]+\.$/)
      expect(solver.now.advice).toBe(2)
      solver.act({ kind: 'confirm' })
      expect(roll(solver.now, 3000)).toMatchObject({ news: { kind: 'solved' }, frames: [1, 0] })
    }
  })
})

describe('the keys', () => {
  test('N aims at the next legal ball, and after the last one at the first', () => {
    const player = playerAt(state)
    expect(player.heard).toMatch(/^(Hits three|Three to)/)
    player.press('KeyN')
    expect(player.heard).toMatch(/^(Hits five|Five to)/)
    player.press('PadR')
    expect(player.heard).toMatch(/^(Hits three|Three to)/)
  })

  test('B without a ball in hand is announced', () => {
    const player = playerAt(state)
    player.press('KeyB')
    expect(player.announced).toBe('No ball in hand.')
  })

  test('a turn is announced only where it changes nothing that is read', () => {
    const player = playerAt(state)
    const reading = () => cueWords(player.now, player.hand.aim)
    const seen = new Set<string>()
    for (let turn = 0; turn < 40; turn++) {
      const before = reading()
      player.act({ kind: 'direction', way: 'left', repeat: false })
      expect(player.announced).toBe(reading() === before ? 'Turned left.' : '')
      seen.add(player.announced)
    }
    expect([...seen].toSorted()).toEqual(['', 'Turned left.'])
  })

  test('a held arrow is announced on release', () => {
    const player = playerAt(state)
    for (let n = 0; n < 30; n++) player.hand.steer({ x: 1, y: 0, pointer: undefined }, state)
    expect(player.announced).toBe('')
    player.hand.steer({ x: 0, y: 0, pointer: undefined }, state)
    expect(player.announced).toBe('Stopped.')
  })
})
