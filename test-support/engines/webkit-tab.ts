/** Controls a WebKit tab with WebDriver commands. */
import { until } from '../machine.ts'
import type { DocumentSwitch } from './attention.ts'
import { heardComplaints, listenForComplaints } from './complaints.ts'
import { evaluateTexts, type EngineDocument, type Point, type Tab } from './engine.ts'
import { codePointOf } from './keys.ts'
import { pathOf, type DriverSession, WebDriverError } from './webdriver.ts'

/** Upper bound for the browser's own bars and borders, in px. */
const WIDEST_BAR = 150

function place(
  session: DriverSession,
  within: <Result>(act: () => Promise<Result>) => Promise<Result>,
): EngineDocument {
  return {
    ...evaluateTexts((text) => within(() => session.execute(`return ${text}`))),
    // A card that is drawn again replaces its buttons, perhaps between finding one and clicking it.
    async click(selector) {
      await until(`a click on ${selector}`, async () => {
        try {
          await within(async () => session.post(`${pathOf(await session.find(selector))}/click`))
          return true
        } catch (error) {
          if (error instanceof WebDriverError && error.code === 'stale element reference') return undefined
          throw error
        }
      })
    },
    type: (selector, text) =>
      within(async () => session.post(`${pathOf(await session.find(selector))}/value`, { text })),
  }
}

export function openTab(
  session: DriverSession,
  attention: DocumentSwitch,
  handle: string,
  close: () => Promise<void>,
): Tab {
  const within = <Result>(act: () => Promise<Result>) => attention(handle, 'page', act)
  /** Key and pointer input goes to the focused document. */
  const withDevices = <Result>(act: () => Promise<Result>) => attention(handle, undefined, act)
  const page = place(session, within)
  /** The driver cannot run a script before the page's own, so complaints during loading go unnoticed. */
  const show = async (path: string, body?: object) => {
    await within(() => session.post(path, body))
    await page.evaluate(listenForComplaints)
  }
  return {
    ...page,
    goto: (address) => show('url', { url: address }),
    reload: () => show('refresh'),
    back: () => show('back'),
    async frame() {
      const frame = await within(() => session.find('iframe'))
      return place(session, (act) => attention(handle, frame, act))
    },
    async resize(width, height) {
      await until(`a page of ${width}×${height}`, async () => {
        const inner = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }))
        if (inner.width === width && inner.height === height) return true
        const outer = await within(() => session.get<typeof inner>('window/rect'))
        const bars = { width: outer.width - inner.width, height: outer.height - inner.height }
        // The page learns its new size slightly later than the window. Until then the difference is meaningless.
        const isSettled = [bars.width, bars.height].every((size) => size >= 0 && size <= WIDEST_BAR)
        if (isSettled)
          await within(() =>
            session.post('window/rect', { width: width + bars.width, height: height + bars.height }),
          )
        return undefined
      })
    },
    press: (code) => withDevices(() => session.perform(keyPress(code))),
    point: (path) => withDevices(() => session.perform(pointerPress(path))),
    nextAlert: () =>
      until('an alert', async () => {
        try {
          const words = await session.get<string>('alert/text')
          await session.post('alert/accept')
          return words
        } catch (error) {
          if (error instanceof WebDriverError && error.code === 'no such alert') return undefined
          throw error
        }
      }),
    complaints: () => page.evaluate(heardComplaints),
    close,
  }
}

function keyPress(code: string): object {
  const value = codePointOf(code)
  return { type: 'key', id: 'keys', actions: ['keyDown', 'keyUp'].map((type) => ({ type, value })) }
}

function pointerPress([first, ...others]: readonly Point[]): object {
  const moved = ({ x, y }: Point, duration: number) =>
    ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration }) as const
  return {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      ...(first ? [moved(first, 0)] : []),
      { type: 'pointerDown', button: 0 },
      ...others.map((to) => moved(to, 50)),
      { type: 'pointerUp', button: 0 },
    ],
  }
}
