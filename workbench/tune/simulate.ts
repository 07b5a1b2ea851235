/**
 * Plays a game under changed numbers: `node simulate.ts <folder> <changes as JSON> <rounds>`. Runs in a process of its own,
 * in which `rules/curve.ts` is loaded with the new numbers; no file changes.
 */
import { existsSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createReplay } from '../../games/kit/deferred/challenge/replay.ts'
import type { Game } from '../../games/kit/game.ts'
import type { LogEntry } from '../../games/kit/replay/log.ts'
import type { Grading } from '../../games/kit/test/grading.ts'
import { seeds, type People } from '../../games/kit/test/people.ts'
import { EVERYBODY, LONGEST } from '../../games/kit/test/targets.ts'
import type { GoldenRound } from '../../test-support/golden.ts'
import type { SimulationEvent } from './events.ts'
import { numbersIn } from './numbers.ts'
import { withChanges, type Changes } from './replace.ts'

/** Levels of a game with levels that are made and graded. */
const LEVELS = [1, 6, 12, 20, 30, 40, 60, 80, 100, 140, 180, 220, 260, 300, 320]

const [folder = '', changes = '{}', count = '10'] = process.argv.slice(2)
const path = join(import.meta.dirname, '..', '..', 'games', folder)
const curve = pathToFileURL(join(path, 'rules', 'curve.ts')).href

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (url !== curve) return loaded
    const source = readFileSync(new URL(url), 'utf8')
    return { ...loaded, source: withChanges(source, numbersIn(source), JSON.parse(changes) as Changes) }
  },
})

const load = async <File>(...file: string[]): Promise<File | undefined> =>
  existsSync(join(path, ...file))
    ? ((await import(pathToFileURL(join(path, ...file)).href)) as File)
    : undefined

const report = (event: SimulationEvent) => console.log(JSON.stringify(event))

function replayRecorded({ rules }: Game<unknown, unknown>): void {
  const golden = JSON.parse(readFileSync(join(path, 'test', 'golden.json'), 'utf8')) as GoldenRound[]
  for (const [round, { log, ...rest }] of golden.entries()) {
    const replay = createReplay(rules, { ...rest, log: JSON.parse(log) as LogEntry<unknown>[] })
    const isPlaying = () => rules.outcome(replay.now.state) === 'playing'
    while (!replay.isOver && isPlaying()) replay.step()
    const { state, ticks, done } = replay.now
    const steps = rules.tick ? ticks : done
    report({ kind: 'recorded', round, steps, score: rules.score(state), outcome: rules.outcome(state) })
  }
}

const main = await load<{ game: Game<unknown, unknown> }>('game.ts')
if (!main) throw new Error(`games/${folder} has no game.ts.`)
const { rules, medals } = main.game
if (medals) report({ kind: 'medals', medals })
replayRecorded(main.game)
const { people } = (await load<{ people?: People }>('test', 'people.ts')) ?? {}
const { grading } = (await load<{ grading: Grading<unknown> }>('test', 'grading.ts')) ?? {}
const tries = seeds(Number(count))
if (grading)
  for (const level of LEVELS) {
    const start = rules.start(1, level)
    const won = tries.filter((seed) => grading.wins('average', start, seed)).length
    report({ kind: 'level', level, grade: grading.grade(start), won: (100 * won) / tries.length })
  }
// Seed by seed, so that every skill has a few rounds early.
else if (people)
  for (const seed of tries)
    for (const who of EVERYBODY) report({ kind: 'round', who, seed, ...people.play(who, seed, LONGEST) })
report({ kind: 'end' })
