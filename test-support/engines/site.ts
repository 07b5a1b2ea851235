/** Reads the site's pages in any engine. */
import { URLS } from '../servers.ts'
import type { Tab } from './engine.ts'
import { expect } from './test.ts'

/** Returns the visible contents of a page. */
export const seen = (tab: Tab) =>
  tab.evaluate(() => {
    const visible = (element: Element | null) =>
      element !== null && getComputedStyle(element).visibility === 'visible'
    const heading = document.querySelector('h1')
    // React adds its own property to every element that it has hydrated.
    const elements = [...document.querySelectorAll('h1, .card *')]
    const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
    return {
      address: location.pathname + location.search,
      bar: visible(document.querySelector('.page > .bar')),
      heading: visible(heading) ? (heading?.textContent ?? '') : '',
      isAlive: elements.length > 0 && elements.every(isTaken),
      cards: [...document.querySelectorAll('.grid > .card')].filter(visible).length,
      tooWide: document.documentElement.scrollWidth > innerWidth,
    }
  })

/** Waits until the bar is gone, the heading is visible and links navigate without a page load. */
export async function expectPage(tab: Tab, heading: string | RegExp): Promise<void> {
  const text = typeof heading === 'string' ? heading : (expect.stringMatching(heading) as unknown)
  await expect
    .poll(() => seen(tab), { message: `the page "${heading}"`, intervals: [100] })
    .toMatchObject({ heading: text, bar: false, isAlive: true })
}

export async function openPage(tab: Tab, path: string, heading: string | RegExp): Promise<void> {
  await tab.goto(URLS.site + path)
  await expectPage(tab, heading)
}
