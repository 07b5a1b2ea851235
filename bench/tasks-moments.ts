/** Measures the longest task at each moment when a game with levels has to generate or solve something. */
import type { Browser, Page } from '@playwright/test'
import { card, mainButton } from '../test-support/games/page.ts'
import type { PlayableGame } from '../test-support/games/playable-games.ts'
import { writeSave, type Save } from '../games/kit/save/save.ts'
import { saveAfterMoves, saveAtLevel, solveLevel, type SolvedLevel } from './solved-level.ts'
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

/** Performs a moment and records its longest task. */
type Measure = (moment: keyof Tasks, act: () => Promise<void>) => Promise<void>

/** A visit to the game's page, beginning with this save. */
interface Visit {
  readonly save: Save
  run(page: Page, address: string, measure: Measure): Promise<void>
}

/** Time for the warm-up layouts that follow the scenery and the deferred script. */
const OPENED_MS = 1000
/** A move, and the solver's work after it. */
const MOVED_MS = 700
/** Until a new round is shown and checked for dead ends. */
const BEGUN_MS = 1000
/** Daily boards are hardest on Sundays. */
const SUNDAY = '2026-11-15T12:00'
/** How many levels the save is behind the jump target. The picker already unlocks that far. */
const BEFORE = 2
const SOME_MOVES = 3

/** Solves the level once, here. The returned function plays every moment and reports its longest task. */
export async function openLevel(
  browser: Browser,
  origin: string,
  game: PlayableGame,
  level: number,
): Promise<() => Promise<Tasks>> {
  const { slug } = game
  const solved = await solveLevel(game, level)
  const visits = [
    continueRound(solved),
    jumpToLevel(level),
    winLevel(solved),
    playToday(),
    acceptChallenge(solved),
  ]
  return async () => {
    const tasks: Partial<Record<keyof Tasks, Tried<number>>> = {}
    const measure: Measure = async (moment, act) => {
      tasks[moment] = await weatherOf(() => longestTaskOf(browser, act))
    }
    for (const { save, run } of visits) {
      const { context, page } = await openPage(browser, 'unthrottled')
      await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
        `arcade.${slug}`,
        writeSave(save),
      ] as const)
      await run(page, `${origin}/${slug}`, measure)
      await context.close()
    }
    return tasks as Tasks
  }
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(
    () => performance.getEntriesByName('whole picture').length > 0 && document.adoptedStyleSheets.length > 0,
    undefined,
    { polling: 250 },
  )
  await page.waitForTimeout(OPENED_MS)
}

async function untilBegun(page: Page): Promise<void> {
  await card(page).waitFor({ state: 'hidden' })
  await page.waitForTimeout(BEGUN_MS)
}

const continueRound = (solved: SolvedLevel): Visit => ({
  save: saveAfterMoves(solved, 1),
  async run(page, address, measure) {
    const { game, actions, states } = solved
    const player = game.createPlayer?.()
    const press = async (key: string, ms = MOVED_MS) => {
      await page.keyboard.press(key)
      await page.waitForTimeout(ms)
    }
    await measure('reload', () => open(page, address))
    await measure('continue', async () => {
      await mainButton(page).click()
      await untilBegun(page)
    })
    await measure('hint', async () => {
      await page.keyboard.press('KeyH')
      await page.locator('.toast').waitFor()
      await page.waitForTimeout(MOVED_MS)
    })
    await measure('moves', async () => {
      for (let at = 1; at <= SOME_MOVES && at < actions.length - 1; at++) {
        for (const key of player?.keys(actions[at], states[at]) ?? []) await page.keyboard.press(key)
        await page.waitForTimeout(MOVED_MS)
      }
    })
    await measure('undo', () => press('KeyU'))
    // Once after a pause, and once before anything can have been prepared.
    await measure('restart', async () => {
      await press('KeyR')
      await press('KeyR', BEGUN_MS)
    })
  },
})

const jumpToLevel = (level: number): Visit => ({
  save: saveAtLevel(level - BEFORE),
  async run(page, address, measure) {
    await open(page, address)
    for (const name of ['Journey', 'Levels']) await page.getByRole('button', { name, exact: true }).click()
    const choice = page.getByRole('button', { name: new RegExp(`^Level ${level},`) })
    if (!(await choice.isVisible())) await page.getByRole('button', { name: 'Next pack' }).click()
    await measure('jump', async () => {
      await choice.click()
      await untilBegun(page)
    })
  },
})

const winLevel = (solved: SolvedLevel): Visit => ({
  save: saveAfterMoves(solved, solved.actions.length - 1),
  async run(page, address, measure) {
    const { game, actions, states } = solved
    await open(page, address)
    await mainButton(page).click()
    await card(page).waitFor({ state: 'hidden' })
    await measure('win', async () => {
      for (const key of game.createPlayer?.().keys(actions.at(-1), states.at(-2)) ?? [])
        await page.keyboard.press(key)
      await mainButton(page).waitFor()
      await page.waitForTimeout(MOVED_MS)
    })
    await measure('next', async () => {
      const later = page.getByRole('button', { name: 'Later' })
      if (await later.isVisible()) await later.click()
      await page.getByRole('button', { name: 'Next level' }).click()
      await untilBegun(page)
    })
  },
})

const playToday = (): Visit => ({
  save: saveAtLevel(2),
  async run(page, address, measure) {
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
    await measure('today', async () => {
      await page.getByRole('button', { name: 'Today' }).click()
      await untilBegun(page)
    })
  },
})

const acceptChallenge = ({ fragment }: SolvedLevel): Visit => ({
  save: saveAtLevel(2),
  async run(page, address, measure) {
    await measure('link', async () => {
      await open(page, address + fragment)
      await page.getByRole('button', { name: 'Play it' }).waitFor()
    })
    await measure('watch', async () => {
      await page.getByRole('button', { name: 'Watch' }).click()
      await page.waitForTimeout(BEGUN_MS)
    })
    await page.getByRole('button', { name: 'Close' }).click()
    await measure('accept', async () => {
      await page.getByRole('button', { name: 'Play it' }).click()
      await untilBegun(page)
    })
  },
})
