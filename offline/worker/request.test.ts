import { describe, expect, test } from 'vitest'
import type { Manifest } from './manifest.ts'
import { wishOf } from './request.ts'

const SITE: Manifest = {
  kind: 'site',
  build: 'b',
  files: { '/': 'a', '/about': 'b', '/single?slug=pool8': 'c', '/assets/main-12345678.js': 'd', '/404': 'e' },
  pages: { '/': [], '/about': [], '/single?slug=pool8': [], '/404': [], '/single': [] },
  offline: '/offline',
  basics: [],
}
const GAMES: Manifest = {
  kind: 'games',
  build: 'b',
  files: { '/pool8': 'a', '/offline': 'b' },
  pages: { '/pool8': [], '/offline': [] },
  offline: '/offline',
  basics: [],
}
const ORIGIN = 'https://arcade.example.org'
const page = (path: string) => ({ method: 'GET', url: ORIGIN + path, mode: 'navigate', isRange: false })
const file = (path: string) => ({ ...page(path), mode: 'cors' })

describe('finds a page by its URL', () => {
  test.each([
    ['/', '/'],
    ['/?from=elsewhere#top', '/'],
    ['/about', '/about'],
    ['/%61bout', '/about'],
    ['/single?slug=pool8', '/single?slug=pool8'],
    ['/single?utm=a&slug=pool8&slug=other#x', '/single?slug=pool8'],
    ['/single?slug=p%6Fol8', '/single?slug=pool8'],
  ])('%s is %s', (path, address) => {
    expect(wishOf(SITE, ORIGIN, page(path))).toEqual({ kind: 'page', address })
  })
})

describe('an unknown URL gets the page that the host would serve', () => {
  test.each([
    ['/nowhere', '/404'],
    ['/__proto__', '/404'],
    ['/constructor', '/404'],
    ['/single?slug=nowhere', '/single'],
    ['/single?slug=../about', '/single'],
    ['/single/pool8', '/404'],
    ['/about.html', '/404'],
  ])('%s has %s', (path, missing) => {
    expect(wishOf(SITE, ORIGIN, page(path))).toEqual({ kind: 'unknown', missing })
  })

  test('the games host has no such page', () => {
    expect(wishOf(GAMES, ORIGIN, page('/nowhere'))).toEqual({ kind: 'unknown', missing: undefined })
  })

  test.each([
    ['/about/', '/about'],
    ['/about//?x=1', '/about'],
    ['/single/?slug=pool8', '/single?slug=pool8'],
  ])('%s leads to %s', (path, to) => {
    expect(wishOf(SITE, ORIGIN, page(path))).toEqual({ kind: 'moved', to })
  })
})

test('serves files to pages, and leaves files opened in a tab to the browser', () => {
  const address = '/assets/main-12345678.js'
  expect(wishOf(SITE, ORIGIN, file(address))).toEqual({ kind: 'file', address })
  expect(wishOf(SITE, ORIGIN, page(address))).toBeUndefined()
})

test.each([
  ['another method', { ...page('/'), method: 'POST' }],
  ['a part of a file', { ...file('/assets/main-12345678.js'), isRange: true }],
  ['another origin', { ...page('/'), url: 'https://games.example.org/' }],
  ['a file that this build does not have', file('/assets/main-other000.js')],
  ['a page that a script asks for', file('/about')],
  ['a malformed address', page('/%c3%28')],
  ['a property of every object', file('/constructor')],
])('%s is not the business of the worker', (_, asked) => {
  expect(wishOf(SITE, ORIGIN, asked)).toBeUndefined()
})
