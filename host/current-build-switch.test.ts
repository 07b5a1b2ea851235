import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answer } from './answer.ts'
import { createCurrentSites } from './current-build.ts'

let project: string
let dist: string
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'greenhouse-switch-'))
  dist = join(project, 'dist')
})
afterEach(() => rmSync(project, { recursive: true }))

/** Enough files that a build takes longer to read than the link takes to change. */
const PAGES = 100
/** Changes of the link during the test. */
const SWITCHES = 25

function write(name: string): void {
  for (const folder of ['site', 'games']) mkdirSync(join(project, name, folder), { recursive: true })
  writeFileSync(join(project, name, 'headers.json'), '{"site":{},"games":{}}')
  for (let i = 0; i < PAGES; i++) writeFileSync(join(project, name, `site/page-${i}.html`), name)
  writeFileSync(join(project, name, 'games/pool8.html'), name)
}

/** Switches the link between two builds, as fast as it can. */
const SWITCHING = `
  const { renameSync, symlinkSync } = require('node:fs')
  const { workerData: dist } = require('node:worker_threads')
  for (let i = 0; ; i++) {
    symlinkSync(i % 2 ? 'first' : 'second', dist + '-next')
    renameSync(dist + '-next', dist)
  }`

test('never mixes two builds while the link changes', async () => {
  for (const name of ['first', 'second']) write(name)
  symlinkSync('first', dist)
  const { site, games, reload } = createCurrentSites(dist)
  const worker = new Worker(SWITCHING, { eval: true, workerData: dist })
  const failed = new Promise<never>((_, reject) => worker.on('error', reject))
  const bodyOf = (of: typeof site, url: string) => String(answer(of, { method: 'GET', url }).body)
  try {
    let [before, switches] = [realpathSync(dist), 0]
    while (switches < SWITCHES) {
      reload()
      const pages = Array.from({ length: PAGES }, (_, i) => bodyOf(site, `/page-${i}`))
      expect(new Set([...pages, bodyOf(games, '/pool8')]).size, 'builds in one answer').toBe(1)
      const now = realpathSync(dist)
      if (now !== before) switches++
      before = now
      await Promise.race([failed, new Promise((resolve) => setImmediate(resolve))])
    }
  } finally {
    await worker.terminate()
  }
})
