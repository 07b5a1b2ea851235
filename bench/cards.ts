/**
 * Pictures the cards of a round in four frame sizes, counts their buttons in sight and finds their faults:
 * `npm run bench cards [slug…]` writes `dist-cards/`. Without slugs it shows three games.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { readSettings } from '../config.ts'
import type { Challenge } from '../games/kit/deferred/challenge/link.ts'
import { dayRound } from '../games/kit/round/day.ts'
import { FRESH_SAVE, writeSave, type Round, type Save } from '../games/kit/save/save.ts'
import { MOST_BUTTONS } from '../games/kit/shell/cards.ts'
import { BROWSER_FLAGS, requireBrowser } from '../test-support/browser.ts'
import { buttonOf, passLesson, READABLE } from '../test-support/games/by-keys.ts'
import { fragmentOf, playRound } from '../test-support/games/challenge.ts'
import { cutOffElements, faultsOfCard } from '../test-support/games/faults.ts'
import { card, openGame, runUntilDeferredIsThere } from '../test-support/games/page.ts'
import { gameOf, type PlayableGame } from '../test-support/games/playable-games.ts'
import { TEST_SETTINGS } from '../test-support/servers.ts'
import { serveGames } from './servers.ts'
import { budget, printTable } from './table.ts'

const GAMES = ['fruitmas', 'sorting-balls', 'birdify']
const SIZES = [
  [320, 480],
  [390, 844],
  [844, 390],
  [1280, 650],
] as const
const OUTPUT = join(import.meta.dirname, '..', 'dist-cards')

const SEED = 7
const DAY = '2026-11-18'
const NOON = Date.parse(`${DAY}T12:00`)

/** How a round is played. Good players follow the hints, or flap a few times; clumsy ones do not. */
type Skill = 'good' | 'clumsy'

interface Scene {
  readonly name: string
  readonly save?: Partial<Save>
  readonly fragment?: string
  /** The buttons to press first. */
  readonly press: readonly string[]
  /** The round that is played after them, to the card of its end. */
  readonly play?: { readonly round: Pick<Round, 'seed' | 'level' | 'actions'>; readonly skill: Skill }
  /** A button of the first card after the round. */
  readonly after?: string
}

/** With these goals reached, no look is one goal away. */
const REACHED_GOALS = 7

const reachedGoals = ({ game: { goals = [] } }: PlayableGame) =>
  Object.fromEntries(goals.slice(0, REACHED_GOALS).map(({ id, count }) => [id, count]))

/** A player of a few days. */
const PLAYED: Partial<Save> = {
  totals: { rounds: 9, seconds: 2400, wins: 5, unaided: 4, row: 2 },
  days: { '2026-11-15': 2, '2026-11-16': 3, '2026-11-17': 2 },
  dayBests: { '2026-11-15': 3, '2026-11-16': 4, '2026-11-17': 2 },
}

/** Leaves the hints of a level aside, but takes only legal moves. */
function clumsyMove({ rules, levels }: PlayableGame, state: unknown): unknown {
  const moves = rules.moves?.(state) ?? []
  const hint = JSON.stringify(levels?.hint?.(state))
  return moves.findLast((move) => JSON.stringify(move) !== hint) ?? moves[0]
}

/** Moves of a clumsy player before the hints. Levels that can be lost are lost by then. */
const CLUMSY_MOVES: Readonly<Record<string, number>> = { 'sorting-balls': 2 }

function chooser(game: PlayableGame, skill: Skill): (state: unknown, move: number) => unknown {
  const clumsy = skill === 'clumsy' ? (CLUMSY_MOVES[game.slug] ?? Infinity) : 0
  return (state, move) => (move < clumsy ? clumsyMove(game, state) : game.levels?.hint?.(state))
}

function roundOf(game: PlayableGame, at: { seed: number; level: number }, skill: Skill) {
  let move = 0
  const choose = chooser(game, skill)
  return playRound(game, at, (state) => choose(state, move++))
}

const played = (...of: Parameters<typeof roundOf>) => roundOf(...of).challenge

/** The same round before its last move, as a save stores it. */
function beforeTheEnd({ game, rules }: PlayableGame, { seed, level, log = [] }: Challenge<unknown>): Round {
  const actions = log.slice(0, -1).map(([, action]) => action)
  const state = actions.reduce((now, action) => rules.act(now, action), rules.start(seed, level))
  return { game: game.version ?? 1, seed, level, state, actions, seconds: 60 }
}

/** Goals reached so far, so that the next one unlocks a look. */
function goalsBeforeLook({ game }: PlayableGame, last: string, count: number) {
  const needed = game.looks?.find(({ goals }) => goals !== undefined)?.goals ?? 2
  const others = (game.goals ?? []).filter(({ id }) => id !== last).slice(0, needed - 1)
  return { ...Object.fromEntries(others.map((goal) => [goal.id, goal.count])), [last]: count }
}

