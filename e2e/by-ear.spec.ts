/**
 * Plays turn-based games with only their announcements: all by keyboard, three by a touch screen reader's buttons, three
 * by one switch. `npm run bench full-tests` plays longer; unit tests (`levels-by-ear.test.ts`) play later levels, too.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import type { Lesson } from '../games/kit/lessons.ts'
import { keyOf } from '../games/kit/save/storage.ts'
import { FRESH_SAVE, writeSave } from '../games/kit/save/save.ts'
import { countWords, type ByEar } from '../games/kit/test/listener.ts'
import { sized } from '../games/kit/test/size.ts'
import { gameFolders } from '../tools/folders.ts'
import { createListener as openEqualz } from '../games/equalz/test/by-ear.ts'
import { expectAccessible, faultsOfCard } from '../test-support/games/faults.ts'
import { pressByKeys, untilReadable } from '../test-support/games/by-keys.ts'
import { announcement, card, keptOf, openGame, runUntilDeferredIsThere } from '../test-support/games/page.ts'

/** Limits on the words announced after a key press: median and maximum. */
const USUAL_WORDS = 12
const MOST_WORDS = 25
/** Gives up after this many key presses. */
const MOST_KEYS = 1500
const LEVELS = sized(['1', '2', '3'], ['1'])
/** Potted balls, in a game whose rounds are long. */
const POTS = sized(Infinity, 2)
/** How long to wait for an announcement: ten short steps, then long ones, in ms of game time. */
const [SHORT_WAIT, LONG_WAIT] = [100, 250]
const MOST_WAITS = 50

/** Reads the last announcement and whether a card is open. */
const listenTo = (page: Page) =>
  page.evaluate(() => ({
    said: document.querySelector('[role=status]')?.textContent ?? '',
    isCovered: document.querySelector('[role=dialog]') !== null,
  }))

interface Heard {
  /** Empty if nothing new was announced. */
  readonly text: string
  readonly said: string
  readonly isCovered: boolean
}

/**
 * Presses a key and waits for an announcement or a card. Hints are computed in a worker, which ignores the fake clock;
 * moving pieces must come to rest; and the card follows the last move of a round.
 */
async function pressAndHear(
  page: Page,
  key: string,
  before = '',
  press = (code: string) => page.keyboard.press(code),
): Promise<Heard> {
  await press(key)
  for (let n = 0; ; n++) {
    await page.clock.runFor(n === 0 ? 60 : n < 10 ? SHORT_WAIT : LONG_WAIT)
    const now = await listenTo(page)
    const text = now.said === before ? '' : now.said.trim()
    if (text || now.isCovered || n === MOST_WAITS) return { ...now, text }
  }
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** The buttons that do the same as keys. */
const BUTTONS: Readonly<Record<string, string>> = {
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  Space: 'Choose',
  Backspace: 'Step back',
  KeyH: 'Hint',
  KeyO: 'Where am I?',
  KeyT: 'What to do?',
  KeyV: 'Read the board',
}

/** Presses the button that a touch screen reader offers for a key; on a card the main one. */
async function pressButton(page: Page, key: string): Promise<void> {
  const main = card(page).locator('.main')
  const button = key === 'Enter' ? main : page.getByRole('button', { name: BUTTONS[key] ?? '', exact: true })
  await button.dispatchEvent('click')
}

/** More stops than the moves and the bar have. */
const MOST_STOPS = 20
/** Longer than the wait that presses a button: see kit/deferred/scanning.ts. */
const CHOSEN_AFTER = 1600

/** Presses only Space: until the button for a key has the focus, then waits. On a card the main button has it. */
async function pressBySwitch(page: Page, key: string): Promise<void> {
  const name = BUTTONS[key] ?? ''
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Space')
    const isThere = await page.evaluate(
      (wanted) => {
        const focused = document.activeElement
        const label = focused?.getAttribute('aria-label') ?? focused?.textContent
        return wanted ? label === wanted : focused?.classList.contains('main')
      },
      key === 'Enter' ? '' : name,
    )
    if (isThere) return page.clock.runFor(CHOSEN_AFTER)
  }
  throw new Error(`The switch does not lead to the button "${name}".`)
}

/** Asked on every card and after every press. */
type IsEnough = (heard: Heard) => Promise<boolean>

type WithLessons<State> = ByEar<State> & { readonly lessons: readonly Lesson<State>[] }

/** Reads how a game is played by ear, and the lessons that it announces in between. */
async function readByEar(path: string): Promise<WithLessons<unknown> | undefined> {
  const [file, lessonsFile] = [join(path, 'test', 'by-ear.ts'), join(path, 'lessons.ts')]
  if (!existsSync(file)) return undefined
  const { lessons } = existsSync(lessonsFile)
    ? ((await import(lessonsFile)) as Pick<WithLessons<unknown>, 'lessons'>)
    : { lessons: [] }
  return { ...((await import(file)) as ByEar<unknown>), lessons }
}

