/** Serves the site for `npm run dev`: renders pages on request, and shows every change in the open pages. */
import { realpathSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, sep } from 'node:path'
import { createServer as createVite } from 'vite'
import type { Settings } from '../config.ts'
import { listening } from '../host/listening.ts'
import { killingWorker } from '../offline/build.ts'
import { chooseGames } from '../settings/choice.ts'
import { createBuiltFiles } from '../tools/dev/built-files.ts'
import { discardModules, type FreshModules } from '../tools/dev/fresh-modules.ts'
import { problemPage } from '../tools/dev/problem-page.ts'
import { problemOf } from '../tools/dev/problem.ts'
import { bundleDealScript } from './bundle.ts'
import type { CatalogueEntry } from './entries.ts'
import { loadingDelays } from './loading-delays.ts'
import { SITE, viteConfig } from './vite.ts'

const ROOT = join(SITE, '..')
const STYLE = '<link rel="stylesheet" href="/src/site.css">'
/** Reloads the page once the mistake is mended. */
const VITE_CLIENT = '<script type="module" src="/@vite/client"></script>'

const isInSite = (file: string) => file.startsWith(SITE + sep) && !file.endsWith('.test.ts')

/** Everything about the games that pages show. The addresses of pictures contain their hashes. */
const contentOf = (entries: readonly CatalogueEntry[]) =>
  JSON.stringify(entries.map(({ art, ...entry }) => [entry, art.map(({ address }) => address)]))

export async function serveSite(given: Settings, modules: FreshModules): Promise<{ close(): Promise<void> }> {
  const settings: Settings = { ...given, offline: 'off' }
  // A worker left by `npm start` on the same port would serve cached pages.
  const noWorker = await killingWorker(true)
  const dealScripts = createBuiltFiles<string>()
  const dealScript = () => dealScripts.get('deal', bundleDealScript)
  let entries: readonly CatalogueEntry[] = []
  /** The mistake that open pages show instead of the change. */
  let problem: string | undefined
  const server = createServer()
  const vite = await createVite({
    ...viteConfig(settings, () => entries),
    publicDir: join(SITE, 'public'),
    appType: 'custom',
    // Found at the start, because finding them later reloads the page.
    optimizeDeps: { entries: ['src/main.tsx'] },
    server: {
      middlewareMode: true,
      hmr: { server },
      fs: { allow: [ROOT, realpathSync(join(ROOT, 'node_modules'))] },
    },
  })
  /** The modules of the build as they are on disk now. */
  const fresh = {
    entries: () => vite.ssrLoadModule('/entries.ts') as Promise<typeof import('./entries.ts')>,
    folders: () =>
      vite.ssrLoadModule(join(ROOT, 'tools', 'folders.ts')) as Promise<typeof import('../tools/folders.ts')>,
    logo: () => vite.ssrLoadModule('/logo.ts') as Promise<typeof import('./logo.ts')>,
    document: () => vite.ssrLoadModule('/document.ts') as Promise<typeof import('./document.ts')>,
    pages: () => vite.ssrLoadModule('/render-pages.ts') as Promise<typeof import('./render-pages.ts')>,
    prerender: () =>
      vite.ssrLoadModule('/src/prerender.tsx') as Promise<typeof import('./src/prerender.tsx')>,
  }

  /** Reads texts and pictures of the games. Returns whether any has changed. */
  async function refresh(): Promise<boolean> {
    const before = contentOf(entries)
    const { readEntries } = await fresh.entries()
    const { gameSlugs, GAMES, readFolder } = await fresh.folders()
    const slugs = chooseGames(settings.games, gameSlugs())
    entries = await readEntries(
      settings,
      await Promise.all(slugs.map((slug) => readFolder(join(GAMES, slug), slug))),
    )
    const hasChanged = contentOf(entries) !== before
    for (const { moduleGraph } of hasChanged ? Object.values(vite.environments) : []) {
      const cards = moduleGraph.getModuleById('\0virtual:cards')
      if (cards) moduleGraph.invalidateModule(cards)
    }
    return hasChanged
  }

  async function page(path: string, query: URLSearchParams): Promise<{ status: number; html: string }> {
    await refresh()
    const site = await fresh.prerender()
    const { renderPages } = await fresh.pages()
    const { documentOf } = await fresh.document()
    const assets = { css: loadingDelays(settings), script: '/src/main.tsx', dealScript: await dealScript() }
    const listed = site.shownPages.find(([, page]) => page.path === path)
    const wanted = path === '/single' ? `single/${query.get('slug')}` : listed?.[1].file
    const missing = path === '/single' ? 'error' : '404'
    let notFound: { status: number; html: string } | undefined
    for await (const { file, document } of renderPages(site, entries, settings, () => [])) {
      if (file !== wanted && file !== missing) continue
      const whole = documentOf(document, assets, settings).replace('</head>', `${STYLE}</head>`)
      const html = await vite.transformIndexHtml(path, whole)
      if (file === wanted) return { status: 200, html }
      notFound = { status: 404, html }
    }
    if (!notFound) throw new Error(`The page ${missing} was not rendered.`)
    return notFound
  }

  const fail = (error: unknown): string => {
    const text = problemOf(error)
    if (text !== problem) console.error(`\n${text}\n`)
    return (problem = text)
  }

  modules.onChange(async (files) => {
    dealScripts.discard(files)
    const { client, ssr } = vite.environments
    if (ssr) for (const file of files) discardModules(ssr.moduleGraph, file)
    const hadProblem = problem !== undefined
    try {
      const hasNewEntries = await refresh()
      // Vite itself applies changes of modules that are in the browser.
      const isUnknown = [...files].some(
        (file) => isInSite(file) && !client?.moduleGraph.getModulesByFile(file),
      )
      problem = undefined
      if (hasNewEntries || isUnknown || hadProblem) vite.ws.send({ type: 'full-reload' })
    } catch (error) {
      vite.ws.send({ type: 'error', err: { message: fail(error), stack: '' } })
    }
  })

  server.on('request', (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', settings.origins.site)
    const send = (status: number, type: string, body: string | Buffer) =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
    const sendProblem = (error: unknown) =>
      send(
        500,
        'text/html; charset=utf-8',
        problemPage(fail(error)).replace('</body>', `${VITE_CLIENT}</body>`),
      )

    async function respond(): Promise<void> {
      if (pathname === '/sw.js') return void send(200, 'text/javascript; charset=utf-8', noWorker)
      const text = /^\/game\/([\w-]+)\.js$/.exec(pathname)?.[1]
      const entry = entries.find(({ game }) => game.slug === text)
      const { textModule } = await fresh.entries()
      if (entry) return void send(200, 'text/javascript; charset=utf-8', textModule(entry))
      const { LOGO } = await fresh.logo()
      const art = [LOGO, ...entries.flatMap((each) => each.art)].find(({ address }) => address === pathname)
      if (art) return void send(200, pathname.endsWith('.svg') ? 'image/svg+xml' : 'image/webp', art.content)
      vite.middlewares(request, response, () => {
        page(pathname, searchParams).then(
          ({ status, html }) => send(status, 'text/html; charset=utf-8', html),
          sendProblem,
        )
      })
    }
    respond().catch(sendProblem)
  })
  try {
    await listening(server, 'SITE_PORT', settings.ports.site, settings.listen)
  } catch (error) {
    // Its watcher would keep the program running.
    await vite.close()
    throw error
  }

  return {
    async close() {
      await vite.close()
      server.closeAllConnections()
      server.close()
    },
  }
}
