/** Fuzzes the saves of every game with a tick: whatever `fits` accepts must be playable. `SEED` repeats a run. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { GAMES, rulesFiles } from '../../../tools/folders.ts'
import type { Levels, Rules } from '../rules.ts'
import { RUN_SEED as seed } from './seeds.ts'
import { sized } from './size.ts'

const TRIES = sized(20_000, 2000)
const PLAYS = sized(1500, 120)
/** Timeout for a hanging tick; the search takes a fraction of this. */
const HANG_MS = 300_000

const addressOf = (...path: string[]) => JSON.stringify(pathToFileURL(join(GAMES, ...path)).href)

/** Program for a separate process, because a tick that never returns can only be killed. */
function programOf(game: string, levels: readonly number[]): string {
  const hasBusiest = existsSync(join(GAMES, game, 'test/busiest.ts'))
  return `
    import { search } from ${addressOf('kit/test/mutations.ts')}
    import { rules } from ${addressOf(game, 'rules.ts')}
    const { busiest } = ${hasBusiest ? `await import(${addressOf(game, 'test/busiest.ts')})` : '{}'}
    const { played, faults } = search({
      rules, levels: ${JSON.stringify(levels)}, states: busiest ? [busiest()] : [],
      seed: ${seed}, tries: ${TRIES}, plays: ${PLAYS}, begin: (mutation) => console.log(mutation),
    })
    console.log(JSON.stringify({ played, faults }))`
}

async function run(program: string): Promise<{ played: number; faults: string[] }> {
  const args = ['--input-type=module', '--eval', program]
  const options = { timeout: HANG_MS, killSignal: 'SIGKILL', maxBuffer: 2 ** 26 } as const
  const { stdout } = await promisify(execFile)(process.execPath, args, options).catch(
    (error: Error & { readonly stdout?: string; readonly killed?: boolean }) => {
      const last = error.stdout?.trim().split('\n').at(-1)
      throw new Error(`${error.killed ? 'A tick hangs' : error.message} after ${last}`)
    },
  )
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
}

for (const file of rulesFiles()) {
  const { rules, levels } = (await import(pathToFileURL(join(GAMES, file)).href)) as {
    rules: Rules<unknown, unknown>
    levels?: Levels<unknown, unknown>
  }
  if (!rules.tick) continue
  const [game = ''] = file.split('/')
  const tried = levels?.names?.map((_, i) => i + 1) ?? [1]

  test.concurrent(`${game}: damaged saves that fit are playable, SEED=${seed}`, async () => {
    const { played, faults } = await run(programOf(game, tried))
    expect(faults, `games/${game}/rules/saved.ts accepts too much: state its bounds there`).toEqual([])
    expect(played, 'number of saves that fit').toBeGreaterThan(PLAYS / 10)
  })
}