/** Levels that a challenge is looked for on. */
const LEVELS = Array.from({ length: 12 }, (_, i) => i + 1)

/** The rounds of a good and of a clumsy player on the first level on which the clumsy one does worse. */
function contestOf(game: PlayableGame) {
  for (const level of LEVELS) {
    const at = { seed: SEED, level }
    const [good, clumsy] = [played(game, at, 'good'), played(game, at, 'clumsy')]
    if (good.result !== clumsy.result) return { at, good, clumsy }
  }
  throw new Error(`${game.slug}: a clumsy player does as well as a good one on every level tried.`)
}

async function scenesOfLevels(game: PlayableGame): Promise<Scene[]> {
  const at = { seed: SEED, level: 1 }
  const clumsy = roundOf(game, at, 'clumsy')
  const almostGood = beforeTheEnd(game, played(game, at, 'good'))
  const almostClumsy = beforeTheEnd(game, clumsy.challenge)
  const today = dayRound(game.slug, true, DAY)
  const almostToday = { ...beforeTheEnd(game, played(game, today, 'good')), day: DAY }
  const contest = contestOf(game)
  const canBeLost = game.rules.outcome(clumsy.end) === 'lost'
  const saved = { ...PLAYED, level: 1, stars: { 2: 3, 3: 2 }, goals: reachedGoals(game) }
  const goal = game.game.goals?.find(({ overall }) => overall)
  const goals = goalsBeforeLook(game, goal?.id ?? '', (goal?.count ?? 1) - 1)
  const unlock = {
    save: { ...saved, goals, round: almostGood },
    press: ['Continue'],
    play: { round: almostGood, skill: 'good' },
  } as const
  return [
    { name: 'opening', save: saved, press: [] },
    { name: 'pause', save: { ...saved, round: almostGood }, press: ['Continue', 'Escape'] },
    ...(canBeLost
      ? [
          {
            name: 'lost',
            save: { ...saved, round: almostClumsy },
            press: ['Continue'],
            play: { round: almostClumsy, skill: 'clumsy' as const },
          },
        ]
      : []),
    {
      name: 'won',
      save: { ...saved, round: almostGood },
      press: ['Continue'],
      play: { round: almostGood, skill: 'good' },
    },
    {
      name: 'record',
      save: {
        ...saved,
        stars: { ...saved.stars, 1: 1 },
        best: { 1: 99 },
        feats: Object.fromEntries((game.game.feats ?? []).map(({ id }) => [id, 1])),
        round: almostGood,
      },
      press: ['Continue'],
      play: { round: almostGood, skill: 'good' },
    },
    { name: 'unlock', ...unlock },
    { name: 'unlock, later', ...unlock, after: 'Later' },
    {
      name: 'today',
      save: { ...saved, dayRound: almostToday },
      press: ['Today'],
      play: { round: almostToday, skill: 'good' },
    },
    ...(await Promise.all(
      (
        [
          ['challenge won', contest.clumsy, 'good'],
          ['challenge tied', contest.good, 'good'],
          ['challenge lost', contest.good, 'clumsy'],
        ] as const
      ).map(async ([name, challenge, skill]) => ({
        name,
        save: saved,
        fragment: await fragmentOf(game, { ...challenge, name: 'Robin' }),
        press: ['Play it'],
        play: { round: { ...contest.at, actions: [] }, skill },
      })),
    )),
  ]
}

/** In real time a good player flaps a few times, and a clumsy one not at all. */
async function scenesOfFlight(game: PlayableGame): Promise<Scene[]> {
  const round = { seed: SEED, level: 1, actions: [] }
  const fall = playRound(game, round, () => undefined).challenge
  const far = playRound(game, round, (_, ticks) =>
    ticks < 120 && ticks % 36 === 35 ? 'flap' : undefined,
  ).challenge
  const saved = { ...PLAYED, best: { 1: 25 }, goals: reachedGoals(game) }
  const clumsy = { round, skill: 'clumsy' } as const
  const good = { round, skill: 'good' } as const
  const challenge = async (name: string, rival: Challenge<unknown>, play: Scene['play']) => ({
    name,
    save: saved,
    fragment: await fragmentOf(game, { ...rival, name: 'Robin' }),
    press: ['Play it'],
    ...(play && { play }),
  })
  const goals = { starters: 3, berries: 24 }
  return [
    { name: 'opening', save: saved, press: [] },
    { name: 'pause', save: saved, press: ['Play', 'Escape'] },
    { name: 'lost', save: saved, press: ['Play'], play: clumsy },
    { name: 'record', save: { ...saved, best: { 1: 1 } }, press: ['Play'], play: good },
    { name: 'unlock', save: { ...saved, goals }, press: ['Play'], play: good },
    { name: 'unlock, later', save: { ...saved, goals }, press: ['Play'], play: good, after: 'Later' },
    { name: 'today', save: saved, press: ['Today'], play: good },
    await challenge('challenge won', fall, good),
    await challenge('challenge tied', fall, clumsy),
    await challenge('challenge lost', far, clumsy),
  ]
}

