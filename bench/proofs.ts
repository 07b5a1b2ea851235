/** Runs the games' exhaustive tests in full; ordinary test runs only sample them (`kit/test/size.ts`). */
import { spawnSync } from 'node:child_process'

const { status } = spawnSync('npx', ['vitest', 'run', 'games'], {
  stdio: 'inherit',
  env: { ...process.env, WHOLE_PROOFS: 'yes' },
})
process.exitCode = status ?? 1
