/** Plays a frame of Pool8 by link in any engine: one person at the page, the other in Node. */
import { challengeOf, codeOf } from '../../games/kit/deferred/challenge/link.ts'
import { codeIn, FRAGMENT } from '../../games/kit/fragment.ts'
import { checkTurn } from '../../games/kit/pages/turns/check-turn.ts'
import type { TurnLog } from '../../games/kit/pages/turns/turn-log.ts'
import { REPLAY_DEADLINE_MS } from '../../games/kit/save/limits.ts'
import { codeFor, MAKER, newFrameByLink, withTurn } from '../../games/kit/test/pool8-by-link.ts'
import { rules } from '../../games/pool8/rules.ts'
import { isAway, mayPlay, type Action, type State } from '../../games/pool8/rules/state.ts'
import { turns } from '../../games/pool8/turns.ts'
import { until } from '../machine.ts'
import { URLS } from '../servers.ts'
import { linkGiven, noteCopied, pressLabelled } from './challenge.ts'
import type { EngineDocument, Tab } from './engine.ts'
import { savedRound, slowTime, takeTime, turnTime } from './game.ts'

type Turn = TurnLog<State, Action>

/** Longer than the page waits before it saves a change, in ms. */
const SAVED = 1200
const MOST_WAITS = 200

/** On a busy machine a replay can exceed its deadline. The visitor may open the link once more. */
const LATE = 'takes too long to replay'
const MOST_TRIES = 10

/** What a replay may take in these tests. Its deadline has tests of its own, with a fake clock. */
const PATIENT_MS = 60_000

/** Gives replays more time: on a busy machine they would rightly be refused as too long. */
async function allowLongReplays(game: EngineDocument): Promise<void> {
  await slowTime(game)
  await game.evaluate(
    (deadline, patient) => {
      const { setTimeout } = globalThis
      const longer = (call: () => void, delay?: number, ...given: unknown[]) =>
        setTimeout(call, delay === deadline ? patient : delay, ...given)
      globalThis.setTimeout = longer as typeof setTimeout
    },
    REPLAY_DEADLINE_MS,
    PATIENT_MS,
  )
}

/** Opens the game in a tab of its own, which takes less time than its page. */
export async function openAlone(tab: Tab, games = URLS.games): Promise<void> {
  // An address that differs only in its fragment would not load again.
  await tab.goto('about:blank')
  await tab.goto(`${games}/pool8`)
  await until('the game', () => tab.evaluate(() => 'ready' in document.body.dataset))
  await allowLongReplays(tab)
}

/** Opens a link in a game that is open, and returns the first sentence on its card. */
export async function openTurn(game: EngineDocument, code: string): Promise<string> {
  for (let n = 1; ; n++) {
    await game.evaluate((hash) => {
      for (const lines of document.querySelectorAll('.challenge .lines')) lines.classList.add('seen')
      location.hash = hash
    }, `${FRAGMENT}${code}`)
    const text = await until('the card of the link', () =>
      game.evaluate(() => document.querySelector('.challenge .lines:not(.seen) p')?.textContent ?? null),
    )
    if (!text.includes(LATE) || n === MOST_TRIES) return text
    await game.evaluate(() => (location.hash = ''))
  }
}

const stateOf = async (game: EngineDocument) => (await savedRound(game, 'pool8'))?.state as State | undefined

/** Strikes as the cue is lined up, until the turn passes or the frame ends. */
async function strikeUntilAway(game: Tab): Promise<void> {
  for (let n = 0; n < MOST_WAITS; n++) {
    const state = await stateOf(game)
    if (!state || isAway(state) || state.winner !== null) return
    for (let press = 0; press < (mayPlay(state) ? 3 : 1); press++) {
      await game.press('Space')
      await turnTime(game, 100)
    }
    await turnTime(game, SAVED)
  }
  throw new Error('The turn does not pass.')
}

/** Plays the turn that is offered and returns the code of the answer. */
async function answer(game: Tab): Promise<string> {
  await noteCopied(game)
  await pressLabelled(game, 'Play')
  await takeTime(game)
  await turnTime(game, SAVED)
  await strikeUntilAway(game)
  await until('the card that sends the turn', async () => {
    await turnTime(game, 200)
    return game.evaluate(() =>
      [...document.querySelectorAll('[role=dialog] button')].some(
        ({ textContent }) => textContent === 'Send link',
      ),
    )
  })
  await pressLabelled(game, 'Send link')
  return codeIn(new URL(await linkGiven(game)).hash) ?? ''
}

/** Runs a check here without its deadlines, for the same reason. */
async function onStillClock<Result>(check: () => Promise<Result>): Promise<Result> {
  const { now } = performance
  const still = performance.now()
  performance.now = () => still
  try {
    return await check()
  } finally {
    performance.now = now
  }
}

/** Checks an answer as a device does that knows the frame so far. */
async function accepted(code: string, known: Turn): Promise<Turn> {
  const read = await challengeOf(MAKER, code, rules.isAction)
  const before = await challengeOf(MAKER, await codeFor(known), rules.isAction)
  const { age, ...turn } = await onStillClock(() => checkTurn(rules, turns, read, before))
  if (age !== 'new') throw new Error(`The answer is ${age}.`)
  return turn
}

/** Plays this many turns of each person, or to the end. Returns the frame, in whose log are all strokes. */
export async function playFrame(tab: Tab, seed: number, most: number, games?: string): Promise<Turn> {
  let frame = newFrameByLink(seed)
  for (let n = 0; n < most && frame.end.winner === null; n++) {
    frame = withTurn(frame, 'medium')
    await openAlone(tab, games)
    const text = await openTurn(tab, await codeFor(frame))
    if (!text.startsWith('Your friend ')) throw new Error(`The link is refused: ${text}`)
    if (frame.end.winner !== null) break
    frame = await accepted(await answer(tab), frame)
  }
  return frame
}

/** The code of a different game, or of a different version. */
const foreignCode = (maker: typeof MAKER, { seed, log, ticks }: Turn) =>
  codeOf(maker, { seed, level: turns.level, hinted: false, ticks, result: 0, log })

/** Codes that must be refused, by what is wrong with them, with the sentence that says so. */
export async function hostileCodes(seed: number): Promise<readonly (readonly [string, string, string])[]> {
  const frame = withTurn(newFrameByLink(seed), 'medium')
  const code = await codeFor(frame)
  const powerless = frame.log.map(([tick, action]) =>
    action.kind === 'shoot' ? ([tick, { ...action, power: 0 }] as const) : ([tick, action] as const),
  )
  return [
    ['forged', await codeFor({ ...frame, ticks: frame.ticks + 5 }), 'the rules do not allow'],
    ['with a stroke without power', await codeFor({ ...frame, log: powerless }), 'the rules do not allow'],
    ['shortened', code.slice(0, -20), 'damaged'],
    [
      'of a different game',
      await foreignCode({ slug: 'birdify', version: 1 }, frame),
      'for a different game',
    ],
    [
      'of a different version',
      await foreignCode({ ...MAKER, version: MAKER.version - 1 }, frame),
      'a different version',
    ],
  ]
}
