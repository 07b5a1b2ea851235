/** Plays Pool8 in a real browser by touch alone: a puzzle, a frame of nine-ball, and the deciding frame of a race. */
import { expect, type Page, test } from '@playwright/test'
import { FRESH_SAVE, readSave, writeSave } from '../games/kit/save/save.ts'
import { keyOf } from '../games/kit/save/storage.ts'
import { game } from '../games/pool8/game.ts'
import { dragsFor } from '../games/pool8/test/finger.ts'
import { strokeOf } from '../games/pool8/test/people.ts'
import { solved } from '../games/pool8/test/solved.ts'
import { balls, levelOf } from '../games/pool8/test/tables.ts'
import { rules } from '../games/pool8/rules.ts'
import { atRest } from '../games/pool8/rules/physics.ts'
import { mayPlay, type Action, type State } from '../games/pool8/rules/state.ts'
import { touch } from '../test-support/games/devices.ts'
import {
  card,
  collectComplaints,
  mainButton,
  openGame,
  savedRound,
  SEED,
} from '../test-support/games/page.ts'

test.use({ viewport: { width: 320, height: 568 }, hasTouch: true })
test.describe.configure({ timeout: 240_000 })

/** Milliseconds until a change is saved, and the length of the countdown. */
const SAVED = 1100
const COUNTED_IN = 4000
/** How often to wait for the balls and the computer. */
const MOST_WAITS = 60

/** Opens a round saved on an earlier visit, so that it can be read at any time. */
async function openTable(page: Page, choice: string, more: Partial<State> = {}): Promise<void> {
  const level = levelOf(choice)
  const state = { ...rules.start(SEED, level), ...more }
  const round = { game: game.version ?? 1, seed: SEED, level, state, actions: [] }
  await page.addInitScript(([key, save]) => localStorage.setItem(key, save), [
    keyOf('pool8'),
    writeSave({ ...FRESH_SAVE, level, round }),
  ] as const)
  await openGame(page, 'pool8')
  await touch.start(page)
  await expect(card(page)).toBeHidden()
  await page.clock.runFor(COUNTED_IN)
}

/** Returns undefined once the round is over. */
const tableOf = async (page: Page) => (await savedRound(page, 'pool8'))?.state as State | undefined

/** Returns the table once a player may act, or once the round or the frame is over. */
async function stateWhenSettled(
  page: Page,
  isOver: (state: State) => boolean = () => false,
): Promise<State | undefined> {
  for (let n = 0; n < MOST_WAITS; n++) {
    const state = await tableOf(page)
    if (!state || (!state.stroke && (mayPlay(state) || isOver(state)))) return state
    // A tap speeds up rolling balls.
    if (state.stroke) await page.touchscreen.tap(160, 300)
    await page.clock.runFor(SAVED)
  }
  throw new Error(`The balls still roll, or the computer still thinks, after ${MOST_WAITS} seconds.`)
}

const finger = { keys: () => [], touches: dragsFor }

async function carryOut(page: Page, action: Action, state: State): Promise<void> {
  await touch.carryOut(page, finger, action, state)
  await page.clock.runFor(SAVED)
}

/** Plays one stroke with the skill of a master. */
async function play(page: Page, state: State): Promise<void> {
  const [first] = strokeOf(state, 'master', 1)
  if (first?.kind === 'place') await carryOut(page, first, state)
  // Touch places the ball only near the spot, so the stroke is computed again from there.
  const here: State = { ...state, ...(await tableOf(page)), hand: 'no' }
  for (const action of strokeOf(here, 'master', 1))
    if (action.kind === 'shoot') await carryOut(page, action, here)
}

test('turning the cue and pulling it back solves a puzzle', async ({ page }) => {
  const complaints = collectComplaints(page)
  await openTable(page, 'Banks')
  const puzzle = rules.start(SEED, levelOf('Banks'))
  await carryOut(page, solved(puzzle), puzzle)
  expect(await stateWhenSettled(page)).toMatchObject({ frames: [1, 0], news: { kind: 'solved' }, shots: 1 })
  await expect(page.locator('.pill')).toContainText('Puzzle 2 of 5')
  expect(complaints).toEqual([])
})

test('a frame of nine-ball can be played to its end, and a new one is racked', async ({ page }) => {
  const complaints = collectComplaints(page)
  // After the second frame the player breaks, so the new rack waits until it has been looked at.
  await openTable(page, 'Nine-ball', { frames: [0, 1] })
  const isOver = ({ frames }: State) => frames[0] + frames[1] > 1
  let state = await stateWhenSettled(page, isOver)
  while (state && !isOver(state)) {
    await play(page, state)
    state = await stateWhenSettled(page, isOver)
  }
  expect(state?.news?.kind).toMatch(/^(won|third foul)$/)
  expect(state).toMatchObject({ breaking: true, turn: 0 })
  await expect(page.locator('.pill')).toContainText(state?.frames.join(' to ') ?? '')
  expect(complaints).toEqual([])
})

test('the deciding frame of a race ends with a card that says the score', async ({ page }) => {
  const complaints = collectComplaints(page)
  await openTable(page, 'Race to three', { frames: [2, 2] })
  for (let state = await stateWhenSettled(page); state; state = await stateWhenSettled(page))
    await play(page, state)
  for (let n = 0; n < 8 && !(await card(page).isVisible()); n++) await page.clock.runFor(500)
  await expect(card(page)).toHaveAccessibleName(/^(You win|Computer wins) 3–2!?$/)
  expect(complaints).toEqual([])
})

test('a match of the ladder won leads to the next opponent', async ({ page }) => {
  const complaints = collectComplaints(page)
  const level = levelOf('Match 1: Pip')
  const places = { 0: [60, 60], 8: [40, 40], 9: [180, 90] } as const
  await openTable(page, 'Match 1: Pip', {
    frames: [1, 0],
    breaking: false,
    hand: 'no',
    groups: ['solids', 'stripes'],
    motion: atRest(balls(places)),
  })
  for (let state = await stateWhenSettled(page); state; state = await stateWhenSettled(page))
    await play(page, state)
  for (let n = 0; n < 8 && !(await card(page).isVisible()); n++) await page.clock.runFor(500)
  await expect(mainButton(page)).toHaveText('Play Rosa')
  await page.clock.runFor(1500)
  await mainButton(page).tap()
  await page.clock.runFor(COUNTED_IN)
  const stored = () => page.evaluate((key) => localStorage.getItem(key), keyOf('pool8'))
  await expect.poll(async () => readSave((await stored()) ?? '').save.level).toBe(level + 1)
  await expect(page.getByRole('application')).toBeFocused()
  expect(complaints).toEqual([])
})
