import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { unsupportedIn } from './browser-support.ts'
import * as table from './browser-support-table.ts'

const namesIn = (file: string, text: string) => unsupportedIn(file, text).map(({ what }) => what)

describe('reports an unguarded feature in a script', () => {
  test.each([
    ['const { promise } = Promise.withResolvers()', 'Promise.withResolvers'],
    ["const { promise } = Promise['withResolvers']()", 'Promise.withResolvers'],
    ['const { withResolvers } = Promise', 'Promise.withResolvers'],
    ['const deferred = Promise.withResolvers; deferred()', 'Promise.withResolvers'],
    ['const f = () => globalThis.Promise.withResolvers()', 'Promise.withResolvers'],
    ['Object.groupBy(cards, (card) => card.suit)', 'Object.groupBy'],
    ['if (URL.canParse(text)) open(text)', 'URL.canParse'],
    ['AbortSignal.any([a, b])', 'AbortSignal.any'],
    ['requestIdleCallback(work)', 'requestIdleCallback'],
    ['window.requestIdleCallback(work)', 'requestIdleCallback'],
    ['new Intl.Segmenter()', 'Intl.Segmenter'],
    ['seen.union(others)', '.union()'],
    ['document.startViewTransition(update)', '.startViewTransition'],
    ['element.checkVisibility()', '.checkVisibility'],
    ['navigator.connection.saveData', 'navigator.connection'],
    ['addEventListener(`scrollend`, rest)', 'event:scrollend'],
    ['map.values().filter(isOpen)', 'an iterator method'],
    ['[...text.matchAll(word).map(first)]', 'an iterator method'],
    ['try { work() } catch { Promise.try(work) }', 'Promise.try'],
    ["if ('other' in Promise) Promise.try(work)", 'Promise.try'],
  ])('%s', (script, what) => expect(namesIn('a.js', script)).toEqual([what]))
})

describe('accepts a script with a feature test, or without new features', () => {
  test.each([
    "if ('withResolvers' in Promise) Promise.withResolvers()",
    "const d = 'withResolvers' in Promise ? Promise.withResolvers() : older()",
    "const can = 'withResolvers' in Promise; function f() { return can && Promise.withResolvers() }",
    "function f() { if (!('try' in Promise)) return work(); return Promise.try(work) }",
    'Promise.withResolvers?.()',
    'const make = Promise.withResolvers ?? older',
    'document.startViewTransition ? document.startViewTransition(update) : update()',
    "typeof requestIdleCallback === 'function' ? requestIdleCallback(work) : setTimeout(work)",
    'globalThis.requestIdleCallback?.(work)',
    'navigator.connection?.saveData',
    'try { new Intl.Segmenter() } catch { plain() }',
    "'onscrollend' in window ? addEventListener('scrollend', rest) : poll()",
    'const { union } = rules; union(a, b)',
    'const scheduler = openScheduler(); scheduler.post()',
    'class Walls { navigation() { return { scheduler: 1 } } }',
    'Object.values(map).filter(isOpen); [...map.values()].filter(isOpen)',
    'structuredClone(a.toSorted().at(-1)?.b ?? a.findLast(Boolean))',
    'class A { static #b = 1; static { A.#b ||= 2 } has(a) { return #b in a } }',
  ])('%s', (script) => expect(unsupportedIn('a.js', script)).toEqual([]))
})

test.each([
  '/[a--b]/v',
  'using file = open()',
  "import a from './a.json' with { type: 'json' }",
  '@bound class A {}',
])('reports syntax newer than ES2022: %s', (script) =>
  expect(namesIn('a.js', script)).toEqual([expect.stringContaining('newer than ES2022')]),
)

