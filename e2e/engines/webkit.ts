/** WebKit, the engine of Safari, by Debian's driver and its small browser. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { findOrSkip, freePort, onPath, until } from '../machine.ts'
import { heardComplaints, listenForComplaints } from './complaints.ts'
import { openDisplay } from './display.ts'
import { evaluateTexts, type Place, type Profile, type Program, type Tab } from './engine.ts'
import { codePointOf } from './keys.ts'
import { awaitDriver, type Element, newSession, pathOf, type Session, WebDriverError } from './webdriver.ts'

interface Programs {
  readonly driver: string
  readonly browser: string
  readonly xvfb: string
}

export const webkit: Program = {
  name: 'WebKit',
  async launch() {
    const programs = findOrSkip({
      what: "WebKit's driver with a display",
      debianPackages: ['webkit2gtk-driver', 'xvfb'],
      requiredInCi: true,
      find: findPrograms,
    })
    if (!programs) return undefined
    const display = await openDisplay(programs.xvfb)
    return { newProfile: () => openProfile(programs, display.name), close: display.close }
  },
}

/** The driver's own small browser is not on the path: it lies beside the library. */
const BROWSER_PLACES = ['/usr/lib/*', '/usr/lib', '/usr/libexec'].map(
  (folder) => `${folder}/webkit2gtk-4.*/MiniBrowser`,
)

function findPrograms(): Programs | undefined {
  const [driver, xvfb] = [onPath('WebKitWebDriver'), onPath('Xvfb')]
  if (!driver || !xvfb) return undefined
  const [browser] = globSync(BROWSER_PLACES)
  return browser === undefined ? undefined : { driver, browser, xvfb }
}

const environment = (display: string) => ({
  ...process.env,
  DISPLAY: display,
  GDK_BACKEND: 'x11',
  LIBGL_ALWAYS_SOFTWARE: '1',
  // With it, there is one frame a second on a machine without a graphics card.
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  // The sandbox does not work as root.
  ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
})

/** In pixels: the browser's own bars and edges are narrower than this. */
const WIDEST_BAR = 150

/** A driver has one session, and a session is a profile that forgets everything at its end. */
async function openProfile({ driver, browser }: Programs, display: string): Promise<Profile> {
  const port = await freePort()
  const program = spawn(driver, [`--port=${port}`], { stdio: 'ignore', env: environment(display) })
  const ended = once(program, 'exit')
  const origin = `http://127.0.0.1:${port}`
  await awaitDriver(origin)
  const session = await newSession(origin, {
    browserName: 'MiniBrowser',
    unhandledPromptBehavior: 'ignore',
    timeouts: { script: 120_000 },
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  })
  const attention = openAttention(session)
  // Never closed: without a window there would be no browser.
  const first = await session.get<string>('window')
  return {
    async newTab() {
      const opened = await attention(first, 'page', () =>
        session.post<{ handle: string }>('window/new', { type: 'window' }),
      )
      return openTab(session, attention, opened.handle)
    },
    async close() {
      await session.end()
      program.kill()
      await ended
    },
  }
}

/** A document in a window; undefined is whichever the session looks at there. */
type Document = Element | 'page' | undefined

/** A session looks at one window, and there at one document. Whoever wants something of another turns it there first. */
type Attention = <Result>(handle: string, document: Document, act: () => Promise<Result>) => Promise<Result>

function openAttention(session: Session): Attention {
  let last: Promise<unknown> = Promise.resolve()
  let now: { handle?: string; document?: Document } = {}

  async function turnTo(handle: string, document: Document): Promise<void> {
    if (handle !== now.handle) {
      await session.post('window', { handle })
      now = { handle, document: 'page' }
    }
    // To turn moves the focus, too, and a game that has lost it pauses.
    if (document === undefined || document === now.document) return
    await session.post('frame', { id: null })
    if (document !== 'page') await session.post('frame', { id: document })
    now.document = document
  }

  return (handle, document, act) => {
    const turn = last.then(async () => {
      await turnTo(handle, document)
      return act()
    })
    last = turn.catch(() => void (now = {}))
    return turn
  }
}

function place(session: Session, within: <Result>(act: () => Promise<Result>) => Promise<Result>): Place {
  return {
    ...evaluateTexts((text) => within(() => session.execute(`return ${text}`))),
    click: (selector) => within(async () => session.post(`${pathOf(await session.find(selector))}/click`)),
    type: (selector, text) =>
      within(async () => session.post(`${pathOf(await session.find(selector))}/value`, { text })),
  }
}

function openTab(session: Session, attention: Attention, handle: string): Tab {
  const within = <Result>(act: () => Promise<Result>) => attention(handle, 'page', act)
  /** Keys and pointer go wherever the focus is. */
  const withDevices = <Result>(act: () => Promise<Result>) => attention(handle, undefined, act)
  const page = place(session, within)
  /** The driver cannot run anything before a page does: complaints while it loads are not heard. */
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
        // The page learns of a new size a moment later than the window; until then the difference makes no sense.
        const isSettled = [bars.width, bars.height].every((size) => size >= 0 && size <= WIDEST_BAR)
        if (isSettled)
          await within(() =>
            session.post('window/rect', { width: width + bars.width, height: height + bars.height }),
          )
        return undefined
      })
    },
    press: (code) =>
      withDevices(() => {
        const value = codePointOf(code)
        const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }))
        return session.perform({ type: 'key', id: 'keys', actions })
      }),
    point: ([first, ...others]) =>
      withDevices(async () => {
        if (!first) return
        const moved = ({ x, y }: typeof first, duration: number) =>
          ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration }) as const
        await session.perform({
          type: 'pointer',
          id: 'mouse',
          parameters: { pointerType: 'mouse' },
          actions: [
            moved(first, 0),
            { type: 'pointerDown', button: 0 },
            ...others.map((to) => moved(to, 50)),
            { type: 'pointerUp', button: 0 },
          ],
        })
      }),
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
    close: () => within(() => session.delete('window')),
  }
}
