/** Teaches an element in play: in real time the round waits, in turns the next press goes on. */
import { expect, test, type Page } from '@playwright/test'
import { elements } from '../games/stack-builder/test/elements.ts'
import { game } from '../games/stack-builder/game.ts'
import { lessons as towerLessons } from '../games/stack-builder/lessons.ts'
import { lessons as gardenLessons } from '../games/hex-garden/lessons.ts'
import { greedy } from '../games/hex-garden/test/people.ts'
import { game as garden } from '../games/hex-garden/game.ts'
import type { Lesson } from '../games/kit/lessons.ts'
import { lessonKey } from '../games/kit/play/lessons.ts'
import { keyOf } from '../games/kit/save/storage.ts'
import { FRESH_SAVE, writeSave, type Round } from '../games/kit/save/save.ts'
import {
  card,
  collectComplaints,
  keptOf,
  mainButton,
  openGame,
  runUntilDeferredIsThere,
} from '../test-support/games/page.ts'

type NamedLesson = Pick<Lesson<never>, 'id'>

const lessonOf = (page: Page) => page.getByRole('note')

/** Opens a game with this round, and continues it. The only lesson that is not learnt yet is `id`. */
async function resume(page: Page, slug: string, round: Round, lessons: readonly NamedLesson[], id: string) {
  const learnt = lessons.filter((lesson) => lesson.id !== id)
  const totals = Object.fromEntries(learnt.map((lesson) => [lessonKey(lesson), 1]))
  await page.addInitScript(([key, save]) => localStorage.getItem(key) ?? localStorage.setItem(key, save), [
    keyOf(slug),
    writeSave({ ...FRESH_SAVE, totals, round }),
  ] as const)
  await openGame(page, slug)
  await runUntilDeferredIsThere(page)
  await mainButton(page).click()
}

async function runUntilLesson(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(100)
    await expect(lessonOf(page)).toBeVisible({ timeout: 50 })
  }).toPass({ intervals: [10] })
}

const stored = async (page: Page, slug: string) => (await keptOf(page, slug)).round?.ticks

test('Stack Builder waits for a lesson, and the press that ends it drops no slab', async ({ page }) => {
  const complaints = collectComplaints(page)
  const slug = 'stack-builder'
  const state = elements['keystone']?.()
  const round = { game: game.version ?? 1, seed: 1, level: 1, state, actions: [], ticks: 400 }
  await resume(page, slug, round, towerLessons, 'keystone')
  await runUntilLesson(page)
  await expect(lessonOf(page)).toContainText('Keystone')
  await expect(page.getByRole('status')).toContainText('Land a keystone exactly')

  // The round is stored every second, so two equal counts are one and the same tick.
  await page.clock.runFor(1500)
  const waiting = await stored(page, slug)
  await page.clock.runFor(2000)
  expect(await stored(page, slug)).toBe(waiting)

  await page.keyboard.press('Space')
  await expect(lessonOf(page)).toHaveCount(0)
  await page.clock.runFor(2500)
  expect(await stored(page, slug)).toBeGreaterThan(waiting ?? 0)
  // Six storeys, as before the press.
  await expect(page.locator('.pill')).toHaveText(/^6/)
  expect((await keptOf(page, slug)).totals).toMatchObject({ 'lesson-keystone': 1 })

  await page.keyboard.press('KeyP')
  await page.clock.runFor(500)
  for (const name of ['More', 'Help']) {
    await card(page).getByRole('button', { name, exact: true }).click()
    await page.clock.runFor(500)
  }
  await expect(card(page)).toContainText('Land a keystone exactly')
  expect(complaints).toEqual([])
})

test('Hex Garden teaches the bee when it is dealt, until the next press', async ({ page }) => {
  const slug = 'hex-garden'
  const bee = gardenLessons.find(({ id }) => id === 'bee')
  const actions: unknown[] = []
  let state = garden.rules.start(3, 1)
  while (bee?.at(state) === undefined) {
    const planting = greedy(state)
    if (!planting) throw new Error('No bee was dealt.')
    state = garden.rules.act(state, planting)
    actions.push(planting)
  }
  const round = { game: garden.version ?? 1, seed: 3, level: 1, state, actions }
  await resume(page, slug, round, gardenLessons, 'bee')
  await runUntilLesson(page)
  await expect(lessonOf(page)).toContainText('A bee doubles')
  await page.clock.runFor(1000)
  await page.keyboard.press('ArrowRight')
  await expect(lessonOf(page)).toHaveCount(0)
  expect((await keptOf(page, slug)).totals).toMatchObject({ 'lesson-bee': 1 })

  // Never twice.
  await page.reload()
  await runUntilDeferredIsThere(page)
  await mainButton(page).click()
  await page.clock.runFor(3000)
  await expect(lessonOf(page)).toHaveCount(0)
})
