/** Reads a built folder and creates the manifest for its service worker. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, posix, relative, sep } from 'node:path'
import { fingerprint, type Manifest } from './worker/manifest.ts'

type Kind = Manifest['kind']

/** Files that pages use. Excludes link previews, icons, and files that only crawlers read. */
const KEPT = /^\/(assets|game)\/|^\/art\/(?!.+-large-)|^\/[\w-]+\.svg$/
/** The web app manifest names it for platforms; pages use the copy in /art/. */
const FOR_PLATFORMS = '/logo.svg'

/** Pages whose address differs from their file name. The host serves 404 and error when nothing is found. */
const PAGES_OF_THE_SITE: Readonly<Record<string, string>> = {
  '/index': '/',
  '/404': '/404',
  '/error': '/single',
}

/** The address at which the host serves a built page: see host/sites.ts. */
function pageAddress(kind: Kind, file: string): string {
  const name = file.replace(/\.html$/, '')
  if (kind === 'games') return name
  return (
    PAGES_OF_THE_SITE[name] ?? name.replace(/^\/single\/(.*)$/, (_, slug: string) => `/single?slug=${slug}`)
  )
}

/** Only its name tells which game a score belongs to, because the deferred script lists the scores of all games. */
const isScoreOf = (part: string, address: string) =>
  /^\/assets\/score-([\w-]+)-[\w-]{8}\.js$/.exec(part)?.[1] === address.slice(1)

/** The deferred script loads them, so no page names them. They share its fingerprint. */
const isFurtherScript = (part: string) => /^\/assets\/(?:pages|journey|play)-[\w-]{8}\.js$/.test(part)

/** The parts that a page names, and the scripts that those load in turn. */
function withFurther(
  named: readonly string[],
  parts: readonly string[],
  texts: ReadonlyMap<string, string>,
): string[] {
  const loads = (part: string) => (other: string) => texts.get(other)?.includes(posix.basename(part))
  const more = parts.filter(
    (part) => isFurtherScript(part) && !named.includes(part) && named.some(loads(part)),
  )
  return more.length > 0 ? withFurther([...named, ...more], parts, texts) : [...named]
}

/** The card picture of a game, for the grids and in place of a game that has not loaded. No page names it. */
const isCardOf = (part: string, address: string) =>
  address.startsWith('/single?slug=') &&
  new RegExp(`^/art/${address.slice('/single?slug='.length)}-[\\w-]{8}(?:-small\\.webp|\\.svg)$`).test(part)

/** Without scripts there is no service worker, so files used only in noscript are not needed. */
const withoutNoscript = (html: string) => html.replaceAll(/<noscript>.*?<\/noscript>/gs, '')

/** `code` is the source of the worker: changing it changes the build. */
export async function manifestOf(kind: Kind, folder: string, code: string): Promise<Manifest> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')}`)
    .sort()
  const parts = names.filter((name) => KEPT.test(name) && name !== FOR_PLATFORMS)
  const texts = new Map<string, string>()
  const files: Record<string, string> = {}
  const pages: Record<string, string[]> = {}
  for (const name of names) {
    const content = await readFile(join(folder, name))
    if (parts.includes(name)) files[name] = await fingerprint(content)
    if (/\.(?:html|js)$/.test(name)) texts.set(name, String(content))
  }
  for (const [name, text] of texts) {
    if (!name.endsWith('.html')) continue
    const address = pageAddress(kind, name)
    const html = withoutNoscript(text)
    files[address] = await fingerprint(await readFile(join(folder, name)))
    const named = parts.filter(
      (part) => html.includes(part) || isScoreOf(part, address) || isCardOf(part, address),
    )
    pages[address] = withFurther(named, parts, texts)
  }
  const offline = '/offline'
  if (!pages[offline])
    throw new Error(`${folder} has no offline.html, which its worker shows without a network.`)
  const all = JSON.stringify([code, files, pages])
  const build = createHash('sha256').update(all).digest('hex').slice(0, 12)
  // Visitors who first came to a game by a link still get the home page when they open the site offline.
  const basics = kind === 'site' ? [offline, '/'] : [offline]
  return { kind, build, files, pages, offline, basics }
}
