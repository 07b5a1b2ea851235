/** Every game in turns is played by somebody who hears what it says and presses keys, and knows nothing else of it. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { keyOf } from '../games/kit/play/shelf.ts'
import { FRESH_SAVE, writeSave } from '../games/kit/play/save.ts'
import { countWords, type ByEar } from '../games/kit/proof/listener.ts'
import { gameFolders } from '../workshop/folders.ts'
import { openListener as openEqualz } from '../games/equalz/proof/by-ear.ts'
import { expectAccessible, faultsOfCard } from './games/faults.ts'
import { pressByKeys } from './games/by-keys.ts'
import { albumIsThere, announcement, card, keptOf, openGame } from './games/page.ts'

/** Words that are said after a press: in the middle, and at most. */
const USUAL_WORDS = 12
const MOST_WORDS = 25
/** Keys that a listener presses, at most. */
const MOST_KEYS = 1500
const LEVELS = ['1', '2', '3']
/** Tenths of a second in which an answer comes. */
const MOST_WAITS = 100

const heardNow = async (page: Page) => ((await announcement(page)) ?? '').trim()

/**
 * What is said after a press. A hint is thought about first, in a worker, on no clock of ours; what moves comes to rest;
 * and after the last move of a round its card comes.
 */
async function pressAndHear(page: Page, key: string): Promise<string> {
  const before = await announcement(page)
  await page.keyboard.press(key)
  await page.clock.runFor(60)
  for (let n = 0; n < MOST_WAITS; n++) {
    const now = await announcement(page)
    if (now !== before) return heardNow(page)
    if (await card(page).isVisible()) break
    await page.clock.runFor(100)
    await page.waitForTimeout(5)
  }
  return ''
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

for (const { slug, path } of await gameFolders()) {
  const proof = join(path, 'proof', 'by-ear.ts')
  if (!existsSync(proof)) continue
  const { openListener, level = 1, isDone } = (await import(proof)) as ByEar<unknown>

  test(`${slug} is played by ear`, async ({ page }) => {
    test.slow()
    await page.addInitScript(([key, save]) => localStorage.getItem(key) ?? localStorage.setItem(key, save), [
      keyOf(slug),
      writeSave({ ...FRESH_SAVE, level }),
    ] as const)
    await openGame(page, slug)
    const transcript: string[] = []
    const listener = openListener()
    const counts: number[] = []
    const isEnough = async () => {
      const kept = await keptOf(page, slug)
      return isDone ? isDone(kept) : LEVELS.every((one) => kept.stars?.[one])
    }
    let heard = await pressAndHear(page, 'Enter')
    while (!(await card(page).isVisible()) || !(await isEnough())) {
      if (counts.length > MOST_KEYS)
        throw new Error(`Not in ${MOST_KEYS} keys: ${transcript.slice(-30).join('\n')}`)
      const key = (await card(page).isVisible()) ? 'Enter' : listener.next(heard)
      heard = await pressAndHear(page, key)
      transcript.push(`${key}: ${heard}`)
      // What a round came to is on its card, which is read as any card is.
      if (!(await card(page).isVisible())) counts.push(countWords(heard))
    }
    test.info().annotations.push({ type: 'transcript', description: transcript.join('\n') })
    expect(median(counts), 'words after a press').toBeLessThanOrEqual(USUAL_WORDS)
    expect(Math.max(...counts), transcript[counts.indexOf(Math.max(...counts))]).toBeLessThanOrEqual(
      MOST_WORDS,
    )
  })
}

test('what was said can be asked for again, also on a card; a level’s result is its card’s description', async ({
  page,
}) => {
  await openGame(page, 'equalz')
  await albumIsThere(page)
  await pressAndHear(page, 'Enter')
  const hear = async (key: string) => {
    await page.keyboard.press(key)
    return announcement(page)
  }
  const [once, twice] = [await hear('KeyO'), await hear('KeyO')]
  expect(once).toBe('2, no mark. Row 2, column 2.')
  expect(twice, 'the same text once more is another text, or nobody hears it').not.toBe(once)
  expect(twice?.trim()).toBe(once)
  expect(await hear('KeyL')).toBe('Nothing has happened yet.')
  expect(await hear('KeyT')).toBe('Level 1, 0 moves, par 1. 3 by 3, 4 of 6 lines true.')
  const board = page.getByRole('list', { name: 'Board' }).getByRole('listitem')
  const lines = await board.allTextContents()
  expect(lines).toHaveLength(6)
  const read: string[] = []
  for (const _ of lines) read.push((await hear('KeyV')) ?? '')
  expect(read).toEqual(lines)

  await pressAndHear(page, 'KeyX')
  const wrong = await pressAndHear(page, 'KeyX')
  expect(wrong).toMatch(/^Struck 2 in row 2, column 2\. Row 2 not true\./)
  expect((await board.allTextContents())[1]).toContain('2 struck')
  expect(wrong).toContain(((await hear('KeyL')) ?? '').trim())
  await page.keyboard.press('Escape')
  await page.clock.runFor(50)
  await expect(card(page)).toContainText('O where, L last, T task, V board')
  await pressByKeys(page, 'Listen')
  await expect(card(page)).toContainText('2, struck out. Row 2, column 2.')
  await expect(card(page)).toContainText(lines[0] ?? '')
  expect(await faultsOfCard(page)).toEqual([])
  await expectAccessible(page, 'Listen')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.clock.runFor(50)
  await hear('KeyU')
  const listener = openEqualz()
  for (let heard = ''; !(await card(page).isVisible());)
    heard = await pressAndHear(page, listener.next(heard))
  await expect(card(page)).toHaveAccessibleDescription(/2 of 3 stars.*Level 1 done.*1 move, par 1/)
  await page.keyboard.press('Enter')
  await page.clock.runFor(50)
  expect(await hear('KeyL'), 'in the next level').toBe('Nothing has happened yet.')
})
