/** Measures the longest task at each moment when a game with levels has to generate or solve something. */
import type { Browser, Page } from '@playwright/test'
import { fragmentOf, playRound } from '../test-support/games/challenge.ts'
import { card, mainButton } from '../test-support/games/page.ts'
import type { PlayableGame } from '../test-support/games/playable-games.ts'
import type { Challenge } from '../games/kit/deferred/challenge/link.ts'
import { FRESH_SAVE, writeSave, type Round, type Save } from '../games/kit/save/save.ts'
import { openPage } from './start-visit.ts'
import { longestTaskOf } from './trace.ts'
import { weatherOf, type Tried } from './weather.ts'

export const MOMENTS = [
  'reload',
  'continue',
  'hint',
  'moves',
  'undo',
  'restart',
  'jump',
  'win',
  'next',
  'today',
  'link',
  'watch',
  'accept',
] as const

/** Times in ms. */
export type Tasks = Readonly<Record<(typeof MOMENTS)[number], Tried<number>>>

/** Time for the warm-up layouts that follow the scenery and the deferred script. */
const OPENED_MS = 1000
/** A move, and the solver's work after it. */
const MOVED_MS = 700
/** Until a new round is shown and checked for dead ends. */
const BEGUN_MS = 1000
/** Daily boards are hardest on Sundays. */
const SUNDAY = '2026-11-15T12:00'
/** Following the hints does not win with every seed. */
const MOST_SEEDS = 60
/** How many levels the save is behind the jump target. The picker already unlocks that far. */
const BEFORE = 2
const SOME_MOVES = 3

/** Finds a round of this level that is won by following its hints. */
function wonRound(
  game: PlayableGame,
  level: number,
): Challenge<unknown> & { log: readonly (readonly [number, unknown])[] } {
  const { slug, rules, levels } = game
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    const { challenge, end } = playRound(game, { seed, level }, (state) => levels?.hint?.(state))
    if (rules.outcome(end) === 'won') return { ...challenge, log: challenge.log ?? [] }
  }
  throw new Error(`Level ${level} of ${slug} is not won along its hints with any of ${MOST_SEEDS} seeds.`)
}

/** Solves the level once, here. The returned function plays every moment and reports its longest task. */
export async function openLevel(
  browser: Browser,
  origin: string,
  game: PlayableGame,
  level: number,
): Promise<() => Promise<Tasks>> {
  const { slug, rules, createPlayer } = game
  const won = wonRound(game, level)
  const { seed } = won
  const actions = won.log.map(([, action]) => action)
  const states = [rules.start(seed, level)]
  for (const action of actions) states.push(rules.act(states.at(-1), action))
  const fragment = await fragmentOf(game, won)

  const stars = (below: number) => Object.fromEntries(Array.from({ length: below - 1 }, (_, i) => [i + 1, 3]))
  const reached = (at: number): Save => ({
    ...FRESH_SAVE,
    level: at,
    stars: stars(at),
    totals: { rounds: at },
  })
  /** The same save with a round after `done` moves. */
  function playing(done: number): Save {
    const round: Round = {
      game: game.game.version ?? 1,
      seed,
      level,
      state: states[done],
      actions: actions.slice(0, done),
    }
    return { ...reached(level), round }
  }

  async function visit(save: Save, live: (page: Page, address: string) => Promise<void>): Promise<void> {
    const { context, page } = await openPage(browser, 'unthrottled')
    await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
      `arcade.${slug}`,
      writeSave(save),
    ] as const)
    await live(page, `${origin}/${slug}`)
    await context.close()
  }

  async function open(page: Page, address: string): Promise<void> {
    await page.goto(address)
    await page.waitForFunction(
      () =>
        performance.getEntriesByName('whole picture').length > 0 && document.adoptedStyleSheets.length > 0,
      undefined,
      { polling: 250 },
    )
    await page.waitForTimeout(OPENED_MS)
  }

  return async () => {
    const tasks: Partial<Record<keyof Tasks, Tried<number>>> = {}
    const during = async (moment: keyof Tasks, act: () => Promise<void>) => {
      tasks[moment] = await weatherOf(() => longestTaskOf(browser, act))
    }

    await visit(playing(1), async (page, address) => {
      const player = createPlayer?.()
      const press = async (key: string, ms = MOVED_MS) => {
        await page.keyboard.press(key)
        await page.waitForTimeout(ms)
      }
      await during('reload', () => open(page, address))
      await during('continue', async () => {
        await mainButton(page).click()
        await card(page).waitFor({ state: 'hidden' })
        await page.waitForTimeout(BEGUN_MS)
      })
      await during('hint', async () => {
        await page.keyboard.press('KeyH')
        await page.locator('.toast').waitFor()
        await page.waitForTimeout(MOVED_MS)
      })
      await during('moves', async () => {
        for (let at = 1; at <= SOME_MOVES && at < actions.length - 1; at++) {
          for (const key of player?.keys(actions[at], states[at]) ?? []) await page.keyboard.press(key)
          await page.waitForTimeout(MOVED_MS)
        }
      })
      await during('undo', () => press('KeyU'))
      // Once after a pause, and once before anything can have been prepared.
      await during('restart', async () => {
        await press('KeyR')
        await press('KeyR', BEGUN_MS)
      })
    })

    await visit(reached(level - BEFORE), async (page, address) => {
      await open(page, address)
      await page.getByRole('button', { name: 'Levels' }).click()
      const choice = page.getByRole('button', { name: new RegExp(`^Level ${level},`) })
      if (!(await choice.isVisible())) await page.getByRole('button', { name: 'Next pack' }).click()
      await during('jump', async () => {
        await choice.click()
        await card(page).waitFor({ state: 'hidden' })
        await page.waitForTimeout(BEGUN_MS)
      })
    })

    await visit(playing(actions.length - 1), async (page, address) => {
      await open(page, address)
      await mainButton(page).click()
      await card(page).waitFor({ state: 'hidden' })
      await during('win', async () => {
        for (const key of createPlayer?.().keys(actions.at(-1), states.at(-2)) ?? [])
          await page.keyboard.press(key)
        await mainButton(page).waitFor()
        await page.waitForTimeout(MOVED_MS)
      })
      await during('next', async () => {
        await page.getByRole('button', { name: 'Next level' }).click()
        await card(page).waitFor({ state: 'hidden' })
        await page.waitForTimeout(BEGUN_MS)
      })
    })

    await visit(reached(2), async (page, address) => {
      await page.addInitScript((now) => {
        const Clock = Date
        Object.assign(globalThis, {
          Date: class extends Clock {
            constructor(...given: [string]) {
              super(...(given.length ? given : ([now] as [string])))
            }
          },
        })
      }, SUNDAY)
      await open(page, address)
      await during('today', async () => {
        await page.getByRole('button', { name: 'Today' }).click()
        await card(page).waitFor({ state: 'hidden' })
        await page.waitForTimeout(BEGUN_MS)
      })
    })

    await visit(reached(2), async (page, address) => {
      await during('link', async () => {
        await open(page, address + fragment)
        await page.getByRole('button', { name: 'Play it' }).waitFor()
      })
      await during('watch', async () => {
        await page.getByRole('button', { name: 'Watch' }).click()
        await page.waitForTimeout(BEGUN_MS)
      })
      await page.getByRole('button', { name: 'Close' }).click()
      await during('accept', async () => {
        await page.getByRole('button', { name: 'Play it' }).click()
        await card(page).waitFor({ state: 'hidden' })
        await page.waitForTimeout(BEGUN_MS)
      })
    })
    return tasks as Tasks
  }
}
