/** Serves pages that follow the changes of their files: a new style in place, anything else by a reload. */
import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { FreshModules } from './fresh-modules.ts'
import { livePage, type PageChange } from './live-page.ts'
import { problemPage } from './problem-page.ts'
import { problemOf } from './problem.ts'

export interface PageContent {
  readonly html: string
  /** Scripts that the page loads later. The page reloads when one of them changes. */
  readonly scripts?: readonly string[]
}

/** Renders a page from the files as they are now; undefined if there is no such page. */
type RenderPage = () => Promise<PageContent | undefined>

export interface LivePages {
  /** The HTML of a page, or one that shows the mistake in its code. Its name is unique, such as its path. */
  respond(name: string, render: RenderPage): Promise<string | undefined>
  /** Keeps a page informed of its changes. */
  follow(query: URLSearchParams, response: ServerResponse): void
}

export const CHANGES_PATH = '/changes'

/** A page as it is now, with the hashes of its style and of everything else. */
interface Version {
  readonly html: string
  readonly style: string
  readonly styleHash: string
  readonly restHash: string
}

interface Follower {
  readonly name: string
  readonly response: ServerResponse
  /** What the page shows, as in `Version`. Both are empty while it shows nothing but a mistake. */
  styleHash: string
  readonly restHash: string
  problem: string | undefined
}

/** The first style of a page contains all its styles. */
const STYLE = /(?<=<style>)[^]*?(?=<\/style>)/

const hashOf = (...parts: readonly string[]) =>
  createHash('sha256').update(parts.join('\0')).digest('base64url').slice(0, 12)

function versionOf({ html, scripts = [] }: PageContent): Version {
  const [style = ''] = STYLE.exec(html) ?? []
  return { html, style, styleHash: hashOf(style), restHash: hashOf(html.replace(STYLE, ''), ...scripts) }
}

/** The message that brings a page up to date. */
function changeOf(follower: Follower, version: Version): PageChange | undefined {
  if (follower.restHash !== version.restHash) return { event: 'reload' }
  if (follower.styleHash !== version.styleHash) return { style: version.style }
  return follower.problem === undefined ? undefined : { event: 'mended' }
}

export function createLivePages(modules: FreshModules): LivePages {
  const renders = new Map<string, RenderPage>()
  const followers = new Set<Follower>()
  /** The mistakes that are in the terminal already, by page. */
  const printed = new Map<string, string>()

  async function current(name: string): Promise<Version | { readonly problem: string } | undefined> {
    try {
      const content = await renders.get(name)?.()
      printed.delete(name)
      return content && versionOf(content)
    } catch (error) {
      const problem = problemOf(error)
      if (printed.get(name) !== problem) console.error(`\n${problem}\n`)
      printed.set(name, problem)
      return { problem }
    }
  }

  function send({ response }: Follower, change: PageChange | undefined): void {
    if (change) response.write(`data: ${JSON.stringify(change)}\n\n`)
  }

  async function update(name: string, group: readonly Follower[]): Promise<void> {
    const now = await current(name)
    for (const follower of group)
      if (now && 'problem' in now) {
        if (follower.problem !== now.problem) send(follower, now)
        follower.problem = now.problem
      } else if (now) {
        send(follower, changeOf(follower, now))
        follower.styleHash = now.styleHash
        follower.problem = undefined
      } else send(follower, { event: 'reload' })
  }

  modules.onChange(async () => {
    for (const [name, group] of Map.groupBy(followers, (follower) => follower.name)) await update(name, group)
  })

  return {
    async respond(name, render) {
      renders.set(name, render)
      const now = await current(name)
      if (!now) return undefined
      const { html, styleHash, restHash } =
        'problem' in now ? { html: problemPage(now.problem), styleHash: '', restHash: '' } : now
      const address = `${CHANGES_PATH}?${new URLSearchParams({ name, style: styleHash, rest: restHash })}`
      const script = `(${livePage})(${JSON.stringify(address)})`
      // Before the page's own scripts, which are modules.
      return html.replace(
        '</body>',
        () => `<script>${script.replaceAll('</', String.raw`<\/`)}</script></body>`,
      )
    },

    follow(query, response) {
      response
        .writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
        .flushHeaders()
      const [name, styleHash, restHash] = ['name', 'style', 'rest'].map((key) => query.get(key) ?? '') as [
        string,
        string,
        string,
      ]
      const follower: Follower = { name, response, styleHash, restHash, problem: undefined }
      followers.add(follower)
      response.on('close', () => followers.delete(follower))
      // The files may have changed while the page was loading.
      void update(name, [follower])
    },
  }
}
