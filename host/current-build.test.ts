import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { answer } from './answer.ts'
import { createCurrentSites } from './current-build.ts'
import { publish } from './publish.ts'

const folder = mkdtempSync(join(tmpdir(), 'greenhouse-current-build-'))
const dist = join(folder, 'dist')
afterAll(() => rmSync(folder, { recursive: true }))

const put = (files: Readonly<Record<string, string>>) =>
  publish(
    dist,
    () => undefined,
    async (buildFolder) => {
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(join(buildFolder, path)), { recursive: true })
        writeFileSync(join(buildFolder, path), text)
      }
    },
  )
const buildOf = (name: string) => ({
  'headers.json': JSON.stringify({ site: { 'x-build': name }, games: { 'x-build': name } }),
  'site/index.html': `${name} home`,
  [`site/${name}.html`]: `${name} page`,
  [`site/assets/${name}-12345678.js`]: `${name} script`,
  'games/pool8.html': `${name} game`,
})

test('serves a new build after reload, and keeps the old one if the new one cannot be read', async () => {
  await put(buildOf('first'))
  const { site, games, reload } = createCurrentSites(dist)
  const ask = (url: string) => {
    const { status, headers, body } = answer(url === '/pool8' ? games : site, { method: 'GET', url })
    return [status, headers['x-build'], String(body)]
  }
  await put(buildOf('second'))
  expect(ask('/')).toEqual([200, 'first', 'first home'])
  reload()
  expect(ask('/')).toEqual([200, 'second', 'second home'])
  expect(ask('/second')).toEqual([200, 'second', 'second page'])
  expect(ask('/pool8')).toEqual([200, 'second', 'second game'])
  expect(ask('/first')[0], 'a page of the old build').toBe(404)
  expect(ask('/assets/first-12345678.js'), 'an inherited file').toEqual([200, 'second', 'first script'])

  await put({ ...buildOf('third'), 'headers.json': '{' })
  expect(reload).toThrow(SyntaxError)
  expect(ask('/')).toEqual([200, 'second', 'second home'])
})
