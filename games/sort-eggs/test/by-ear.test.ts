/**
 * Plays Sort Eggs by ear: a bot that hears only the kit's announcements, one sentence per two seconds, and presses an
 * arrow a moment later. It ignores the sounds, which would tell it more.
 */
import { describe, expect, test } from 'vitest'
import { createAdvice } from '../../kit/announce/advice.ts'
import { createAnnouncer } from '../../kit/announce/announcer.ts'
import { createRounds } from '../../kit/round/rounds.ts'
import { createSaveStore } from '../../kit/save/save-store.ts'
import { guardStorage } from '../../kit/save/storage.ts'
import { realTimeFormat } from '../../kit/round/resume.ts'
import { countWords } from '../../kit/test/listener.ts'
import { memory } from '../../kit/test/memory.ts'
import { sized } from '../../kit/test/size.ts'
import { game } from '../game.ts'
import { rules, type Day } from '../rules.ts'
import { createHand } from '../view/hand.ts'
import { promptFor } from '../words.ts'
import { playDay, sorter } from './people.ts'

/** Seconds. */
const FRAME = 1 / 60
/** Seconds from the start of a sentence to the key: after its first word, or after the whole sentence. */
const QUICK = 0.7
const HEARD_OUT = 1.7
/** Time limit of a round, in seconds. */
const MAX_SECONDS = 900

const ROUNDS = sized(101, 21)
/** Least eggs brought home in a median round. */
const ENOUGH = 10
const MAX_WORDS = 12

const PACE = game.byEar?.pace ?? 1

type Way = 'left' | 'right' | 'down'
/** The key to press after a sentence. */
type Listener = (heard: string) => Way | undefined

function obeys(heard: string): Way | undefined {
  if (/^(Left|Either)/.test(heard)) return 'left'
  if (heard.startsWith('Down')) return 'down'
  return heard.startsWith('Right') ? 'right' : undefined
}

interface Announcement {
  readonly text: string
  /** Seconds since the round began. */
  readonly at: number
}

/** Plays a first round, including announcements of goals and medals, which take time too. */
function playByEar(
  seed: number,
  listener: Listener,
  { pace = PACE, reaction = QUICK, start = rules.start } = {},
): { end: Day; said: Announcement[] } {
  const saves = createSaveStore('sort-eggs', guardStorage(memory))
  const rounds = createRounds(
    'sort-eggs',
    { ...game, rules: { ...rules, start } },
    saves,
    { newSeed: () => seed, today: () => '2026-11-16' },
    realTimeFormat,
  )
  const hand = createHand(() => undefined, { play() {} })
  const said: Announcement[] = []
  const presses: { readonly way: Way; readonly at: number }[] = []
  let time = 0
  const shell = {
    toast() {},
    say(text: string) {
      said.push({ text, at: time })
      const way = listener(text)
      if (way) presses.push({ way, at: time + reaction })
    },
  } as unknown as Parameters<typeof createAnnouncer>[0]
  const day = () => rounds.session.state
  // As in kit/run/run-game.ts.
  const place = () => promptFor(day(), hand.selected(day()))
  const announcer = createAnnouncer(shell, {
    standing: () => (place() ? '' : `Score ${rules.score(day())}.`),
    place,
    task: () => game.say?.(day()) ?? '',
    board: () => [],
  })
  const silent = { play() {}, tune() {}, unlock() {}, mute() {}, hush() {} }
  const advice = createAdvice({ game, rounds, view: {}, speaker: silent, announcer, saveStore: saves })
  rounds.watch({ began() {}, changed: advice.changed, reached: advice.reached })
  announcer.fresh()
  while (rules.outcome(day()) === 'playing' && time < MAX_SECONDS) {
    time += FRAME
    advice.pass(FRAME)
    for (; presses[0] && presses[0].at <= time; presses.shift()) {
      const flip = hand.read({ kind: 'direction', way: presses[0].way, repeat: false }, day())
      if (flip) rounds.session.act(flip)
    }
    rounds.session.pass(FRAME * pace, hand.steer)
    rounds.passed(FRAME)
    announcer.pass(FRAME)
  }
  return { end: day(), said }
}

/** Eggs brought home in a median round. */
function medianHome(listener: Listener, how?: { pace?: number; reaction?: number }): number {
  const eggs = Array.from({ length: ROUNDS }, (_, i) => playByEar(i + 1, listener, how).end.home)
  return eggs.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0
}

describe('a listener', () => {
  test(`brings home at least ${ENOUGH} eggs in a median round`, () => {
    expect(medianHome(obeys)).toBeGreaterThanOrEqual(ENOUGH * 2)
    expect(medianHome(obeys, { reaction: HEARD_OUT })).toBeGreaterThanOrEqual(ENOUGH)
  })

  test('needs the slower pace and the announcements', () => {
    expect(medianHome(obeys, { pace: 1 })).toBeLessThan(ENOUGH)
    expect(medianHome(() => 'left')).toBeLessThan(ENOUGH)
    expect(medianHome(() => undefined)).toBeLessThan(ENOUGH)
  })
})

/** The second morning, with rotten eggs and foxes to come. */
const start = (seed: number): Day => ({
  ...playDay(seed, sorter(1), 4000),
  twists: ['rotten eggs', 'a fox'],
  prowl: 2,
  broken: 0,
})

test('a listener throws out rotten eggs and sends foxes away', () => {
  const ends = [1, 2, 3].map((seed) => playByEar(seed, obeys, { start }).end)
  const most = (of: (day: Day) => number) => Math.max(...ends.map(of))
  expect([most(({ thrown }) => thrown) > 0, most(({ shooed }) => shooed) > 0]).toEqual([true, true])
})

test('announcements are short and at least two seconds apart', () => {
  // The shell announces goals and medals immediately.
  const own = playByEar(1, obeys).said.filter(({ text }) => !/^Goal|medal/.test(text))
  expect(own.length).toBeGreaterThan(20)
  for (const [i, { text, at }] of own.entries()) {
    expect(countWords(text), text).toBeLessThanOrEqual(MAX_WORDS)
    expect(at - (own[i - 1]?.at ?? -2), text).toBeGreaterThanOrEqual(2)
  }
})
