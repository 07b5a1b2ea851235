/** Reads a built folder and writes down what its worker has to know. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { fingerprint, type Manifest } from './worker/manifest.ts'

type Kind = Manifest['kind']

/** What pages are made of. Left out: pictures for link previews, icons, and what only crawlers read. */
const KEPT = /^\/(assets|game)\/|^\/art\/(?!.+-large-)|^\/[\w-]+\.svg$/
/** The manifest names it for platforms; pages use the one in /art/. */
const FOR_PLATFORMS = '/logo.svg'

/** The addresses of pages whose files are called otherwise. Where nothing is found, the host shows 404 and error. */
const PAGES_OF_THE_SITE: Readonly<Record<string, string>> = {
  '/index': '/',
  '/404': '/404',
  '/error': '/single',
}

/** The address that a built page is served at: see host/sites.ts. */
export function pageAddress(kind: Kind, file: string): string {
  const name = file.replace(/\.html$/, '')
  if (kind === 'games') return name
  return (
    PAGES_OF_THE_SITE[name] ?? name.replace(/^\/single\/(.*)$/, (_, slug: string) => `/single?slug=${slug}`)
  )
}

/** A game's score is fetched by the album, which knows those of all games: its name alone says whose it is. */
const isScoreOf = (part: string, address: string) =>
  /^\/assets\/score-([\w-]+)-[\w-]{8}\.js$/.exec(part)?.[1] === address.slice(1)

/** Without scripts there is no worker, so what stands in noscript is not needed. */
const withoutNoscript = (html: string) => html.replaceAll(/<noscript>.*?<\/noscript>/gs, '')

/** `code` is the worker's own: a change of it makes another build. */
export async function manifestOf(kind: Kind, folder: string, code: string): Promise<Manifest> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')}`)
    .sort()
  const parts = names.filter((name) => KEPT.test(name) && name !== FOR_PLATFORMS)
  const files: Record<string, string> = {}
  const pages: Record<string, string[]> = {}
  for (const name of names) {
    const content = await readFile(join(folder, name))
    if (parts.includes(name)) files[name] = await fingerprint(content)
    if (!name.endsWith('.html')) continue
    const address = pageAddress(kind, name)
    const html = withoutNoscript(String(content))
    files[address] = await fingerprint(content)
    pages[address] = parts.filter((part) => html.includes(part) || isScoreOf(part, address))
  }
  const offline = '/offline'
  if (!pages[offline])
    throw new Error(`${folder} has no offline.html, which its worker shows without a network.`)
  const all = JSON.stringify([code, files, pages])
  const build = createHash('sha256').update(all).digest('hex').slice(0, 12)
  // Whoever came to a game by a link, and asks for the site alone the next time, finds its home page.
  const basics = kind === 'site' ? [offline, '/'] : [offline]
  return { kind, build, files, pages, offline, basics }
}
