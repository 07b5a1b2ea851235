/** Creates the routes from the list of pages. */
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { lazyWithTimeout } from './chunk-timeout.ts'
import { pageHead, useHead } from './head.ts'
import { DelayedPage } from './layout/delayed-page.tsx'
import { Layout } from './layout/layout.tsx'
import { type Page, type PageName, type pages, pagesOf } from './pages.ts'
import { ErrorScreen } from './screens/error.tsx'
import { Home } from './screens/home.tsx'
import { NotFound } from './screens/not-found.tsx'
import { Offline } from './screens/offline.tsx'
import { Single } from './screens/single.tsx'
import { settings } from './settings.ts'

type PageInFirstScript = {
  [Name in PageName]: (typeof pages)[Name] extends { load: unknown } ? never : Name
}[PageName]

/** Screens that most visits need, or that must work when nothing else loads. */
const IN_FIRST_SCRIPT: Record<PageInFirstScript, ComponentType> = {
  home: Home,
  single: Single,
  'not-found': NotFound,
  error: ErrorScreen,
  offline: Offline,
}

/** The id of the route whose error element replaces a screen that failed. */
export const SCREENS_ROUTE = 'screens'

/** Rendered inside the screen's Suspense boundary, so the title changes when a lazy screen has loaded. */
function PageHead({ page }: { page: Page }) {
  useHead(pageHead(page))
  return null
}

const screens = pagesOf(settings.contactForm).flatMap(([name, page]): RouteObject[] => {
  if (page.path === undefined) return []
  const Screen = page.load ? lazyWithTimeout(page.load) : IN_FIRST_SCRIPT[name as PageInFirstScript]
  const element = (
    <DelayedPage delay={page.delay}>
      {/* A game's page sets its head itself: only its screen knows which game it shows. */}
      {page.file !== undefined && <PageHead page={page} />}
      <Screen />
    </DelayedPage>
  )
  return [{ path: page.path, element }]
})

export const routes: RouteObject[] = [
  {
    element: <Layout />,
    errorElement: <ErrorScreen />,
    children: [{ id: SCREENS_ROUTE, errorElement: <ErrorScreen />, children: screens }],
  },
]
