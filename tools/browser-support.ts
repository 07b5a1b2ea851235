/**
 * `npm run check:browser-support`: checks that dist/ works in the oldest supported browsers, and that no game exceeds its
 * budget of bytes. A newer feature needs a feature test or a fallback.
 */
import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { inheritedFiles } from '../host/publish.ts'
import { compressedBytes, overBudget } from './budgets.ts'
import { newerInPage } from './browser-support-page.ts'
import { type SupportFinding, newerInScript } from './browser-support-script.ts'
import { newerInStyle } from './browser-support-style.ts'
import { OLDEST_SUPPORTED, type Since } from './browser-support-table.ts'

const DIST = join(import.meta.dirname, '..', 'dist')
const BROWSERS = ['Chrome', 'Firefox', 'Safari'] as const

const CHECKS: Readonly<Record<string, (text: string) => SupportFinding[]>> = {
  js: newerInScript,
  css: newerInStyle,
  html: newerInPage,
}

/** Features in a file that the oldest supported browsers lack. */
export function unsupportedIn(file: string, text: string): SupportFinding[] {
  return CHECKS[file.slice(file.lastIndexOf('.') + 1)]?.(text) ?? []
}

const messageFor = ({ what, since, near }: SupportFinding, [first, ...others]: readonly string[]) =>
  [
    `${first}${others.length > 0 ? ` and ${others.length} more files use` : ' uses'} ${what}`,
    since ? `, which needs ${needs(since)}` : '',
    `. Add a feature test or a fallback: … ${near} …`,
  ].join('')

/** The required versions, for browsers whose oldest supported version is older. */
const needs = (since: Since) =>
  BROWSERS.flatMap((browser, i) => {
    const first = since[i] ?? 0
    if (first <= (OLDEST_SUPPORTED[i] ?? 0)) return []
    return first === Infinity ? `a ${browser} that does not exist yet` : `${browser} ${first}`
  }).join(', ')

if (import.meta.main) {
  // Files inherited from previous builds were checked when those were built.
  const inherited = await inheritedFiles(DIST)
  const files = globSync('**/*.{js,css,html}', { cwd: DIST }).filter(
    (file) => !inherited.has(file.replaceAll('\\', '/')),
  )
  if (files.length === 0) throw new Error('dist/ is empty. Run `npm run build` first.')
  // Every page has the same styles, so each finding is reported once.
  const found = new Map<string, { finding: SupportFinding; files: Set<string> }>()
  for (const file of files.sort())
    for (const finding of unsupportedIn(file, readFileSync(join(DIST, file), 'utf8'))) {
      const key = `${finding.what} ${finding.near}`
      const { files } = found.get(key) ?? { files: new Set<string>() }
      found.set(key, { finding, files: files.add(file) })
    }
  for (const { finding, files } of found.values()) console.error(messageFor(finding, [...files]))
  console.log(`${files.length} files in dist/ checked, ${found.size} unsupported features.`)
  const games = join(DIST, 'games')
  const gameFiles = files
    .filter((file) => file.startsWith('games'))
    .map((file) => relative('games', file).replaceAll('\\', '/'))
  const tooLarge = overBudget(gameFiles, compressedBytes(games))
  for (const sentence of tooLarge) console.error(sentence)
  console.log(`${tooLarge.length} files exceed their budget of bytes.`)
  process.exitCode = found.size + tooLarge.length > 0 ? 1 : 0
}
