import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { readSettings } from '../config.ts'
import { bundleForBrowsers } from './bundle.ts'
import { readEntries } from './entries.ts'
import { licencesOf } from './licences.ts'
import { SITE } from './vite.ts'

const NODE_MODULES = join(SITE, '..', 'node_modules')

test('the script links to the licences, which include every package in the bundle', async () => {
  vi.stubEnv('NODE_ENV', 'production') // Vitest would build for development.
  const out = await mkdtemp(join(tmpdir(), 'greenhouse-licences-'))
  const settings = readSettings({})
  const { output } = await bundleForBrowsers(settings, await readEntries(settings), out)
  await rm(out, { recursive: true })
  vi.unstubAllEnvs()
  const text = await licencesOf(output)

  const entry = output.find((file) => file.type === 'chunk' && file.isEntry)
  expect(entry).toHaveProperty('code', expect.stringMatching(/^\/\* Licences: \/licences\.txt \*\//))
  const ids = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : file.originalFileNames))
  const packages = new Set(ids.flatMap((id) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? []))
  expect([...packages]).toEqual(expect.arrayContaining(['@fontsource/fredoka', 'dompurify', 'react']))
  for (const name of packages) {
    const folder = join(NODE_MODULES, name)
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
      version: string
    }
    expect(text).toContain(`\n${name} ${version} (`)
    const licence = await readFile(join(folder, 'LICENSE'), 'utf8').catch(() =>
      readFile(join(folder, 'LICENSE.md'), 'utf8'),
    )
    expect(text).toContain(licence.trim())
  }
})

test('includes the licences of bundler helpers, without those of the bundler’s own dependencies', async () => {
  const text = await licencesOf([chunk('\0vite/preload-helper.js', '\0rolldown/runtime.js')])
  expect(text).toContain('\nvite ')
  expect(text).toContain('Copyright (c) 2019-present, VoidZero Inc. and Vite contributors')
  expect(text).toContain('\nrolldown ')
  expect(text).not.toContain('Bundled dependencies')
})

test('ignores our own modules, and rejects code of unknown origin', async () => {
  expect(await licencesOf([chunk(join(SITE, 'src', 'main.tsx'), '\0virtual:cards')])).not.toContain('====')
  await expect(licencesOf([chunk('/elsewhere/code.js')])).rejects.toThrow(
    'The bundle contains "/elsewhere/code.js", but site/licences.ts cannot tell its package.',
  )
})

type Output = Parameters<typeof licencesOf>[0][number]

const chunk = (...moduleIds: string[]) => ({ type: 'chunk', moduleIds }) as unknown as Output
