/** Collects the licences of all third-party code and fonts in the bundle. */
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'
import { GAMES } from '../tools/folders.ts'
import { SITE } from './vite.ts'

export const LICENCES_ADDRESS = '/licences.txt'

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset

const withSlashes = (path: string) => path.replaceAll('\\', '/')

/** Folders of our own code. */
const OWN = [SITE, GAMES].map(withSlashes)

const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/
/** Helper functions that the bundlers add. */
const HELPERS = /^\0(vite|rolldown)\//
/** Modules that the build generates from our own files. */
const GENERATED = '\0virtual:'

const LICENCE_FILE = /^(licen[cs]e|notice|copying|third-party-licen[cs]e)/i
/** The rest of Vite's licence file covers dependencies that are not part of any bundle. */
const ABOUT_VITE_ITSELF = /^# Licenses of bundled dependencies$[\s\S]*/m

export async function licencesOf(output: readonly Output[]): Promise<string> {
  const sources = output.flatMap((file) =>
    file.type === 'chunk' ? file.moduleIds : file.originalFileNames.map((name) => resolve(SITE, name)),
  )
  const folders = new Set(sources.flatMap((source) => packageFolder(source) ?? []))
  const notices = await Promise.all([...folders].sort().map(noticeOf))
  return `This site contains the following software and typeface.\n${notices.join('')}`
}

/** The folder of the package that a source file belongs to; undefined for our own files. */
function packageFolder(source: string): string | undefined {
  const tool = HELPERS.exec(source)?.[1]
  if (tool) return dirname(fileURLToPath(import.meta.resolve(`${tool}/package.json`)))
  const path = withSlashes(source)
  const [folder] = PACKAGE.exec(path) ?? []
  if (folder || OWN.some((own) => path.startsWith(own)) || path.startsWith(GENERATED)) return folder
  throw new Error(
    `The bundle contains ${JSON.stringify(source)}, but site/licences.ts cannot tell its package.`,
  )
}

async function noticeOf(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  ) as Record<'name' | 'version' | 'license', string>
  const files = (await readdir(folder)).filter((file) => LICENCE_FILE.test(file)).sort()
  if (files.length === 0)
    throw new Error(`The package ${name} is part of the site but has no licence file in ${folder}.`)
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  const text = texts.map((each) => each.replace(ABOUT_VITE_ITSELF, '').trim()).join('\n\n')
  return `\n${'='.repeat(80)}\n${name} ${version} (${license})\n${'='.repeat(80)}\n\n${text}\n`
}
