/** Opens every kind of page and follows the links between them. */
import { FOOTER, LOST, SCREENS } from '../site/test.ts'
import { URLS } from '../../test-support/servers.ts'
import type { Tab } from '../../test-support/engines/engine.ts'
import { expectPage, openPage, seen } from '../../test-support/engines/site.ts'
import { expect, test } from '../../test-support/engines/test.ts'

/** A school laptop, and the narrowest window that every engine supports. */
const WIDTHS = [1280, 480]
const HEIGHT = 900
const HOME = 'Something is always in bloom'

/** Errors that the pages for wrong addresses log on purpose. */
const ON_PURPOSE = /No game has this slug/

// One tab for all pages, because starting an engine takes longer than opening a page.
test('every page shows its heading and fits, without errors', async ({ tab }) => {
  for (const { path, heading } of [...SCREENS, ...LOST]) {
    await openPage(tab, path, heading)
    for (const width of WIDTHS) {
      await tab.resize(width, HEIGHT)
      expect((await seen(tab)).tooWide, `${path} scrolls sideways at ${width} px`).toBe(false)
    }
    const complaints = (await tab.complaints()).filter((line) => !ON_PURPOSE.test(line))
    expect(complaints, path).toEqual([])
  }
})

test('home shows the bar, then twenty cards, which arrive one after another', async ({ tab }) => {
  await openPage(tab, '/about', 'About Us')
  await watch(tab)
  await tab.click('header a')
  await expectPage(tab, HOME)
  expect((await seen(tab)).cards).toBe(20)
  const { order, arriving } = await tab.evaluate(
    () => (globalThis as unknown as { watched: Watched }).watched,
  )
  expect(order).toEqual(['bar', 'cards'])
  expect(arriving, 'cards that move in the frame that first shows them').toBe(20)
})

test('cards lead from game to game, and Back leads home', async ({ tab }) => {
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

test("the footer's links open their pages without a reload", async ({ tab }) => {
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

test("only the games' own origin is framed", async ({ tab }) => {
  await openPage(tab, '/single?slug=pool8', 'Title : Pool8')
  const frames = await tab.evaluate(() => [...document.querySelectorAll('iframe')].map(({ src }) => src))
  expect(frames).toEqual([`${URLS.games}/pool8`])
})

/** Follows a card to a game other than the current one and returns its address. */
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

interface Watched {
  /** The order in which bar and cards became visible. */
  order: string[]
  /** How many cards were moving in the frame that first showed them. */
  arriving: number
}

/** Watches from inside the page, frame by frame. */
const watch = (tab: Tab) =>
  tab.evaluate(() => {
    const watched: Watched = { order: [], arriving: 0 }
    Object.assign(globalThis, { watched })
    const visible = (selector: string) => {
      const found = document.querySelector(selector)
      return found !== null && getComputedStyle(found).visibility === 'visible'
    }
    const isArrival = (each: Animation) => each instanceof CSSAnimation && each.animationName === 'arrive'
    const look = () => {
      if (visible('.page > .bar') && watched.order.length === 0) watched.order.push('bar')
      if (!visible('.content .card')) return void requestAnimationFrame(look)
      watched.order.push('cards')
      watched.arriving = document.getAnimations().filter(isArrival).length
    }
    requestAnimationFrame(look)
  })
