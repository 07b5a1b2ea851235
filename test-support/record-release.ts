/**
 * Records a save and a challenge link of every game, as a checkout writes them, for `kit/test/old-saves.test.ts`:
 * `npm exec -- node test-support/record-release.ts <checkout> [slug…]`. The checkout of the last release needs its packages.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { codeOf } from '../games/kit/deferred/challenge/link.ts'
import type { createReplay } from '../games/kit/deferred/challenge/replay.ts'
import type { Game } from '../games/kit/game.ts'
import type { isUnlocked } from '../games/kit/round/goal-progress.ts'
import type { FRESH_SAVE, writeSave } from '../games/kit/save/save.ts'
import type { GoalTries, roundOf } from '../games/kit/test/tries.ts'
import type { Release, ReleasedGame } from '../games/kit/test/old-saves.ts'
import type { gameFolders } from '../tools/folders.ts'

/** The functions used here, as they were in the checkout. */
interface Kit {
  readonly codeOf: typeof codeOf
  readonly createReplay: typeof createReplay
  readonly isUnlocked: typeof isUnlocked
  readonly FRESH_SAVE: typeof FRESH_SAVE
  readonly writeSave: typeof writeSave
  readonly roundOf: typeof roundOf
}

const KIT_FILES = [
  'deferred/challenge/link.ts',
  'deferred/challenge/replay.ts',
  'round/goal-progress.ts',
  'save/save.ts',
  'test/tries.ts',
]
const OUTPUT = join(import.meta.dirname, '..', 'games', 'kit', 'test', 'last-release.json')
const DAY = '2026-11-15'
/** Solved levels, with a gap. */
const STARS = { 1: 3, 2: 2, 3: 1, 41: 3, 42: 1 }

const root = resolve(process.argv[2] ?? join(import.meta.dirname, '..'))
const load = async <File>(...path: string[]) =>
  (await import(pathToFileURL(join(root, ...path)).href)) as File
const kit = Object.assign(
  {},
  ...(await Promise.all(KIT_FILES.map((file) => load<object>('games', 'kit', file)))),
) as Kit

type AnyGame = Game<unknown, unknown>

/** The shortest finished round that a bot of the goals plays, of two actions or more so that it has a middle. */
function finishedRound(game: AnyGame, tries: GoalTries<unknown, unknown>) {
  const rounds = Object.values(tries).map((one) => kit.roundOf(game, one))
  const isFinished = (round: (typeof rounds)[number]) =>
    game.rules.outcome(replayed(game, round).now.state) !== 'playing'
  const finished = rounds.filter((round) => (round.log ?? []).length > 1 && isFinished(round))
  const length = ({ ticks, log }: (typeof rounds)[number]) => ticks + (log ?? []).length
  const [shortest] = finished.toSorted((a, b) => length(a) - length(b))
  if (!shortest) throw new Error('No bot of test/goals.ts finishes a round.')
  return shortest
}

function replayed(game: AnyGame, round: ReturnType<typeof kit.roundOf>, until = Infinity) {
  const replay = kit.createReplay(game.rules, { ...round, log: round.log ?? [] })
  for (let step = 0; step < until && !replay.isOver; step++) replay.step()
  return replay
}

/** A round in its middle, as a save stores it. */
function roundInProgress(game: AnyGame, round: ReturnType<typeof kit.roundOf>) {
  const log = round.log ?? []
  const { state, ticks, done } = replayed(game, round, Math.ceil((round.ticks + log.length) / 2)).now
  const actions = log.slice(0, done).map(([, action]) => action)
  const common = { game: game.version ?? 1, seed: round.seed, level: round.level, state, seconds: 20 }
  return game.rules.tick ? { ...common, actions: [], ticks, progress: {} } : { ...common, actions }
}

async function recorded(slug: string): Promise<ReleasedGame> {
  const { game } = await load<{ game: AnyGame }>('games', slug, 'game.ts')
  const { tries } = await load<{ tries: GoalTries<unknown, unknown> }>('games', slug, 'test', 'goals.ts')
  const { goals = [], looks = [], feats = [] } = game
  const round = finishedRound(game, tries)
  const reached = goals.filter((_, i) => i % 3 < 2)
  const stars = game.levels ? STARS : {}
  const unlocked = looks.filter((look) => kit.isUnlocked(look, reached.length, game.levels ? 42 : 0))
  const save = {
    ...kit.FRESH_SAVE,
    level: game.levels ? 43 : 1,
    best: game.levels ? { 1: 5, 41: 31 } : { 1: 640 },
    stars,
    days: { '2026-11-12': 1, '2026-11-14': 2, [DAY]: 3 },
    goals: Object.fromEntries(
      goals.map((goal) => [goal.id, reached.includes(goal) ? goal.count : Math.floor(goal.count / 2)]),
    ),
    feats: Object.fromEntries(feats.map(({ id }, i) => [id, 7 + i])),
    totals: { rounds: 50, seconds: 4100, wins: 44, unaided: 40, row: 12 },
    recent: { results: [3, 2, 1], row: 3 },
    today: { day: DAY, first: 1, best: 3 },
    look: unlocked.at(-1)?.id,
    round: roundInProgress(game, round),
  }
  const maker = { slug, version: game.version ?? 1 }
  return {
    version: maker.version,
    goals: reached.map(({ id }) => id).join(' '),
    looks: unlocked.map(({ id }) => id).join(' '),
    save: kit.writeSave(save),
    link: await kit.codeOf(maker, round),
    result: round.result,
  }
}

const folders = await load<{ gameFolders: typeof gameFolders }>('tools', 'folders.ts')
const named = process.argv.slice(3)
const all = (await folders.gameFolders()).map(({ slug }) => slug)
const slugs = named.length > 0 ? named : all
const release = (named.length > 0 ? JSON.parse(readFileSync(OUTPUT, 'utf8')) : {}) as Record<
  string,
  ReleasedGame
>
for (const slug of slugs) release[slug] = await recorded(slug)
writeFileSync(OUTPUT, `${JSON.stringify(release satisfies Release, null, 2)}\n`)
console.log(`Recorded ${slugs.length} games.`)