/** Opens a game and plays it by ear until `isEnough`. Returns the announcements that answered a key. */
async function playByEar(
  page: Page,
  slug: string,
  { createListener, level = 1, lessons }: WithLessons<unknown>,
  isEnough: IsEnough,
  press?: (key: string) => Promise<void>,
) {
  await page.addInitScript(([key, save]) => localStorage.getItem(key) ?? localStorage.setItem(key, save), [
    keyOf(slug),
    writeSave({ ...FRESH_SAVE, level }),
  ] as const)
  // A small viewport is faster, and a listener does not look at it.
  await page.setViewportSize({ width: 320, height: 480 })
  await openGame(page, slug)
  // Hints come from the deferred script.
  await runUntilDeferredIsThere(page)
  const transcript: string[] = []
  const listener = createListener()
  /** A listener of tests knows the rules, so it skips what teaches them. */
  const withoutLessons = (text: string) =>
    lessons.reduce((rest, lesson) => rest.replace(lesson.text, ''), text).trim()
  const announcements: { line: string; words: number }[] = []
  const lastLines = () => transcript.slice(-30).join('\n')
  const nextKey = (text: string) => {
    try {
      return listener.next(withoutLessons(text))
    } catch (error) {
      throw new Error(`The listener gave up after:\n${lastLines()}`, { cause: error })
    }
  }
  let heard: Heard = { text: '', said: '', isCovered: true }
  while (!(await isEnough(heard))) {
    if (transcript.length > MOST_KEYS) throw new Error(`Not in ${MOST_KEYS} keys: ${lastLines()}`)
    const key = heard.isCovered ? 'Enter' : nextKey(heard.text)
    heard = await pressAndHear(page, key, heard.said, press)
    const line = `${key}: ${heard.text}`
    transcript.push(line)
    // The result of a round is on its card and does not count as an announcement.
    if (!heard.isCovered) announcements.push({ line, words: countWords(heard.text) })
  }
  test.info().annotations.push({ type: 'transcript', description: transcript.join('\n') })
  return announcements
}

/** Enough once the levels are solved, or as the game's listener says. */
const areSolved =
  (page: Page, slug: string, { isDone }: Pick<ByEar<unknown>, 'isDone'>, levels = LEVELS): IsEnough =>
  async ({ isCovered }) => {
    if (!isCovered) return false
    const kept = await keptOf(page, slug)
    return isDone ? isDone(kept) : levels.every((one) => kept.stars?.[one])
  }

/** Enough once several balls are potted as well: a frame of Pool8 is long. */
function orPotted(isOver: IsEnough): IsEnough {
  let pots = 0
  return async (heard) => {
    pots += Number(heard.text.startsWith('Potted '))
    return pots >= POTS || isOver(heard)
  }
}

for (const { slug, path } of await gameFolders()) {
  const byEar = await readByEar(path)
  if (!byEar) continue

  test(`${slug} is played by ear`, async ({ page }) => {
    test.slow()
    const announcements = await playByEar(page, slug, byEar, orPotted(areSolved(page, slug, byEar)))
    const long = announcements.filter(({ words }) => words > MOST_WORDS)
    expect(long, `longer than ${MOST_WORDS} words`).toEqual([])
    const usual = median(announcements.map(({ words }) => words))
    expect(usual, 'median of the words after a press').toBeLessThanOrEqual(USUAL_WORDS)
  })

  // Their listeners use no keys besides those of the buttons.
  if (!['grasscutter', 'numbermaze', 'sorting-balls'].includes(slug)) continue
  test(`${slug} is played with the buttons of a touch screen reader`, async ({ page }) => {
    test.slow()
    await playByEar(page, slug, byEar, areSolved(page, slug, {}, ['1']), (key) => pressButton(page, key))
  })

  test(`${slug} is played with one switch`, async ({ page }) => {
    test.slow()
    await page.addInitScript(
      ([settings]) => localStorage.setItem(settings, JSON.stringify({ oneSwitch: true })),
      [keyOf('settings')] as const,
    )
    await playByEar(page, slug, byEar, areSolved(page, slug, {}, ['1']), (key) => pressBySwitch(page, key))
  })
}

test('the last announcement can be repeated, on cards too; a level’s result describes its card', async ({
  page,
}) => {
  await openGame(page, 'equalz')
  await runUntilDeferredIsThere(page)
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
  expect(await hear('KeyT')).toBe('Level 1, 0 strikes, par 1. 3 by 3, 4 of 6 lines add up.')
  const board = page.getByRole('list', { name: 'Board' }).getByRole('listitem')
  const lines = await board.allTextContents()
  expect(lines).toHaveLength(6)
  const read: string[] = []
  for (const _ of lines) read.push((await hear('KeyV')) ?? '')
  expect(read).toEqual(lines)

  await pressAndHear(page, 'KeyX')
  const { text: wrong } = await pressAndHear(page, 'KeyX')
  expect(wrong).toMatch(/^Struck 2 in row 2, column 2\. Row 2 and column 2 no longer add up\./)
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
  // Back to the round.
  for (const _ of ['Access', 'Help', 'Paused', 'play']) await page.keyboard.press('Escape')
  await page.clock.runFor(50)
  await hear('KeyU')
  const listener = openEqualz()
  for (let heard: Partial<Heard> = {}; !heard.isCovered;)
    heard = await pressAndHear(page, listener.next(heard.text ?? ''), heard.said)
  await untilReadable(page)
  await expect(card(page)).toHaveAccessibleDescription(/2 of 3 stars.*Level 1 done.*1 strike, par 1/)
  await page.keyboard.press('Enter')
  await page.clock.runFor(50)
  expect(await hear('KeyL'), 'in the next level').toBe('Nothing has happened yet.')
})
