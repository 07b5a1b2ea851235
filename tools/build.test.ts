import { createHash } from 'node:crypto'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { readSettings } from '../config.ts'
import { gamePage } from './build.ts'
import { entryCode } from './bundle.ts'
import { gameFolders, readFolder, readTemplate, templatePath } from './folders.ts'
import { page } from './page.ts'

const settings = readSettings({})
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
const between = (html: string, open: RegExp, close: string) => {
  const start = open.exec(html)
  return start ? html.slice(start.index + start[0].length, html.indexOf(close, start.index)) : ''
}

const DEFERRED = '/assets/deferred-12345678.js'

describe('the built file of the blank game', () => {
  let html = ''
  beforeAll(async () => {
    html = await gamePage(await readTemplate('levels'), settings, DEFERRED)
  })

  test('has a policy that allows exactly its own scripts and styles, and /assets/', () => {
    const policy = /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? ''
    expect(policy).toContain("default-src 'none'")
    const scripts = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, code = '']) => hashOf(code))
    expect(scripts).toHaveLength(3)
    expect(policy).toContain(`script-src ${scripts.join(' ')} ${settings.origins.games}/assets/;`)
    expect(policy).toContain(hashOf(between(html, /<style>/, '</style>')))
    expect(policy.replace(`${settings.origins.games}/assets/`, '')).not.toMatch(/unsafe|https?:/)
  })

  test('refers only to the typeface and the deferred script', () => {
    const others = html.match(/<(?:script|img|link|iframe)[^>]*\s(?:src|href)="(?!data:|#)[^"]*"/g)
    expect(others).toBeNull()
    expect(new Set(html.match(/"\/\w[^"]*"/g))).toEqual(
      new Set([expect.stringMatching(/^"\/assets\/fredoka-[\w-]{8}\.woff2"$/), `"${DEFERRED}"`]),
    )
    expect(html).not.toMatch(/\bfetch\(|XMLHttpRequest|sendBeacon|WebSocket/)
    expect(html.match(/\bimport\(/g)).toEqual(['import('])
  })

  test('contains the opening card before the script', () => {
    const body = html.slice(html.indexOf('<body>'), html.lastIndexOf('<script>'))
    expect(body).toContain('<span class="unseen">Blank</span>')
    expect(body).toContain('<p>Open every bud: touching one also switches its neighbours.</p>')
    expect(body).toMatch(/<p class="touch">Tap a bud\.<\/p><p class="mouse">Click a bud, or choose/)
    expect(body).toMatch(/<button class="main">.*<span>Play<\/span><\/button>/)
    expect(body).toContain('<span>Journey</span>')
  })

  test('omits the parts of the kit that the game does not use, such as shake', () => {
    expect(html).not.toContain('jolt')
  })

  test.each(['on', 'off'] as const)(
    'registers a service worker only if OFFLINE is on: %s',
    async (offline) => {
      const code = await entryCode(await readTemplate('levels'), { ...settings, offline }, '/deferred.js')
      expect(code).toContain(`"offline":${offline === 'on'}`)
    },
  )

  test('has its background colour in the stylesheet', () => {
    expect(html).toContain('html{background:#3b2a8f}')
  })
})

test('a page escapes its title and closing tags in its script', () => {
  const about = {
    title: '<b>"A" & B',
    slug: 'a',
    summary: "it's",
    colour: '#fff',
    genre: 'puzzle',
    description: '',
    sec_desc: '',
  } as const
  const html = page({
    about,
    siteName: 'Site',
    assets: '',
    style: '',
    script: 'let a="</script><b>"',
    body: '',
  })
  expect(html).toContain('<title>&#60;b&#62;&#34;A&#34; &#38; B – Site</title>')
  expect(html.split('</script>')).toHaveLength(4)
})

test('every folder with an about.ts is a game, but the kit is not', async () => {
  const slugs = (await gameFolders()).map(({ slug }) => slug)
  expect(slugs).toContain('birdify')
  expect(slugs).not.toContain('kit')
  expect(slugs).toEqual([...slugs].sort())
})

test('a folder without a manifest is refused', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'game-'))
  await writeFile(join(folder, 'about.ts'), "export const about = { slug: 'seedling' }")
  await cp(join(templatePath('levels'), 'rules.ts'), join(folder, 'rules.ts'))
  await expect(readFolder(folder, 'seedling')).rejects.toThrow(
    'games/seedling is not a game yet: it has no game.ts.',
  )
  await rm(folder, { recursive: true })
})
