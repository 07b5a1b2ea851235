/** Bundles a game's rules into a script for any page, with the same bundler as the games. */
import { join } from 'node:path'
import { build } from 'vite'
import type { Maker } from '../../games/kit/deferred/challenge/link.ts'
import { TARGET } from '../../tools/browser-support-table.ts'
import type { GoldenRound } from '../golden.ts'
import type { States } from './states.ts'

const ENTRY = 'virtual:rules'

/** Globals that the script defines in its page. */
export interface RulesPage {
  walk(seed: number, level: number): number[]
  sumsOf(round: GoldenRound): string
  statesOf(maker: Maker, code: string): Promise<States>
}

export const rulesScript = (rules: string): Promise<string> =>
  bundled([
    `import { rules } from ${JSON.stringify(rules)}`,
    `import { walk } from ${JSON.stringify(join(import.meta.dirname, 'walk.ts'))}`,
    `import { statesOf } from ${JSON.stringify(join(import.meta.dirname, 'states.ts'))}`,
    `import { sumsOf } from ${JSON.stringify(join(import.meta.dirname, '..', 'golden.ts'))}`,
    'globalThis.sumsOf = (round) => sumsOf(rules, round)',
    'globalThis.walk = (seed, level) => walk(rules, seed, level)',
    'globalThis.statesOf = (maker, code) => statesOf(rules, maker, code)',
  ])

/** Bundles these lines of a module. */
export async function bundled(lines: readonly string[]): Promise<string> {
  const code = lines.join('\n')
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      {
        name: 'rules-entry',
        resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
        load: (id) => (id === ENTRY ? code : undefined),
      },
    ],
    build: { write: false, target: TARGET, modulePreload: false, rollupOptions: { input: ENTRY } },
  })
  const chunks = [built]
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []))
    .flatMap((file) => (file.type === 'chunk' ? [file.code] : []))
  // As a function that is called, because Playwright takes a script that begins with `function` for a function.
  return `(() => {${chunks.join('')}})()`
}
