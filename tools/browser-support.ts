/**
 * `npm run check:browser-support`: everything in dist/ works in the oldest browsers that the README promises. Whatever is newer
 * must be asked for before it is used, or have something older that stands in for it.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inheritedFiles } from '../host/publish.ts'
import { newerInPage } from './browser-support-page.ts'
import { type Finding, newerInScript } from './browser-support-script.ts'
import { newerInStyle } from './browser-support-style.ts'
import { FLOOR, type Since } from './browser-support-table.ts'

const DIST = join(import.meta.dirname, '..', 'dist')
const BROWSERS = ['Chrome', 'Firefox', 'Safari'] as const

const READERS: Readonly<Record<string, (text: string) => Finding[]>> = {
  js: newerInScript,
  css: newerInStyle,
  html: newerInPage,
}

/** What is too new in a file, by its name and its text. */
export function tooNew(file: string, text: string): Finding[] {
  return READERS[file.slice(file.lastIndexOf('.') + 1)]?.(text) ?? []
}

const sentence = ({ what, since, near }: Finding, [first, ...others]: readonly string[]) =>
  [
    `${first}${others.length > 0 ? ` and ${others.length} more files use` : ' uses'} ${what}`,
    since ? `, which needs ${needs(since)}` : '',
    `. Ask for it first, or do without: … ${near} …`,
  ].join('')

/** Only the browsers whose promised version is older. */
const needs = (since: Since) =>
  BROWSERS.flatMap((browser, i) => {
    const first = since[i] ?? 0
    if (first <= (FLOOR[i] ?? 0)) return []
    return first === Infinity ? `a ${browser} that does not exist` : `${browser} ${first}`
  }).join(', ')

if (import.meta.main) {
  // What earlier builds left for open tabs was checked with them, and is not to be mended any more.
  const inherited = await inheritedFiles(DIST)
  const files = globSync('**/*.{js,css,html}', { cwd: DIST }).filter(
    (file) => !inherited.has(file.replaceAll('\\', '/')),
  )
  if (files.length === 0) throw new Error('There is nothing in dist/ to check. Run `npm run build` first.')
  // The same styles stand in every page: each finding is told once.
  const found = new Map<string, { finding: Finding; files: Set<string> }>()
  for (const file of files.sort())
    for (const finding of tooNew(file, readFileSync(join(DIST, file), 'utf8'))) {
      const key = `${finding.what} ${finding.near}`
      const { files } = found.get(key) ?? { files: new Set<string>() }
      found.set(key, { finding, files: files.add(file) })
    }
  for (const { finding, files } of found.values()) console.error(sentence(finding, [...files]))
  console.log(`${files.length} files in dist/ were checked. Uses that are too new: ${found.size}.`)
  process.exitCode = found.size > 0 ? 1 : 0
}
