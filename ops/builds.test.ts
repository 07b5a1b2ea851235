import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keptBuilds, publish } from '../host/publish.ts'
import { listBuilds, moveTo, readBuildFacts, targetOf } from './builds.ts'

const folder = mkdtempSync(join(tmpdir(), 'ops-builds-'))
const dist = join(folder, 'dist')
afterAll(() => rmSync(folder, { recursive: true }))

const builds = (current: number) =>
  ['a', 'b', 'c'].map((name, index) => ({
    name,
    built: '2026-11-18T20:00:00Z',
    isCurrent: index === current,
  }))

test.each([
  ['the one before', 2, 'rollback', undefined, /^b$/],
  ['the one named', 2, 'rollback', 'a', /^a$/],
  ['the newest', 0, 'forward', undefined, /^c$/],
  ['none before the first', 0, 'rollback', undefined, /^There is no earlier build/],
  ['no unknown one', 2, 'rollback', 'x', /^There is no build x\./],
  ['not the current one', 2, 'forward', undefined, /^c is the current build already/],
] as const)('finds %s', (_, current, command, named, expected) => {
  const target = targetOf(builds(current), command, named)
  expect(typeof target === 'string' ? target : target.name).toMatch(expected)
})

test('says that nothing is built', async () => {
  expect(await listBuilds(dist)).toMatchObject({
    done: false,
    sentences: [expect.stringContaining('npm run ops -- build')],
  })
})

test('goes back and forward', async () => {
  for (const version of ['1', '2'])
    await publish(
      dist,
      () => undefined,
      async (build) => {
        mkdirSync(join(build, 'site'))
        writeFileSync(join(build, 'site/index.html'), version)
        writeFileSync(join(build, 'build.json'), JSON.stringify({ version }))
      },
    )
  const page = () => readFileSync(join(dist, 'site/index.html'), 'utf8')
  const [first] = await keptBuilds(dist)
  const back = await moveTo(dist, 'rollback', undefined, () => undefined)
  expect(back).toMatchObject({
    done: true,
    sentences: expect.arrayContaining([
      `dist/ is now ${first?.name}, built at ${first?.built.slice(0, 16).replace('T', ' ')}Z.`,
    ]),
  })
  expect([page(), readBuildFacts(dist)?.version]).toEqual(['1', '1'])
  expect((await listBuilds(dist)).sentences[0]).toMatch(/^→ /)
  expect(await moveTo(dist, 'rollback', undefined, () => undefined)).toMatchObject({ done: false })
  await moveTo(dist, 'forward', undefined, () => undefined)
  expect(page()).toBe('2')
})
