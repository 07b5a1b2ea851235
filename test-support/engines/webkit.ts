/** Drives WebKit, Safari's engine, with Debian's driver and its MiniBrowser. */
import { globSync } from 'node:fs'
import { findOrSkip, freePort, onPath } from '../machine.ts'
import { openAttention } from './attention.ts'
import { openDisplay } from './display.ts'
import type { Profile, BrowserProgram } from './engine.ts'
import { startProgram } from './program.ts'
import { awaitDriver, newSession } from './webdriver.ts'
import { openTab } from './webkit-tab.ts'

interface Programs {
  readonly driver: string
  readonly browser: string
  readonly xvfb: string
}

const findOrInstall = () =>
  findOrSkip({
    what: "WebKit's driver with a display",
    debianPackages: ['webkit2gtk-driver', 'xvfb'],
    neededBy: 'the tests in WebKit',
    requiredInCi: true,
    find: findPrograms,
  })

export const webkit: BrowserProgram = {
  name: 'WebKit',
  install: () => void findOrInstall(),
  async launch() {
    const programs = findOrInstall()
    if (!programs) return undefined
    const display = await openDisplay(programs.xvfb)
    return { newProfile: () => openProfile(programs, display.name), close: display.close }
  },
}

/** MiniBrowser is not on the path: it is installed next to the library. */
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
  // The DMA-BUF renderer draws one frame a second on a machine without a graphics card.
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  // The sandbox does not work as root.
  ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
})

/** A browser that has not started by then never will. */
const PATIENCE_MS = 40_000

/** About one browser in a thousand hangs before it reports to its driver. Both are then restarted. */
async function openSession(programs: Programs, display: string, triesLeft = 2) {
  const port = await freePort()
  const program = startProgram(programs.driver, [`--port=${port}`], environment(display))
  const origin = `http://127.0.0.1:${port}`
  try {
    await awaitDriver(origin)
    const capabilities = {
      browserName: 'MiniBrowser',
      unhandledPromptBehavior: 'ignore',
      timeouts: { script: 120_000 },
      'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
    }
    return { program, session: await newSession(origin, capabilities, AbortSignal.timeout(PATIENCE_MS)) }
  } catch (error) {
    await program.close()
    if (triesLeft === 0) throw error
    return openSession(programs, display, triesLeft - 1)
  }
}

/** A driver has one session, and a session is a profile that is discarded at its end. */
async function openProfile(programs: Programs, display: string): Promise<Profile> {
  const { program, session } = await openSession(programs, display)
  const attention = openAttention(session)
  // Never closed, because closing the last window ends the browser. The next tab reuses it.
  const first = await session.get<string>('window')
  const free = [first]

  async function newWindow(): Promise<string> {
    const asked = () => session.post<{ handle: string }>('window/new', { type: 'window' })
    return (await attention(first, 'page', asked)).handle
  }

  async function close(handle: string): Promise<void> {
    const isFirst = handle === first
    await attention(handle, 'page', () =>
      isFirst ? session.post('url', { url: 'about:blank' }) : session.delete('window'),
    )
    if (isFirst) free.push(first)
  }

  return {
    async newTab() {
      const handle = free.pop() ?? (await newWindow())
      return openTab(session, attention, handle, () => close(handle))
    },
    async close() {
      await session.end()
      await program.close()
    },
  }
}
