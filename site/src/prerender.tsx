import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { GameTextSource, type LoadGameText } from './load-game-text.ts'
import { pagesOf } from './pages.ts'
import { routes, SCREENS_ROUTE } from './routes.tsx'
import { settings } from './settings.ts'

const handler = createStaticHandler(routes)

/** Renders one page of the site or, with a failure, the error page that a browser would show for it. */
export async function renderPage(path: string, loadText: LoadGameText, failure?: string): Promise<string> {
  const context = await handler.query(new Request(settings.origins.site + path))
  if (context instanceof Response) throw new Error(`${path} is a redirect; only pages can be prerendered.`)
  if (failure !== undefined) context.errors = { [SCREENS_ROUTE]: new Error(failure) }
  const { prelude } = await prerender(
    <GameTextSource value={loadText}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </GameTextSource>,
    {
      // Otherwise React streams large parts and moves them into place with inline scripts, which the policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error
      },
    },
  )
  return new Response(prelude).text()
}

export { cards, MOST_IN_PAGE } from './catalogue.ts'
export { gameHead, pageHead, titleOf } from './head.ts'
export const shownPages = pagesOf(settings.contactForm)
