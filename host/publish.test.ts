/** Publishing with real folders, links and processes: builds that succeed, fail and are killed. */
import { spawn } from 'node:child_process'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inheritedFiles, isRolledBack, keptBuilds, publish, returnToBuild } from './publish.ts'

let project: string
let dist: string
const logged: string[] = []
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'greenhouse-publish-'))
  dist = join(project, 'dist')
  logged.length = 0
})
afterEach(() => rmSync(project, { recursive: true }))

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

/** A build whose page contains the name of its one script. */
const filesOf = (name: string) => ({
  'site/index.html': name,
  [`site/assets/${name}.js`]: name,
  [`site/assets/${name}.js.br`]: name,
  'games/assets/typeface.woff2': 'letters',
})
const make = (name: string) => async (folder: string) => write(folder, filesOf(name))
const log = (line: string) => void logged.push(line)
const build = (name: string) => publish(dist, log, make(name))
const page = () => readFileSync(join(dist, 'site/index.html'), 'utf8')
const scripts = () => readdirSync(join(dist, 'site/assets')).filter((name) => name.endsWith('.js'))
const folders = () => readdirSync(`${dist}-builds`)

test('each build replaces the last one and has the files of the three before it', async () => {
  for (const name of ['a', 'b', 'b', 'c', 'd', 'e']) await build(name)
  expect(page()).toBe('e')
  expect(scripts()).toEqual(['b.js', 'c.js', 'd.js', 'e.js'])
  expect(readFileSync(join(dist, 'site/assets/b.js.br'), 'utf8')).toBe('b')
  expect([...(await inheritedFiles(dist))]).toEqual(['b', 'c', 'd'].map((name) => `site/assets/${name}.js`))
  expect(folders(), 'the newest five of six').toHaveLength(5)
})

test('inherited files keep their dates, which are in ETags of nginx', async () => {
  await build('a')
  const { mtimeMs } = lstatSync(join(dist, 'site/assets/a.js'))
  await build('b')
  expect(Math.abs(lstatSync(join(dist, 'site/assets/a.js')).mtimeMs - mtimeMs)).toBeLessThan(1)
})

test('a concurrent reader always finds a complete build', async () => {
  await build('0')
  const stop = new AbortController()
  async function readRepeatedly(): Promise<number> {
    let reads = 0
    for (; !stop.signal.aborted; reads++) {
      const name = page()
      // The next build may be published in between; it inherits this script.
      expect(readFileSync(join(dist, `site/assets/${name}.js`), 'utf8')).toBe(name)
      await new Promise(setImmediate)
    }
    return reads
  }
  const reading = readRepeatedly()
  for (let n = 1; n <= 20; n++) await build(String(n))
  stop.abort()
  expect(await reading).toBeGreaterThan(20)
})

test('a plain dist folder becomes the previous build', async () => {
  write(dist, { ...filesOf('old'), stamp: '1' })
  await build('new')
  expect(lstatSync(dist).isSymbolicLink()).toBe(true)
  expect(page()).toBe('new')
  expect(scripts()).toEqual(['new.js', 'old.js'])
  expect(folders()).toHaveLength(2)
  await build('newer')
  expect(scripts()).toEqual(['new.js', 'newer.js', 'old.js'])
})

test('replaces a broken link', async () => {
  await build('a')
  rmSync(`${dist}-builds`, { recursive: true })
  await build('b')
  expect(page()).toBe('b')
})

test('keeps all files if the record is damaged', async () => {
  await build('a')
  await build('b')
  writeFileSync(join(dist, 'generations.json'), '[["../../config.ts"]]')
  await build('c')
  expect(scripts()).toEqual(['a.js', 'b.js', 'c.js'])
})

test('returns to an earlier build and forward again, with the scripts of open tabs', async () => {
  for (const name of ['a', 'b', 'c']) await build(name)
  const [first, second, third] = await keptBuilds(dist)
  expect([first, second, third].map((each) => each?.isCurrent)).toEqual([false, false, true])
  expect(Date.parse(first?.built ?? '')).not.toBeNaN()
  expect(await isRolledBack(dist)).toBe(false)

  await returnToBuild(dist, first?.name ?? '', log)
  expect([page(), await isRolledBack(dist)]).toEqual(['a', true])
  expect(scripts()).toEqual(['a.js', 'b.js', 'c.js'])
  await returnToBuild(dist, third?.name ?? '', log)
  expect(page()).toBe('c')
  expect((await keptBuilds(dist)).map(({ isCurrent }) => isCurrent)).toEqual([false, false, true])

  await returnToBuild(dist, first?.name ?? '', log)
  await build('d')
  expect([page(), await isRolledBack(dist)]).toEqual(['d', false])
  expect(scripts()).toEqual(['a.js', 'b.js', 'c.js', 'd.js'])
  expect(logged).toEqual([])
})

test('a folder of a process from before a reboot does not delay a build', async () => {
  mkdirSync(join(`${dist}-builds`, `half-${process.pid}-otherboot-x`), { recursive: true })
  await build('a')
  expect(folders()).toHaveLength(1)
})

test('a failed build changes nothing', async () => {
  await build('a')
  const failing = publish(dist, log, async (folder) => {
    await make('b')(folder)
    throw new Error('The build broke.')
  })
  await expect(failing).rejects.toThrow('The build broke.')
  expect(page()).toBe('a')
  expect(folders()).toHaveLength(1)
})

test('a build that turns out to be unnecessary changes nothing', async () => {
  await build('a')
  await publish(dist, log, async () => false)
  expect(page()).toBe('a')
  expect(folders()).toHaveLength(1)
})

test('concurrent builds run one after the other', async () => {
  const order: string[] = []
  const slow = (name: string) =>
    publish(dist, log, async (folder) => {
      order.push(`${name} begins`)
      await new Promise((done) => setTimeout(done, 50))
      await make(name)(folder)
      order.push(`${name} ends`)
    })
  await Promise.all([slow('a'), slow('b'), slow('c')])
  for (const at of [0, 2, 4]) expect(order[at + 1]).toBe(order[at]?.replace('begins', 'ends'))
  expect(logged).toContain('Another build is running. Waiting for it …')
  expect(scripts()).toEqual(['a.js', 'b.js', 'c.js'])
})

test('a killed build changes nothing, and the next build deletes its folder', async () => {
  await build('a')
  const code = `
    import { writeFileSync } from 'node:fs'
    import { publish } from ${JSON.stringify(join(import.meta.dirname, 'publish.ts'))}
    await publish(${JSON.stringify(dist)}, console.log, async (folder) => {
      writeFileSync(folder + '/half', 'half a build')
      console.log('half made')
      await new Promise((resolve) => setTimeout(resolve, 600_000))
    })`
  const builder = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((half) => builder.stdout.once('data', half))
  const [left = ''] = folders().filter((name) => name.startsWith('half-'))
  expect(existsSync(join(`${dist}-builds`, left, 'half'))).toBe(true)
  const ended = new Promise((resolve) => builder.once('exit', resolve))
  builder.kill('SIGKILL')
  await ended
  expect(page()).toBe('a')
  await build('b')
  expect(page()).toBe('b')
  expect(folders()).not.toContain(left)
  expect(logged).toEqual([])
})
