/** Runs the fuzzer's child processes, two at a time, and collects their reports. Replaces a child that hangs. */
import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DOORS, KINDS, type Door, type FaultKind } from '../../games/kit/test/fuzz/subject.ts'

export interface FuzzFault {
  readonly slug: string
  readonly door: Door
  readonly n: number
  readonly kind: FaultKind
  readonly detail: string
  /** Command that repeats only this try. */
  readonly repeat: string
}

export interface Report {
  readonly slug: string
  readonly tries: Record<Door, number>
  readonly accepted: Record<Door, number>
  readonly faults: FuzzFault[]
}

export type FuzzTries = Readonly<Record<Door, number>>

/** Sized for the tests, which have a few seconds for all games. */
export const TEST_TRIES: FuzzTries = { action: 80, link: 16, round: 10, save: 24, file: 16 }

/** Multiplies the number of tries in the tests. */
export const times = (count: number): FuzzTries => {
  const { action, link, round, save, file } = TEST_TRIES
  return {
    action: action * count,
    link: link * count,
    round: round * count,
    save: save * count,
    file: file * count,
  }
}

export interface Job {
  readonly slugs: readonly string[]
  readonly seed: number
  readonly tries: FuzzTries
  /** Project to fuzz; this one by default. */
  readonly root?: string
  /** Stops a game at its first fault of one of these kinds. */
  readonly until?: readonly FaultKind[]
}

const CHILDREN = 2
/** Hangs after which a game is abandoned. */
const MOST_HANGS = 4
/** Longest wait for a line, generous for busy machines: the child's own limit is CPU time. */
const SILENCE_MS = 180_000
const ROOT = join(import.meta.dirname, '..', '..')

const zeros = (): Record<Door, number> => ({ action: 0, link: 0, round: 0, save: 0, file: 0 })

export async function fuzz(job: Job): Promise<Report[]> {
  const reports = job.slugs.map((slug) => ({ slug, tries: zeros(), accepted: zeros(), faults: [] }))
  const waiting = [...reports]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await fuzzGame(job, next)
  }
  await Promise.all(Array.from({ length: CHILDREN }, work))
  return reports
}

const isFound = ({ until }: Job, { faults }: Report) => faults.some(({ kind }) => until?.includes(kind))

/** Consecutive tries of one door. */
interface Chunk {
  readonly door: Door
  readonly from: number
  readonly to: number
}

/** Interleaves the doors, so that a fault in the last one is found early. */
function chunksOf(tries: FuzzTries): Chunk[] {
  const turns = Math.max(...DOORS.map((door) => Math.ceil(tries[door] / TEST_TRIES[door])))
  return Array.from({ length: turns }, (_, turn) =>
    DOORS.map((door) => {
      const size = TEST_TRIES[door]
      return { door, from: turn * size, to: Math.min(tries[door], (turn + 1) * size) }
    }),
  ).flat()
}

async function fuzzGame(job: Job, report: Report): Promise<void> {
  let plan = chunksOf(job.tries)
  for (let hangs = 0; hangs < MOST_HANGS && plan.length > 0; hangs++) {
    const last = await runChild(job, report, plan)
    if (!last || isFound(job, report)) return
    const at = plan.findIndex(({ door, from, to }) => door === last.door && from <= last.n && last.n < to)
    plan = plan.slice(at).with(0, { door: last.door, from: last.n + 1, to: plan[at]?.to ?? 0 })
  }
}

/** Resolves to the try at which the child ended prematurely, or undefined if it finished. */
function runChild(
  job: Job,
  report: Report,
  plan: readonly Chunk[],
): Promise<{ door: Door; n: number } | undefined> {
  const { seed, root = ROOT } = job
  const { slug, faults } = report
  const parts = plan.map(({ door, from, to }) => `${door}:${from}-${to}`)
  const child = spawn(
    process.execPath,
    [join(root, 'test-support/fuzz/child.ts'), slug, String(seed), ...parts],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      // Most modules are the same in every child.
      env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'greenhouse-fuzz-cache') },
    },
  )
  let last: { door: Door; n: number } = { door: plan[0]?.door ?? 'action', n: 0 }
  let isDone = false
  let hangs = false
  let errors = ''
  const kill = () => void child.kill('SIGKILL')
  let silence = setTimeout(kill, SILENCE_MS)
  child.stderr.on('data', (data: Buffer) => (errors = `${errors}${data.toString()}`.slice(-600)))

  function note(kind: FaultKind, detail: string): void {
    const { door, n } = last
    const repeat = `node test-support/fuzz/child.ts ${slug} ${seed} ${door}:${n}`
    faults.push({ slug, door, n, kind, detail, repeat })
    if (isFound(job, report)) kill()
  }

  createInterface(child.stdout).on('line', (line) => {
    clearTimeout(silence)
    silence = setTimeout(kill, SILENCE_MS)
    const [word = '', first = '', ...rest] = line.split(' ')
    if (word === 'try') {
      last = { door: first as Door, n: Number(rest[0]) }
      report.tries[last.door]++
    } else if (word === 'accepted') report.accepted[last.door]++
    else if (word === 'fault') note(KINDS.find((kind) => kind === first) ?? 'throw', rest.join(' '))
    else if (word === 'hang') hangs = true
    else if (word === 'done') isDone = true
  })
  return new Promise((resolve) => {
    child.on('close', (code, signal) => {
      clearTimeout(silence)
      if (isDone || isFound(job, report)) return resolve(undefined)
      if (hangs || signal === 'SIGKILL') note('hang', 'the child was killed at its deadline')
      else note('throw', `the child ended with ${signal ?? code}: ${errors.replaceAll('\n', ' ')}`)
      resolve(last)
    })
  })
}
