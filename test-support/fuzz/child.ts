/**
 * Fuzzes one game in its own process: `node test-support/fuzz/child.ts <slug> <seed> <door>:<from>-<to>…`, or `<door>:<try>` to
 * repeat one try. Writes one unbuffered line per event, so that the parent knows which try hangs.
 */
import { existsSync, readdirSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Game } from '../../games/kit/game.ts'
import { checksumOf } from '../../games/kit/replay/checksum.ts'
import { tryAction } from '../../games/kit/test/fuzz/action-door.ts'
import { honestActions, honestRounds } from '../../games/kit/test/fuzz/corpus.ts'
import { tryFile } from '../../games/kit/test/fuzz/file-door.ts'
import { tryLink } from '../../games/kit/test/fuzz/link-door.ts'
import { learn } from '../../games/kit/test/fuzz/oracle.ts'
import { tryRound } from '../../games/kit/test/fuzz/round-door.ts'
import { trySave } from '../../games/kit/test/fuzz/save-door.ts'
import {
  gameOf,
  keepingOf,
  messageOf,
  withMemory,
  type FuzzAttempt,
  type Door,
  type FaultKind,
  type Subject,
  type TryDoor,
} from '../../games/kit/test/fuzz/subject.ts'
import { chance } from '../../games/kit/rules/chance.ts'
import type { Levels, Rules } from '../../games/kit/rules.ts'

/** CPU limits of a try, in microseconds. A normal one takes a few milliseconds. */
const SLOW = 2_000_000
const HANG = 8_000_000

const GAMES = join(import.meta.dirname, '..', '..', 'games')
const TRY: Readonly<Record<Door, TryDoor>> = {
  action: tryAction,
  link: tryLink,
  round: tryRound,
  save: trySave,
  file: tryFile,
}

const [slug = '', seedText = '1', ...plan] = process.argv.slice(2)
const seed = Number(seedText)

const began = new Float64Array(new SharedArrayBuffer(8))
const cpu = () => {
  const { user, system } = process.cpuUsage()
  return user + system
}
const sleeper = new Int32Array(new SharedArrayBuffer(4))

/** Writes a line synchronously. Retries while the pipe is full. */
function say(...words: readonly (string | number)[]): void {
  for (let rest = Buffer.from(`${words.join(' ')}\n`); rest.length > 0;) {
    try {
      rest = rest.subarray(writeSync(1, rest))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error
      Atomics.wait(sleeper, 0, 0, 1)
    }
  }
}

/** Receives unhandled rejections. The first one during a try fails it. */
let unhandled: (error: unknown) => void = () => undefined
process.on('unhandledRejection', (error) => unhandled(error))

async function load(): Promise<Subject> {
  const file = async <T>(name: string) => (await import(pathToFileURL(join(GAMES, slug, name)).href)) as T
  const { rules: plain, levels } = await file<{
    rules: Rules<unknown, unknown>
    levels?: Levels<unknown, unknown>
  }>('rules.ts')
  const goals = await file<Pick<Game<unknown, unknown>, 'goals' | 'feats' | 'medals'>>('goals.ts')
  const rules = withMemory(plain)
  const rounds = honestRounds(slug, rules, levels, checksumOf(`${seed} ${slug}`))
  return {
    slug,
    rules,
    levels,
    game: gameOf({ ...goals, rules, levels }),
    format: keepingOf(rules),
    rounds,
    oracle: learn(honestActions(slug, rules, levels, rounds)),
    slugs: readdirSync(GAMES).filter(
      (name) => !/^(?:_.*|kit)$/.test(name) && existsSync(join(GAMES, name, 'about.ts')),
    ),
  }
}

async function attempt(subject: Subject, door: Door, n: number): Promise<void> {
  const fault = (kind: FaultKind, detail: string) => void say('fault', kind, detail.replaceAll('\n', ' '))
  let isAccepted = false
  const one: FuzzAttempt = {
    rng: chance(checksumOf(`${seed} ${slug} ${door} ${n}`)),
    fault,
    accept: () => void (isAccepted = true),
    guarded: (work) =>
      new Promise((resolve, reject) => {
        unhandled = reject
        work().then(resolve, reject)
      }),
  }
  unhandled = (error) => fault('throw', `${messageOf(error)} in a promise`)
  began[0] = cpu()
  say('try', door, n)
  try {
    await TRY[door](subject, one)
  } catch (error) {
    fault('throw', messageOf(error))
  }
  if (isAccepted) say('accepted')
  const spent = cpu() - began[0]
  if (spent > SLOW) fault('slow', `${(spent / 1e6).toFixed(1)} s of CPU time`)
  if (Object.keys(Object.prototype).length > 0) fault('records', 'Object.prototype was changed')
}

const watch = new Worker(new URL('./watch.ts', import.meta.url), { workerData: { began, limit: HANG } })
watch.unref()
began[0] = cpu()
const subject = await load()
for (const part of plan) {
  const [, door = '', from = '0', to = String(Number(from) + 1)] = /^(\w+):(\d+)(?:-(\d+))?$/.exec(part) ?? []
  for (let n = Number(from); n < Number(to); n++) await attempt(subject, door as Door, n)
}
say('done')
process.exit(0)
