/** Drives Chromium through Playwright, like the other browser tests. */
import { type BrowserContext, chromium as playwright, type Frame, type Page } from '@playwright/test'
import { BROWSER_FLAGS, requireBrowser } from '../browser.ts'
import { heardComplaints, listenForComplaints } from './complaints.ts'
import { evaluateTexts, type EngineDocument, type Profile, type BrowserProgram, type Tab } from './engine.ts'
import { pressAlong } from './mouse.ts'
import { pageTab } from './page-tab.ts'

export const chromium: BrowserProgram = {
  name: 'Chromium',
  install: () => void requireBrowser(),
  async launch() {
    const browser = await playwright.launch({ executablePath: requireBrowser(), args: BROWSER_FLAGS })
    return {
      // Chromium grants this after a click, but Playwright denies it by default.
      newProfile: async () => profile(await browser.newContext({ permissions: ['clipboard-write'] })),
      close: () => browser.close(),
    }
  },
}

const profile = (context: BrowserContext): Profile => ({
  newTab: async () => openTab(await context.newPage()),
  close: () => context.close(),
})

const place = (frame: Frame): EngineDocument => ({
  ...evaluateTexts((text) => frame.evaluate(text)),
  async click(selector) {
    // A click during scrolling may still go to the frame.
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
