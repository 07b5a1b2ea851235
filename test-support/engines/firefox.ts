/** Drives Firefox over WebDriver BiDi with Puppeteer, because Playwright can only drive its own Firefox build. */
import { type BrowserContext, type Frame, type KeyInput, launch, type Page } from 'puppeteer-core'
import { findOrSkip, onPath, until } from '../machine.ts'
import { heardComplaints, listenForComplaints } from './complaints.ts'
import { openDisplay } from './display.ts'
import {
  evaluateTexts,
  type Engine,
  type EngineDocument,
  type Profile,
  type BrowserProgram,
  type Tab,
} from './engine.ts'
import { characterOf } from './keys.ts'
import { pressAlong } from './mouse.ts'
import { pageTab } from './page-tab.ts'

/** Pointer capabilities of a mouse that can hover. Without it Firefox reports a machine without a pointer. */
const MOUSE = 6

const PREFERENCES = {
  'ui.primaryPointerCapabilities': MOUSE,
  'ui.allPointerCapabilities': MOUSE,
  // Rolly Vortex needs WebGL2, which Firefox blocks on a software renderer.
  'webgl.force-enabled': true,
  // Pictures a second. Software rendering at 60 takes a third of these tests' time.
  'layout.frame_rate': 20,
}

const findPrograms = () =>
  findOrSkip({
    what: 'Firefox with a display',
    debianPackages: ['firefox-esr', 'xvfb'],
    neededBy: 'the tests in Firefox',
    requiredInCi: true,
    find() {
      const [browser, xvfb] = [onPath('firefox-esr') ?? onPath('firefox'), onPath('Xvfb')]
      return browser && xvfb ? { browser, xvfb } : undefined
    },
  })

export const firefox: BrowserProgram = {
  name: 'Firefox',
  install: () => void findPrograms(),
  async launch() {
    const programs = findPrograms()
    return programs && openEngine(programs)
  },
}

async function openEngine(programs: { browser: string; xvfb: string }): Promise<Engine> {
  const display = await openDisplay(programs.xvfb)
  // Puppeteer ends the browser together with the test process.
  const browser = await launch({
    browser: 'firefox',
    executablePath: programs.browser,
    headless: false,
    extraPrefsFirefox: PREFERENCES,
    env: { ...process.env, DISPLAY: display.name, MOZ_ENABLE_WAYLAND: '0' },
  })
  return {
    newProfile: async () => profile(await browser.createBrowserContext()),
    async close() {
      await browser.close()
      await display.close()
    },
  }
}

const profile = (context: BrowserContext): Profile => ({
  newTab: async () => openTab(await context.newPage()),
  close: () => context.close(),
})

const place = (frame: Frame): EngineDocument => ({
  ...evaluateTexts((text) => frame.evaluate(text)),
  // A card that is drawn again replaces its buttons, perhaps between finding one and clicking it.
  async click(selector) {
    await until(`a click on ${selector}`, async () => {
      await frame.waitForSelector(selector)
      try {
        await frame.click(selector)
        return true
      } catch (error) {
        if (error instanceof Error && error.message.includes('detached')) return undefined
        throw error
      }
    })
  },
  type: (selector, text) => frame.type(selector, text),
})

async function openTab(page: Page): Promise<Tab> {
  await page.evaluateOnNewDocument(listenForComplaints)
  return {
    ...place(page.mainFrame()),
    ...pageTab(page, (hear) => page.on('dialog', hear)),
    async frame() {
      const frame = await (await page.waitForSelector('iframe'))?.contentFrame()
      if (!frame) throw new Error(`There is no frame in ${page.url()}.`)
      return place(frame)
    },
    resize: (width, height) => page.setViewport({ width, height }),
    press: (code) => page.keyboard.press((characterOf(code) ?? code) as KeyInput),
    point: (path) => pressAlong(page.mouse, path),
    complaints: () => page.evaluate(heardComplaints),
  }
}
