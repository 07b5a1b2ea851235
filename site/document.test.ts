import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readSettings } from '../config.ts'
import { bundleDealScript } from './bundle.ts'
import { type Assets, documentOf, inlineHashes } from './document.ts'

const settings = readSettings({})
const dealScript = await bundleDealScript()
const assets: Assets = { css: 'p{}', script: '/main.js', dealScript }
const page = { title: 'Title', description: 'Words', body: '<p>Body</p>' }
const scriptsIn = (html: string) => [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code)

test('a page with cards contains the inline script whose hash is in the policy', () => {
  const html = documentOf({ ...page, cards: [['moss', 'Moss', 'AbCd1234.webp']] }, assets, settings)
  expect(scriptsIn(html)).toEqual([dealScript])
  const hash = createHash('sha256').update(dealScript).digest('base64')
  expect(inlineHashes(assets).scripts).toEqual([`'sha256-${hash}'`])
})

test('the policy directly follows the encoding at the top of the head', () => {
  const policy = "default-src 'none'; connect-src https://contact.example"
  const html = documentOf(page, { ...assets, policy }, settings)
  const start = `<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">`
  expect(html).toContain(start)
  expect(html.slice(0, html.indexOf(start))).toBe('<!doctype html><html lang="en">')
  expect(documentOf(page, assets, settings)).not.toContain('http-equiv')
})

test('a page without cards has no inline script', () => {
  expect(scriptsIn(documentOf(page, assets, settings))).toEqual([])
})

test('escapes titles in the card data', () => {
  const title = '</script><script>owned()</script><!--'
  const html = documentOf({ ...page, cards: [['moss', title, 'AbCd1234.webp']] }, assets, settings)
  expect(scriptsIn(html)).toEqual([dealScript])
  const data = /<script type="application\/json" id="cards">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  expect(JSON.parse(data)).toEqual([['moss', title, 'AbCd1234.webp']])
})

test('the inline script is small and needs no escaping', () => {
  expect(dealScript.length).toBeLessThan(1900)
  expect(dealScript).not.toMatch(/<\/script|<!--/i)
})

test.each([
  [{}, 'Greenhouse Arcade: the name beside a wall of pictures from the games'],
  [{ image: '/moss.webp', imageAlt: 'A "mossy" picture' }, 'A &quot;mossy&quot; picture'],
])('a link preview has alternative text: %j', (given, alt) => {
  const html = documentOf({ ...page, path: '/', ...given }, assets, settings)
  expect(html).toContain(`<meta property="og:image:alt" content="${alt}">`)
  expect(html).toContain(`<meta name="twitter:image:alt" content="${alt}">`)
})
