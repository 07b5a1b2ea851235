/** Chromium by Playwright, as in the other browser tests. */
import { type BrowserContext, chromium as playwright, type Frame, type Page } from '@playwright/test'
import { BROWSER_FLAGS, requireBrowser } from '../browser.ts'
import { heardComplaints, listenForComplaints } from './complaints.ts'
import { evaluateTexts, type Place, type Profile, type Program, type Tab } from './engine.ts'
import { pressAlong } from './mouse.ts'
import { pageTab } from './page-tab.ts'

export const chromium: Program = {
  name: 'Chromium',
  async launch() {
    const browser = await playwright.launch({ executablePath: requireBrowser(), args: BROWSER_FLAGS })
    return {
      // Playwright denies what Chromium gives to whoever has just pressed a button.
      newProfile: async () => profile(await browser.newContext({ permissions: ['clipboard-write'] })),
      close: () => browser.close(),
    }
  },
}

const profile = (context: BrowserContext): Profile => ({
  newTab: async () => openTab(await context.newPage()),
  close: () => context.close(),
})

const place = (frame: Frame): Place => ({
  ...evaluateTexts((text) => frame.evaluate(text)),
  async click(selector) {
    // Pressed in the very moment of scrolling, a page may still take the press for its frame's.
    await frame.locator(selector).first().scrollIntoViewIfNeeded()
    await frame.click(selector)
  },
  type: (selector, text) => frame.locator(selector).pressSequentially(text),
})

async function openTab(page: Page): Promise<Tab> {
  await page.addInitScript(listenForComplaints)
  return {
    ...place(page.mainFrame()),
    ...pageTab(page, (hear) => page.on('dialog', hear)),
    async frame() {
      const frame = await (await page.waitForSelector('iframe')).contentFrame()
      if (!frame) throw new Error(`There is no frame in ${page.url()}.`)
      return place(frame)
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    press: (code) => page.keyboard.press(code),
    point: (path) => pressAlong(page.mouse, path),
    complaints: () => page.evaluate(heardComplaints),
  }
}
