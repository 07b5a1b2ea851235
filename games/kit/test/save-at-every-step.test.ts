/** Saves and resumes the golden rounds after every step, as if the page were reloaded each time. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { GoldenRound } from '../../../test-support/golden.ts'
import { readAllFolders } from '../../../tools/folders.ts'
import { createReplay } from '../deferred/challenge/replay.ts'
import type { LogEntry } from '../replay/log.ts'
import { realTimeFormat, resumeRound, turnFormat } from '../round/resume.ts'
import type { Rules } from '../rules.ts'
import { FRESH_SAVE, readSave, writeSave } from '../save/save.ts'
import { sized } from './size.ts'

// Resuming has a deadline, which a busy machine may miss.
beforeAll(() => void vi.spyOn(performance, 'now').mockReturnValue(0))
afterAll(() => void vi.restoreAllMocks())

/** Steps between two saves in real time; `npm run bench full-tests` saves after each. */
const EVERY_TICKS = sized(1, 20)

interface SavedMoment {
  readonly state: unknown
  readonly ticks: number
  readonly actions: readonly unknown[]
}

/** Writes a save with this moment of the round, reads it, and returns the state that the round resumes with. */
function resumedState(
  rules: Rules<unknown, unknown>,
  { seed, level }: GoldenRound,
  start: unknown,
  { state, ticks, actions }: SavedMoment,
): unknown {
  // Daily boards have negative levels, and a slot of their own.
  const slot = level < 0 ? 'dayRound' : 'round'
  const day = level < 0 ? '2026-11-18' : undefined
  const round = { game: 1, seed, level, state, actions, day, ticks: Math.max(1, ticks) }
  const { save } = readSave(writeSave({ ...FRESH_SAVE, [slot]: round }))
  return resumeRound(rules.tick ? realTimeFormat : turnFormat, rules, save[slot], 1, start)?.state
}

for (const { slug, path, rules: file } of await readAllFolders()) {
  const { rules } = (await import(pathToFileURL(file).href)) as { rules: Rules<unknown, unknown> }

  test(`${slug} resumes the state that it saved, step by step`, () => {
    const [round] = JSON.parse(readFileSync(join(path, 'test', 'golden.json'), 'utf8')) as GoldenRound[]
    if (!round) throw new Error(`games/${slug}/test/golden.json has no round.`)
    const { seed, level, ticks } = round
    const log = JSON.parse(round.log) as LogEntry<unknown>[]
    const replay = createReplay(rules, { seed, level, ticks, log })
    const start = replay.now.state
    let compared = 0
    for (let step = 1; !replay.isOver; step++) {
      replay.step()
      const { state, done, ticks: now } = replay.now
      if (rules.outcome(state) !== 'playing') break
      if (rules.tick && step % EVERY_TICKS !== 0) continue
      const actions = rules.tick ? [] : log.slice(0, done).map(([, action]) => action)
      const resumed = resumedState(rules, round, start, { state, ticks: now, actions })
      expect(JSON.stringify(resumed), `step ${step} of seed ${seed}, level ${level}`).toBe(
        JSON.stringify(state),
      )
      compared++
    }
    expect(compared, 'number of compared steps').toBeGreaterThan(0)
  })
}
