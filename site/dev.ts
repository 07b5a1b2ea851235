/** Serves the site for `npm run dev`: renders pages on request, with hot module replacement. */
import { createServer } from 'node:http'
import { join } from 'node:path'
import { createServer as createVite } from 'vite'
import type { Settings } from '../config.ts'
import { killingWorker } from '../offline/build.ts'
import { gameFolders } from '../tools/folders.ts'
import { bundleDealScript } from './bundle.ts'
import { type Assets, documentOf } from './document.ts'
import { readEntries, textModule } from './entries.ts'
import { loadingDelays } from './loading-delays.ts'
import { LOGO } from './logo.ts'
import { renderPages } from './render-pages.ts'
import { SITE, viteConfig } from './vite.ts'

export async function serveSite(given: Settings): Promise<{ close(): Promise<void> }> {
  const settings: Settings = { ...given, offline: 'off' }
  // A worker left by `npm start` on the same port would serve cached pages.
  const noWorker = await killingWorker(true)
  let entries = await readEntries(settings)
  const assets: Assets = {
    css: `@import url(/src/site.css);${loadingDelays(settings)}`,
    script: '/src/main.tsx',
    dealScript: await bundleDealScript(),
  }
  const server = createServer()
  const vite = await createVite({
    ...viteConfig(settings, () => entries),
    publicDir: join(SITE, 'public'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  })

  // Reads texts and pictures again for every page, so that a reload shows changes.
  async function refresh(): Promise<void> {
    entries = await readEntries(settings, await gameFolders(undefined, Date.now()))
    const cards = vite.moduleGraph.getModuleById('\0virtual:cards')
    if (cards) vite.moduleGraph.invalidateModule(cards)
  }

  async function page(path: string, query: URLSearchParams): Promise<{ status: number; html: string }> {
    await refresh()
    const site = (await vite.ssrLoadModule('/src/prerender.tsx')) as typeof import('./src/prerender.tsx')
    const listed = site.listedPages.find(([, page]) => page.path === path)
    const wanted = path === '/single' ? `single/${query.get('slug')}` : listed?.[1].file
    const missing = path === '/single' ? 'error' : '404'
    let notFound: { status: number; html: string } | undefined
    for await (const { file, document } of renderPages(site, entries, settings, () => [])) {
      if (file !== wanted && file !== missing) continue
      const html = await vite.transformIndexHtml(path, documentOf(document, assets, settings))
      if (file === wanted) return { status: 200, html }
      notFound = { status: 404, html }
    }
    if (!notFound) throw new Error(`The page ${missing} was not rendered.`)
    return notFound
  }

  server.on('request', (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', settings.origins.site)
    const text = /^\/game\/([\w-]+)\.js$/.exec(pathname)?.[1]
    const entry = entries.find(({ game }) => game.slug === text)
    const art = [LOGO, ...entries.flatMap((each) => each.art)].find(({ address }) => address === pathname)
    const send = (status: number, type: string, body: string | Buffer) =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
    if (pathname === '/sw.js') return send(200, 'text/javascript; charset=utf-8', noWorker)
    if (entry) return send(200, 'text/javascript; charset=utf-8', textModule(entry))
    if (art) return send(200, pathname.endsWith('.svg') ? 'image/svg+xml' : 'image/webp', art.content)
    vite.middlewares(request, response, () => {
      page(pathname, searchParams).then(
        ({ status, html }) => send(status, 'text/html; charset=utf-8', html),
        (error: unknown) => {
          console.error(error)
          send(500, 'text/plain; charset=utf-8', String(error))
        },
      )
    })
  })
  await new Promise<void>((ready) => server.listen(settings.ports.site, settings.listen, ready))

  return {
    async close() {
      await vite.close()
      server.closeAllConnections()
      server.close()
    },
  }
}