/** Runs in the page: sprites are painted, but the board is drawn only once the picture is taken. */
function drawOnlyForPictures(): void {
  const names = ['drawImage', 'fill', 'fillRect', 'fillText', 'stroke', 'strokeText'] as const
  const pen = CanvasRenderingContext2D.prototype
  for (const name of names) {
    const draw = pen[name] as (...how: unknown[]) => unknown
    Object.defineProperty(pen, name, {
      value(this: CanvasRenderingContext2D, ...how: unknown[]) {
        const isBoard = this.canvas.parentElement?.localName === 'main'
        if (!isBoard || 'everyFrame' in document.documentElement.dataset) return draw.apply(this, how)
      },
    })
  }
}

/** Runs in the page. Waits until everything that pops up on a card has done so. */
async function restingCard(): Promise<void> {
  const running = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(running.map(({ finished }) => finished))
}

const FLAPS = 5
const BEAT = 600

async function play(page: Page, game: PlayableGame, { round, skill }: NonNullable<Scene['play']>) {
  const player = game.createPlayer?.()
  if (player && game.levels) {
    const choose = chooser(game, skill)
    let state = round.actions.reduce(
      (now, action) => game.rules.act(now, action),
      game.rules.start(round.seed, round.level),
    )
    await page.clock.runFor(600)
    for (let move = round.actions.length; game.rules.outcome(state) === 'playing'; move++) {
      const action = choose(state, move)
      for (const key of player.keys(action, state)) await page.keyboard.press(key)
      await page.clock.runFor(900)
      state = game.rules.act(state, action)
    }
  } else
    for (let n = 0; n < (skill === 'good' ? FLAPS : 0); n++) {
      await page.clock.runFor(BEAT)
      await page.keyboard.press('Space')
    }
  for (let n = 0; n < 40 && !(await card(page).isVisible()); n++) {
    await page.clock.runFor(500)
    await passLesson(page)
  }
  await page.clock.runFor(READABLE)
}

interface Row {
  readonly name: string
  readonly size: string
  readonly buttons: number
  readonly faults: readonly string[]
}

async function picture(context: BrowserContext, game: PlayableGame, scene: Scene): Promise<Row[]> {
  const page = await context.newPage()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(drawOnlyForPictures)
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    `arcade.${game.slug}`,
    writeSave({ ...FRESH_SAVE, ...scene.save }),
  ] as const)
  await openGame(page, game.slug, { at: NOON, drawn: true })
  await runUntilDeferredIsThere(page)
  if (scene.fragment) await page.evaluate((hash) => void (location.hash = hash), scene.fragment)
  for (const [i, name] of scene.press.entries()) {
    // The rhythm of a flight begins with its round.
    if (i > 0) await page.clock.runFor(300)
    if (name === 'Escape') await page.keyboard.press(name)
    else await buttonOf(page, name).click()
  }
  if (scene.play) await play(page, game, scene.play)
  if (scene.after) await buttonOf(page, scene.after).click()
  await page.evaluate(() => void (document.documentElement.dataset['everyFrame'] = ''))
  const rows: Row[] = []
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    await page.clock.runFor(700)
    const buttons = await card(page).getByRole('button').filter({ visible: true }).count()
    const faults = [...(await faultsOfCard(page)), ...(await cutOffElements(page))]
    const size = `${width}×${height}`
    await page.evaluate(restingCard)
    await page.screenshot({ path: join(OUTPUT, `${game.slug}, ${scene.name}, ${width}x${height}.png`) })
    rows.push({ name: `${game.slug}, ${scene.name}`, size, buttons, faults })
  }
  await page.close()
  return rows
}

const named = process.argv.slice(2)
const slugs = named.length > 0 ? named : GAMES
mkdirSync(OUTPUT, { recursive: true })
// The helpers of the browser tests open games there.
const servers = await serveGames(slugs, readSettings(TEST_SETTINGS))
const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_FLAGS })
const rows: Row[] = []
for (const slug of slugs) {
  const game = gameOf(slug)
  const scenes = game.levels ? await scenesOfLevels(game) : await scenesOfFlight(game)
  for (const scene of scenes) {
    // Each scene has storage of its own.
    const context = await browser.newContext({ deviceScaleFactor: 1 })
    rows.push(...(await picture(context, game, scene)))
    await context.close()
  }
}
await browser.close()
await servers.close()
printTable(
  'Cards of a round',
  ['card', 'frame', 'buttons', 'faults'],
  rows.map(({ name, size, buttons, faults }) => [name, size, buttons, faults.join('; ') || '–']),
)
budget('buttons in sight', Math.max(...rows.map(({ buttons }) => buttons)), MOST_BUTTONS, '')
budget(
  'faults',
  rows.reduce((sum, { faults }) => sum + faults.length, 0),
  0,
  '',
)
console.log(`Pictures are in ${OUTPUT}.`)
