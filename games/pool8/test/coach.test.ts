/** Tests the coach: limited, both visible and announced, and gives reasons. */
import { describe, expect, test } from 'vitest'
import type { Gesture } from '../../kit/view.ts'
import { ADVICE } from '../rules/frame.ts'
import { type Action, mayPlay, type State } from '../rules/state.ts'
import { roll } from '../rules/stroke.ts'
import { rules } from '../rules.ts'
import { createHand } from '../view/hand.ts'
import { arrange } from '../view/layout.ts'
import { coachWords, heldWords } from '../words.ts'
import { tick } from './people.ts'
import { levelOf, scene } from './tables.ts'

const GROUPS = { groups: ['solids', 'stripes'] } as const
const layout = arrange({ width: 900, height: 600, safe: { top: 60, right: 8, bottom: 8, left: 8 } })

/** A player at the table: performs gestures and records the announcements. */
function playerAt(state: State) {
  let now = state
  let told = ''
  const hand = createHand(
    () => layout,
    (text) => (told = text),
  )
  hand.begin(state)
  const change = (after: State) => {
    if (after !== now) hand.see(now, after)
    now = after
  }
  const act = (gesture: Gesture): Action | undefined => {
    told = ''
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
    get told() {
      return told
    },
    get heard() {
      return [told, heldWords(now, hand.aim)].filter(Boolean).join(' ')
    },
  }
}

const state = scene({ 0: [170, 58], 3: [200, 88], 5: [60, 20], 9: [150, 100] }, GROUPS)

describe('the coach', () => {
  test.each([
    ['by key', (player: ReturnType<typeof playerAt>) => player.press('KeyH')],
    ['by pad', (player: ReturnType<typeof playerAt>) => player.press('PadY')],
    ['by touch', (player: ReturnType<typeof playerAt>) => player.tap(layout.coach)],
  ])('is asked %s, thinks, and lays on a stroke that pots', (_, ask) => {
    const player = playerAt(state)
    ask(player)
    expect(player.told).toBe('The coach is thinking.')
    expect(player.now.advice).toBe(ADVICE - 1)
    player.wait()
    expect(player.told).toMatch(
      /^(The \d+ straight|Cut the \d+) into the (corner|side)\. A (soft|firm|hard) /,
    )
    expect(mayPlay(player.now), 'it leaves the stroke to the player').toBe(true)
    expect(player.hand.aim.power).toBeGreaterThan(0)
    player.act({ kind: 'confirm' })
    expect(roll(player.now, 3000)).toMatchObject({ news: { kind: 'potted', by: 0 } })
  })

  test('is asked three times a frame, once a stroke', () => {
    const player = playerAt({ ...state, advice: 1 })
    player.press('KeyH')
    player.wait()
    player.press('KeyH')
    expect(player.told).toBe('The coach has already answered.')
    player.act({ kind: 'confirm' })
    const stands = roll(player.now, 3000)
    const later = playerAt(stands)
    later.press('KeyH')
    expect(later.told).toBe('No advice left.')
    expect(later.now).toBe(stands)
    expect(rules.start(1, levelOf('Easy')).advice).toBe(3)
  })

  test.each([
    ['a straight one', { 0: [180, 68], 3: [200, 88], 9: [30, 30] }, 'The 3 straight into the corner'],
    ['a thin one', { 0: [200, 40], 3: [205, 70], 9: [30, 30] }, 'Cut the 3 into the corner'],
    ['into the side', { 0: [112, 60], 3: [112, 30], 9: [30, 90] }, 'The 3 straight into the side'],
  ] as const)('names %s', (_, places, title) => {
    const player = playerAt(scene(places, GROUPS))
    player.press('KeyH')
    player.wait()
    expect(coachWords(player.now)?.[0]).toMatch(title)
  })

  test('says what comes after: the next ball, or the end', () => {
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

  test('puts a ball in hand where the stroke is easy', () => {
    const player = playerAt({ ...state, hand: 'anywhere' })
    player.press('KeyH')
    player.wait()
    expect(player.now.motion.balls[0]).not.toMatchObject({ x: 170, y: 58 })
    player.act({ kind: 'confirm' })
    expect(roll(player.now, 3000)).toMatchObject({ news: { kind: 'potted', by: 0 } })
  })

  test('knows the break, and what there is to see in a puzzle', () => {
    const breaker = playerAt(rules.start(7, levelOf('Easy')))
    breaker.press('KeyH')
    breaker.wait()
    expect(breaker.told).toMatch(/^Break from the side\./)
    for (const name of ['Plants', 'Cannons', 'Banks', 'Escapes']) {
      const solver = playerAt(rules.start(7, levelOf(name)))
      solver.press('KeyH')
      expect(solver.told).toMatch(/^[A-Z][a-z ]+\. [A-Z][a-z ]+\.$/)
      expect(solver.now.advice).toBe(2)
      solver.act({ kind: 'confirm' })
      expect(roll(solver.now, 3000)).toMatchObject({ news: { kind: 'solved' }, frames: [1, 0] })
    }
  })
})

describe('by keys', () => {
  test('N points the cue at the next ball that may be met, and begins again', () => {
    const player = playerAt(state)
    expect(player.heard).toMatch(/^(Hits three|Three to)/)
    player.press('KeyN')
    expect(player.heard).toMatch(/^(Hits five|Five to)/)
    player.press('PadR')
    expect(player.heard).toMatch(/^(Hits three|Three to)/)
  })

  test('what cannot be done is said', () => {
    const player = playerAt(state)
    player.press('KeyB')
    expect(player.told).toBe('No ball in hand.')
    player.act({ kind: 'direction', way: 'left', repeat: false })
    expect(player.told).toBe('Turned left.')
  })

  test('after an arrow was held it is said where it has led', () => {
    const player = playerAt(state)
    for (let n = 0; n < 30; n++) player.hand.steer({ x: 1, y: 0, pointer: undefined }, state)
    expect(player.told).toBe('')
    player.hand.steer({ x: 0, y: 0, pointer: undefined }, state)
    expect(player.told).toBe('Stopped.')
  })
})
