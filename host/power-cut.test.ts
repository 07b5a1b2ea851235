/** A power cut at each step of a deploy or a rollback leaves the old build or the new one, whole. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { recordPowerCuts } from '../test-support/deploy/power-cut.ts'
import { keptBuilds, publish, returnToBuild } from './publish.ts'

let project: string
let dist: string
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'greenhouse-power-'))
  dist = join(project, 'dist')
})
afterEach(() => rmSync(project, { recursive: true }))

const NAMES = ['site/index.html', 'site/about.html', 'games/deep/er/pool8.html']
const filesOf = (name: string) => [...NAMES, `site/assets/${name}.js`]

const build = (name: string) =>
  publish(
    dist,
    () => undefined,
    async (folder) => {
      for (const file of filesOf(name)) {
        mkdirSync(dirname(join(folder, file)), { recursive: true })
        writeFileSync(join(folder, file), `${name}: ${file}`)
      }
    },
  )

/** The build that is whole in `dist` on this disk. */
function wholeBuild(disk: ReadonlyMap<string, string>): string {
  const target = disk.get('dist')?.replace(/^-> /, '') ?? 'no dist'
  const name = disk.get(`${target}/site/index.html`)?.split(':')[0] || 'an empty page'
  const broken = filesOf(name).filter((file) => disk.get(`${target}/${file}`) !== `${name}: ${file}`)
  return broken.length === 0 ? name : `${name} without ${broken.join(', ')}`
}

/** Does something while the power is cut at every step; returns the builds found on disk, in order, without repetitions. */
async function cutDuring(work: () => Promise<void>, isWhole: (name: string) => boolean) {
  const found: string[] = []
  const broken: string[] = []
  const cuts = recordPowerCuts(project, (disk, step) => {
    const name = wholeBuild(disk)
    if (!isWhole(name)) broken.push(`${step}: ${name}`)
    if (step.endsWith('the least') && found.at(-1) !== name) found.push(name)
  })
  try {
    await work()
  } finally {
    expect(cuts.end()).toBeGreaterThan(10)
  }
  expect(broken).toEqual([])
  return found
}

test('a deploy leaves the old build or the new one', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) await build(name)
  expect(
    await cutDuring(
      () => build('f'),
      (name) => ['e', 'f'].includes(name),
    ),
  ).toEqual(['e', 'f'])
})

const isEither = (name: string) => ['a', 'b'].includes(name)

test('a rollback and the way forward leave one of the two builds', async () => {
  for (const name of ['a', 'b']) await build(name)
  const [first, second] = await keptBuilds(dist)
  const go = (name = '') => returnToBuild(dist, name, () => undefined)
  expect(await cutDuring(() => go(first?.name), isEither)).toEqual(['b', 'a'])
  expect(await cutDuring(() => go(second?.name), isEither)).toEqual(['a', 'b'])
})
