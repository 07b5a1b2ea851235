import { describe, expect, test } from 'vitest'
import { challengeOf, DAMAGED } from '../deferred/challenge/link.ts'
import { checkTurn, CUT, FORGED, REWRITTEN } from '../pages/turns/check-turn.ts'
import { replayOf, type TurnLog } from '../pages/turns/turn-log.ts'
import { replaying } from '../replay/replay-to-end.ts'
import type { LogEntry } from '../replay/log.ts'
import { runToEnd } from '../replay/slicing.ts'
import { session } from '../round/session.ts'
import { MOST_CODE_CHARS } from '../save/limits.ts'
import { rules } from '../../pool8/rules.ts'
import { BY_LINK } from '../../pool8/rules/choices.ts'
import { type Action, isAway, mayPlay, ownSeat, type State } from '../../pool8/rules/state.ts'
import { turns } from '../../pool8/turns.ts'
import { codeFor, condensed, MAKER, newFrameByLink, withTurn } from './pool8-by-link.ts'

type Log = readonly LogEntry<Action>[]

const frames: TurnLog<State, Action>[] = [newFrameByLink(4)]
for (let last = frames[0]; last?.end.winner === null;) frames.push((last = withTurn(last, 'medium')))
const [, first, second, third] = frames as [unknown, ...TurnLog<State, Action>[]]
const whole = frames.at(-1) as TurnLog<State, Action>

const read = async (frame: TurnLog<State, Action>) => challengeOf(MAKER, await codeFor(frame), rules.isAction)
const challenge = (log: Log, ticks: number, level = BY_LINK) => ({
  seed: 4,
  level,
  hinted: false,
  ticks,
  result: 0,
  log,
})
const reasonOf = (log: Log, ticks: number, known?: TurnLog<State, Action>, level?: number) =>
  checkTurn(rules, turns, challenge(log, ticks, level), known && challenge(known.log, known.ticks)).then(
    ({ age }) => age,
    ({ message }: Error) => message,
  )

describe('a frame by link', () => {
  test('goes back and forth until it is over, and is the same on both sides', async () => {
    expect(frames.length).toBeGreaterThan(4)
    for (const [i, frame] of frames.entries()) {
      if (i === 0) continue
      const code = await codeFor(frame)
      expect(code.length).toBeLessThan(MOST_CODE_CHARS / 4)
      const { age, end } = await checkTurn(
        rules,
        turns,
        await read(frame),
        i > 1 ? await read(frames[i - 1] as TurnLog<State, Action>) : undefined,
      )
      expect([age, end]).toEqual(['new', frame.end])
    }
    expect(whole.end.winner).not.toBeNull()
  })

  test('is sent without the waiting, the changes of mind and the speed of the one who played', () => {
    const played = session(rules, { seed: 4, level: BY_LINK }, false)
    played.act({ kind: 'place', x: 40, y: 40 })
    played.pass(0.2)
    for (const [, action] of first?.log ?? []) {
      if (action.kind === 'hurry') continue
      played.pass(0.1)
      played.act(action)
      while (played.state.stroke) played.pass(1 / 60)
    }
    expect(isAway(played.state)).toBe(true)
    expect(condensed(4, played.log ?? [])).toEqual(first)
    expect({ ...played.state, hits: [] }).toEqual({ ...first?.end, hits: [] })
  })

  test('is played by each person on their own side only', () => {
    const state = rules.act(first?.end as State, turns.join)
    expect(ownSeat(state)).toBe(1)
    expect([mayPlay(first?.end as State), mayPlay(state)]).toEqual([false, true])
    expect(rules.fits?.(JSON.parse(JSON.stringify(state)))).toBe(true)
    expect(rules.outcome({ ...state, winner: 0 })).toBe('lost')
    expect(rules.outcome({ ...state, winner: 1 })).toBe('won')
  })

  test('shows the last turn at its true speed, from the other side', () => {
    const replay = replayOf(rules, turns, second as TurnLog<State, Action>)
    const { end } = runToEnd(replaying(rules, replay))
    expect(end.motion).toEqual(second?.end.motion)
    expect(ownSeat(end)).toBe(0)
    expect(ownSeat(runToEnd(replaying(rules, replayOf(rules, turns, whole))).end)).toBe(
      whole.turn.seat === 0 ? 1 : 0,
    )
  })
})

describe('a link', () => {
  const { log = [], ticks = 0 } = second ?? {}
  const changed = (by: (action: Action) => Action): Log =>
    log.map(([tick, action], i) => [tick, i === log.length - 2 ? by(action) : action])

  test('that was opened before, or belongs to an earlier turn, is recognised', async () => {
    expect(await reasonOf(log, ticks, second)).toBe('known')
    expect(await reasonOf(log, ticks, third)).toBe('old')
    expect(await reasonOf(log, ticks, first)).toBe('new')
  })

  test('that does not go on from the known strokes is refused', async () => {
    const other = withTurn(newFrameByLink(4), 'easy')
    expect(await reasonOf(log, ticks, other)).toBe(REWRITTEN)
  })

  test.each<readonly [string, Log, number, string]>([
    ['without strokes', [], 0, DAMAGED],
    ['that ends later than its strokes', log, ticks + 1, FORGED],
    ['that waits', log.map(([tick, action]) => [tick + 5, action]), ticks + 5, FORGED],
    ['with a stroke that the rules refuse', changed((a) => ({ ...a, power: 0 }) as Action), ticks, FORGED],
    [
      'with a ball placed where it may not be',
      [...log, [ticks, { kind: 'place', x: 1, y: 1 }]],
      ticks,
      FORGED,
    ],
    ['that takes the other seat', [[0, { kind: 'join' }], ...log], ticks, FORGED],
  ])('%s is refused', async (_, forged, until, reason) => {
    expect(await reasonOf(forged, until)).toBe(reason)
  })

  test('of a different level is refused', async () => {
    expect(await reasonOf(log, ticks, undefined, 1)).toBe(DAMAGED)
  })

  test('that is cut within a turn is refused', async () => {
    const long = frames.find(({ turn }) => turn.actions.filter(({ kind }) => kind === 'shoot').length > 1)
    const shots = long?.log.filter(([, { kind }]) => kind !== 'hurry') ?? []
    const cut = condensed(4, shots.slice(0, -1))
    expect(await reasonOf(cut.log, cut.ticks)).toBe(CUT)
  })
})

test('the card tells the turn and the task', () => {
  for (const frame of frames.slice(1, -1)) {
    const [did = '', task = ''] = turns.words(frame.turn.start, frame.end)
    expect(did).toMatch(/^Your friend (potted|made a foul|played)[^.]*\.$/)
    expect(task).toMatch(/^(The table is open|You play (solids|stripes|the eight))/)
  }
  expect(turns.words(whole.turn.start, whole.end).join(' ')).toMatch(
    /(You win|Your friend wins) the frame\.$/,
  )
})
