/** Plays a round to its end in the built game in Chromium, and returns the link from its Challenge button. */
import { pressLabelled } from '../test-support/engines/challenge.ts'
import type { Tab } from '../test-support/engines/engine.ts'
import { mainButton, savedRound, takeTime, turnTime } from '../test-support/engines/game.ts'
import { keys, pointer } from '../test-support/engines/play.ts'
import { SEED } from '../test-support/games/page.ts'
import type { PlayableGame } from '../test-support/games/playable-games.ts'
import { until } from '../test-support/machine.ts'
import { countOf, type Stats } from '../games/kit/round/stats.ts'

/** Maximum number of actions before a round counts as stuck. */
const MOST = 1500
/** Levels played; the last one is shared, because level 1 may be a single move. */
const LEVELS = 3
/** Game time in ms that passes after a move, so that animations and physics can finish. */
const AFTER_MOVE = { ticks: 1500, turns: 600 }

export interface Shared {
  /** The text that is shared with the link. */
  readonly words: string
  readonly link: string
}

async function roundsEnded(tab: Tab, slug: string): Promise<number> {
  const text = await tab.evaluate((key) => localStorage.getItem(key) ?? '{}', `arcade.${slug}`)
  return countOf({ totals: {}, ...(JSON.parse(text) as Partial<Stats>) }, 'rounds')
}

/** Starts a round, then restarts it, because the first one draws its seed before the tests can set it. */
async function begin(tab: Tab, address: string): Promise<void> {
  await tab.resize(480, 720)
  await tab.goto(address)
  // The deferred script creates the link of a finished round.
  await until('the game and its deferred script', () =>
    tab.evaluate(() => 'ready' in document.body.dataset && document.adoptedStyleSheets.length > 0),
  )
  await takeTime(tab)
  await tab.press('Enter')
  await turnTime(tab, 100)
  await tab.press('Escape')
  await pressLabelled(tab, 'Restart')
  await turnTime(tab, 100)
}

/** Performs the next action: by the rules where the game provides a player, otherwise without a strategy. */
function createHand(tab: Tab, { slug, rules, levels, createPlayer }: PlayableGame) {
  const player = createPlayer?.()
  return async (n: number, level: number): Promise<void> => {
    // Alternates between keys and pointer, so that the shared round contains both.
    if (!player) return (n % 2 === 0 ? keys : pointer).attempt(tab, n)
    const state = (await savedRound(tab, slug))?.state ?? rules.start(SEED, level)
    const moves = rules.moves(state)
    // In an endless game a good player would play for hours.
    const action = levels
      ? (player.choose ?? levels.hint)?.(state)
      : moves[(n * 7) % Math.max(1, moves.length)]
    if (action !== undefined) await keys.carryOut(tab, player, action, state)
    await turnTime(tab, rules.tick ? AFTER_MOVE.ticks : AFTER_MOVE.turns)
    if (rules.tick || action === undefined || rules.outcome(rules.act(state, action)) === 'playing') return
    // A press during the last move's animation would skip the end card.
    while ((await roundsEnded(tab, slug)) < level) await turnTime(tab, AFTER_MOVE.turns)
  }
}

/** Returns the copied text by pasting it into an empty page, as into a chat. */
async function pasted(tab: Tab): Promise<string> {
  await tab.goto('about:blank')
  await tab.evaluate(() => {
    document.body.append(document.createElement('textarea'))
    document.querySelector('textarea')?.focus()
  })
  await tab.press('Control+KeyV')
  return until('the copied text', () =>
    tab.evaluate(() => document.querySelector('textarea')?.value || undefined),
  )
}

/** Waits without pressing anything, because a press would skip to the next round. */
const awaitEndCard = (tab: Tab) =>
  until('the end card', async () => {
    if ((await mainButton(tab)) !== null) return true
    await turnTime(tab, 500)
    return undefined
  })

export async function playAndShare(tab: Tab, game: PlayableGame, address: string): Promise<Shared> {
  const { slug, levels } = game
  const rounds = levels && !levels.names ? LEVELS : 1
  await begin(tab, address)
  const act = createHand(tab, game)
  for (let n = 0, level = 1; ; n++) {
    if (n > MOST) throw new Error(`${MOST} attempts did not end a round of ${slug}.`)
    await act(n, level)
    if ((await roundsEnded(tab, slug)) < level) continue
    await awaitEndCard(tab)
    if (level === rounds) break
    level++
    await pressLabelled(tab, 'Next level')
    await turnTime(tab, 500)
  }
  await pressLabelled(tab, 'Challenge')
  await pressLabelled(tab, 'Share link')
  await until('the link to be copied', () =>
    tab.evaluate(() => /Link copied/.test(document.querySelector('.challenge .lines')?.textContent ?? '')),
  )
  const complaints = await tab.complaints()
  if (complaints.length > 0) throw new Error(`${slug} complains: ${complaints.join('; ')}`)
  const text = await pasted(tab)
  const [, words = '', link = ''] = /^(.+) Can you do better\? (\S+)$/.exec(text) ?? []
  return { words, link }
}
