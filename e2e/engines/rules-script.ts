/** The rules of a game as a script for any page, made by the bundler that makes the games themselves. */
import { join } from 'node:path'
import { build } from 'vite'
import { TARGET } from '../../workshop/floor-table.ts'

const ENTRY = 'virtual:rules'

/** What the script leaves behind in its page. */
export interface RulesPage {
  walk(seed: number, level: number): number[]
}

export async function rulesScript(rules: string): Promise<string> {
  const code = [
    `import { rules } from ${JSON.stringify(rules)}`,
    `import { walk } from ${JSON.stringify(join(import.meta.dirname, 'walk.ts'))}`,
    'globalThis.walk = (seed, level) => walk(rules, seed, level)',
  ].join('\n')
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
  return chunks.join('')
}
