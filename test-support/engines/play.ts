/** Plays a game in any engine, with keys or pointer. */
import { keyToTry, pauseAfter, touchToTry } from '../games/attempts.ts'
import { SEED } from '../games/page.ts'
import { progressOf } from '../games/play.ts'
import type { PlayableGame } from '../games/playable-games.ts'
import type { Tab } from './engine.ts'
import { announcement, mainButton, savedRound, screenOf, turnTime } from './game.ts'
import { expect } from './test.ts'

export interface InputMethod {
  readonly name: string
  /** Makes the nth attempt of a player without a plan. */
  attempt(tab: Tab, n: number): Promise<void>
  /** Performs an action as a player who knows the game would. */
  carryOut(tab: Tab, player: PagePlayer, action: unknown, state: unknown): Promise<void>
}

type PagePlayer = ReturnType<NonNullable<PlayableGame['createPlayer']>>

export const keys: InputMethod = {
  name: 'keys',
  async attempt(tab, n) {
    await tab.press(keyToTry(n))
    await turnTime(tab, pauseAfter(n))
  },
  async carryOut(tab, player, action, state) {
    for (const code of player.keys(action, state)) {
      await tab.press(code)
      await turnTime(tab, 50)
    }
  },
}

export const pointer: InputMethod = {
  name: 'pointer',
  async attempt(tab, n) {
    await tab.point(touchToTry(n, await screenOf(tab)))
    await turnTime(tab, pauseAfter(n))
  },
  async carryOut(tab, player, action, state) {
    for (const path of player.touches(action, state, await screenOf(tab))) {
      await tab.point(path)
      await turnTime(tab, 50)
    }
  },
}

/** Plays on with either input: by the rules if the game has a scripted player, otherwise without a plan. */
export function openPlay(tab: Tab, game: PlayableGame): (hand: InputMethod) => Promise<void> {
  if (!game.createPlayer) return (hand) => playUntilProgress(tab, hand)
  const expert = openExpert(tab, game, game.createPlayer())
  return async (hand) => {
    for (let n = 0; n < 2; n++) await expert.playGoodMove(hand)
  }
}

/** Plays by the rules. After every move the page must have saved the state that the rules predict. */
function openExpert(tab: Tab, { slug, rules, levels }: PlayableGame, player: PagePlayer) {
  let level = 1

  /** Waits for the player's turn, through level ends and animations. */
  async function nextTurn(): Promise<{ state: unknown; action: unknown }> {
    for (let n = 0; n < 40; n++) {
      const main = await mainButton(tab)
      if (main !== null) await tab.press('Enter')
      // An end card that has just appeared ignores keys.
      if (main === 'Next level' && (await mainButton(tab)) !== main) level++
      const state = (await savedRound(tab, slug))?.state ?? rules.start(SEED, level)
      const action = (player.choose ?? levels?.hint)?.(state)
      if (main === null && action !== undefined) return { state, action }
      await turnTime(tab, 500)
    }
    throw new Error(`Nobody knows what to do in ${slug}. It says "${await announcement(tab)}".`)
  }

  return {
    async playGoodMove(hand: InputMethod): Promise<void> {
      const { state, action } = await nextTurn()
      await hand.carryOut(tab, player, action, state)
      await turnTime(tab, rules.tick ? 1500 : 600)
      const after = (await savedRound(tab, slug))?.state
      const what = `after ${JSON.stringify(action)} by ${hand.name}`
      if (rules.tick) return expect(after, what).not.toEqual(state)
      const due = rules.act(state, action)
      if (rules.outcome(due) === 'playing') return expect(after, what).toEqual(due)
      for (let n = 0; n < 8 && (await mainButton(tab)) === null; n++) await turnTime(tab, 500)
      expect(await mainButton(tab), `${what}, which ends the level`).toMatch(/Next level|Play again|Wear it/)
    },
  }
}

const progressIn = (tab: Tab) =>
  progressOf({
    pill: () => tab.evaluate(() => document.querySelector('.pill b')?.textContent ?? ''),
    ask: (key) => tab.press(key),
    said: () => announcement(tab),
  })

async function playUntilProgress(tab: Tab, hand: InputMethod, attempts = 120): Promise<void> {
  const before = await progressIn(tab)
  for (let n = 0; n < attempts; n++) {
    if ((await mainButton(tab)) !== null) await tab.press('Enter')
    await hand.attempt(tab, n)
    if ((await progressIn(tab)) !== before) return
  }
  throw new Error(
    `${attempts} attempts by ${hand.name} changed nothing. The live region says "${await announcement(tab)}".`,
  )
}

/** Pauses a round that has something to save. If the last one has just ended, plays a new one for a moment. */
export async function pauseRound(tab: Tab, slug: string): Promise<void> {
  for (let n = 0; n < 20; n++) {
    await tab.press('Escape')
    const main = await mainButton(tab)
    if (main === 'Resume' && (await savedRound(tab, slug))) return
    if (main !== null) await tab.press('Enter')
    await keys.attempt(tab, n)
  }
  throw new Error(`No round of ${slug} could be paused.`)
}
