/** Every kind of page, and the ways between them. */
import { FOOTER, LOST, SCREENS } from '../site/test.ts'
import { URLS } from '../servers.ts'
import type { Tab } from './engine.ts'
import { expectPage, openPage, seen } from './site.ts'
import { expect, test } from './test.ts'

/** As narrow as every engine's window gets, and a school laptop's. */
const WIDTHS = [480, 1280]
const HEIGHT = 900
const HOME = 'Something is always in bloom'

/** What the pages for wrong addresses report about themselves. */
const ON_PURPOSE = /No game has this slug/

for (const { path, heading } of [...SCREENS, ...LOST])
  test(`${path} shows its heading and fits, without an error`, async ({ tab }) => {
    for (const width of WIDTHS) {
      await tab.resize(width, HEIGHT)
      await openPage(tab, path, heading)
      expect((await seen(tab)).tooWide, `scrolls sideways at ${width} px`).toBe(false)
      expect((await tab.complaints()).filter((line) => !ON_PURPOSE.test(line))).toEqual([])
    }
  })

test('home shows the bar, then twenty cards', async ({ tab }) => {
  await openPage(tab, '/about', 'About Us')
  await watch(tab)
  await tab.click('header a')
  await expectPage(tab, HOME)
  expect((await seen(tab)).cards).toBe(20)
  expect(await tab.evaluate(() => (globalThis as unknown as { order: string[] }).order)).toEqual([
    'bar',
    'cards',
  ])
})

test('cards lead to a game and on to another, and the way back leads home', async ({ tab }) => {
  await tab.resize(1280, HEIGHT)
  await openPage(tab, '/', HOME)
  const first = await followCard(tab)
  const second = await followCard(tab)
  expect(second).not.toBe(first)
  await tab.back()
  await expect.poll(async () => (await seen(tab)).address).toBe(first)
  await tab.back()
  await expectPage(tab, HOME)
  expect(await tab.complaints()).toEqual([])
})

test("the footer's links lead to its pages without loading anything anew", async ({ tab }) => {
  await tab.resize(1280, HEIGHT)
  await openPage(tab, '/', HOME)
  await tab.evaluate(() => void Object.assign(globalThis, { isSameDocument: true }))
  for (const [, address] of FOOTER.toReversed()) {
    await tab.click(`footer nav a[href="${address}"]`)
    const heading = SCREENS.find(({ path }) => path === address)?.heading ?? ''
    await expectPage(tab, heading)
    expect((await seen(tab)).address).toBe(address)
  }
  expect(await tab.evaluate(() => 'isSameDocument' in globalThis)).toBe(true)
  expect(await tab.complaints()).toEqual([])
})

test('the games are framed from their own origin, and nothing else is', async ({ tab }) => {
  await openPage(tab, '/single?slug=pool8', 'Title : Pool8')
  const frames = await tab.evaluate(() => [...document.querySelectorAll('iframe')].map(({ src }) => src))
  expect(frames).toEqual([`${URLS.games}/pool8`])
})

/** Follows a card to a game that is not the one shown; the address that it led to. */
async function followCard(tab: Tab): Promise<string> {
  const href = await tab.evaluate(() => {
    const here = location.pathname + location.search
    const links = [...document.querySelectorAll('.grid > .card a')]
    return links.map((link) => link.getAttribute('href')).find((to) => to !== here) ?? ''
  })
  const heading = await tab.evaluate(
    (to) => document.querySelector(`.card a[href="${to}"]`)?.textContent ?? '',
    href,
  )
  await tab.click(`.card a[href="${href}"]`)
  await expect.poll(async () => (await seen(tab)).address).toBe(href)
  await expectPage(tab, `Title : ${heading}`)
  return href
}

/** Notes from inside, frame by frame, what of bar and cards is seen first. */
const watch = (tab: Tab) =>
  tab.evaluate(() => {
    const order: string[] = []
    Object.assign(globalThis, { order })
    const visible = (selector: string) => {
      const found = document.querySelector(selector)
      return found !== null && getComputedStyle(found).visibility === 'visible'
    }
    const look = () => {
      for (const [name, selector] of [
        ['bar', '.page > .bar'],
        ['cards', '.content .card'],
      ] as const)
        if (visible(selector) && !order.includes(name)) order.push(name)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
