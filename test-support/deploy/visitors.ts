/** Requests a page and every file it names ten times a second, and records each wrong response. */
import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

const PATHS = ['/', '/about', '/contact-us', '/single?slug=pool8']
/** URLs named in a page: its scripts, pictures, texts and typeface. */
const NAMED = /"(\/(?:assets|art|game)\/[\w./-]+)"/g
const TYPES: Readonly<Record<string, RegExp>> = {
  js: /^text\/javascript/,
  svg: /^image\/svg\+xml/,
  webp: /^image\/webp/,
  woff2: /^font\/woff2/,
}

export interface Visits {
  /** Pages loaded so far, each with every file it names. */
  readonly pages: number
  /** Stylesheet hashes of the pages loaded, which identify their builds. */
  readonly styles: ReadonlySet<string>
  readonly failures: readonly string[]
  /** Longest time without a response to any visitor. */
  readonly longestGapMs: number
}

export interface Visitors {
  /** Lets requests in flight finish. */
  leave(): Promise<Visits>
}

export function sendVisitors(origin: string): Visitors {
  const styles = new Set<string>()
  const failures: string[] = []
  let pages = 0
  let answered = performance.now()
  let longestGapMs = 0
  const underWay = new Set<Promise<void>>()
  const leaving = new AbortController()

  async function get(path: string): Promise<Response> {
    const answer = await fetch(origin + path)
    const now = performance.now()
    longestGapMs = Math.max(longestGapMs, now - answered)
    answered = now
    if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}`)
    return answer
  }

  async function visit(path: string): Promise<void> {
    const html = await (await get(path)).text()
    const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    if (!html.includes(`'sha256-${hash}'`)) throw new Error(`${path} refuses its own stylesheet`)
    styles.add(hash)
    for (const address of new Set([...html.matchAll(NAMED)].map(([, address = '']) => address))) {
      const answer = await get(address)
      const type = answer.headers.get('content-type') ?? ''
      const isRight = TYPES[address.slice(address.lastIndexOf('.') + 1)]?.test(type)
      if (!isRight) throw new Error(`${address} came as ${type}`)
      if ((await answer.arrayBuffer()).byteLength === 0) throw new Error(`${address} came empty`)
    }
    pages++
  }

  async function send(): Promise<void> {
    for (let n = 0; !leaving.signal.aborted; n++) {
      const visiting = visit(PATHS[n % PATHS.length] ?? '/')
        .catch((error: unknown) => {
          const { message, cause } = error as Error & { cause?: { code?: string } }
          failures.push(cause?.code ?? message)
        })
        .finally(() => underWay.delete(visiting))
      underWay.add(visiting)
      await wait(100)
    }
    await Promise.all(underWay)
  }
  const sending = send()

  return {
    async leave() {
      leaving.abort()
      await sending
      return { pages, styles, failures, longestGapMs }
    },
  }
}