describe('reports a feature without a fallback in a stylesheet', () => {
  test.each([
    ['.card { &:hover { color: red } }', ['nesting']],
    ['.card { .title { color: red } }', ['nesting']],
    ['.card:has(a) { color: red }', [':has(']],
    ['.card:hover, .card:has(a) { color: red }', [':has(']],
    ['.card:is(:has(a)) { color: red }', [':has(']],
    ['@scope (.card) { a { color: red } }', ['@scope']],
    ['@starting-style { a { color: red } }', ['@starting-style']],
    ['@property --turn { syntax: "<number>"; inherits: true; initial-value: 0 }', ['@property']],
    ['a { color: light-dark(red, blue) }', ['light-dark(']],
    ['a { color: rgb(from red r g b / 50%) }', ['(from ']],
    ['a { --spring: ease; --spring: linear(0, 1) }', ['linear(']],
    ['a { height: 2lh }', ['lh']],
    ['a { width: round(up, 3px, 2px) }', ['round(']],
    ['a { user-select: none }', ['user-select']],
    ['a { mask: url(a.svg) }', ['mask']],
    ['@supports (color: red) { a { color: light-dark(red, blue) } }', ['light-dark(']],
    ['@media (scripting: none) { a { color: red } }', ['(scripting']],
  ])('%s', (style, what) => expect(namesIn('a.css', style)).toEqual(what))
})

describe('accepts a stylesheet with a fallback, or without new features', () => {
  test.each([
    'a { color: red; color: light-dark(red, blue) }',
    'a { height: 3rem; height: 2lh }',
    'a { -webkit-user-select: none; user-select: none }',
    'a { mask: none; -webkit-mask: none }',
    '.card:is(:hover, :has(:focus-visible)) a { color: red }',
    '@supports selector(:has(a)) { body:has(.filled) { overflow: hidden } }',
    '@supports (color: light-dark(red, red)) { a { color: light-dark(red, blue) } }',
    '@container style(--open: yes) { a { color: red } }',
    'a { background: repeating-linear-gradient(red, blue); margin: 1rem; color: color-mix(in srgb, red, blue) }',
    'h1 { text-wrap: balance; scrollbar-color: red blue }',
    'a { background: url("data:image/svg+xml,round(1)"); color: #1cap }',
    '.open-door:opened { color: red }',
  ])('%s', (style) => expect(unsupportedIn('a.css', style)).toEqual([]))
})

test('checks the markup, styles and scripts of a page, but not its data', () => {
  const page = `<!doctype html><style>a{height:1lh}</style><link rel="expect" href="#a" blocking="render">
    <script type="application/ld+json">{"@type":"VideoGame"}</script><script type="speculationrules">{}</script>
    <script type="module">Promise.try(a)</script><script>Object.groupBy(a)</script>
    <img fetchpriority="high" loading="lazy"><div inert></div>
    <button popovertarget="a">x</button><div id="a" popover>y</div><details name="z"></details>`
  expect(namesIn('a.html', page)).toEqual([
    'Promise.try',
    'Object.groupBy',
    'lh',
    '[popovertarget]',
    '[popover]',
    'details[name]',
  ])
})

test('ignores other types of files', () => expect(unsupportedIn('a.svg', '<svg/>')).toEqual([]))

test('lists only features that a supported browser lacks', () => {
  const { SCRIPT, AT_RULES, SELECTORS, PROPERTIES, VALUES, CONDITIONS, MARKUP, OLDEST_SUPPORTED } = table
  const all = Object.entries({
    ...SCRIPT,
    ...AT_RULES,
    ...SELECTORS,
    ...PROPERTIES,
    ...VALUES,
    ...CONDITIONS,
    ...MARKUP,
  })
  const superfluous = all.filter(([, since]) =>
    since.every((version, i) => version <= (OLDEST_SUPPORTED[i] ?? 0)),
  )
  expect(superfluous.map(([what]) => what)).toEqual([])
})

test('the README names the same browsers', () => {
  const [chrome, firefox, safari] = table.OLDEST_SUPPORTED
  expect(readFileSync(join(import.meta.dirname, '..', 'README.md'), 'utf8')).toContain(
    `Chrome ${chrome}, Firefox ${firefox} and Safari ${safari}`,
  )
  expect(table.TARGET).toEqual([`chrome${chrome}`, `firefox${firefox}`, `safari${safari}`])
})
