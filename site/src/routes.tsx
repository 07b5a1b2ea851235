/** The routes of the site, made from the list of pages. */
import type { ComponentType, ReactNode } from 'react'
import type { RouteObject } from 'react-router'
import { lazyWithTimeout } from './chunk-timeout.ts'
import { pageHead, useHead } from './head.ts'
import { DelayedPage } from './layout/delayed-page.tsx'
import { Layout } from './layout/layout.tsx'
import { listedPages, type Page, type PageName, type pages } from './pages.ts'
import { ErrorScreen } from './screens/error.tsx'
import { Home } from './screens/home.tsx'
import { NotFound } from './screens/not-found.tsx'
import { Single } from './screens/single.tsx'

type PageInFirstScript = {
  [Name in PageName]: (typeof pages)[Name] extends { load: unknown } ? never : Name
}[PageName]

/** The screens that most visits need, or that must work when nothing else arrives. */
const IN_FIRST_SCRIPT: Record<PageInFirstScript, ComponentType> = {
  home: Home,
  single: Single,
  'not-found': NotFound,
  error: ErrorScreen,
}

/** The id of the route whose error element replaces a screen that failed. */
export const SCREENS_ROUTE = 'screens'

/** Within the screen's Suspense boundary: the title changes when a lazy screen arrives, not before. */
function WithHead({ page, children }: { page: Page; children: ReactNode }) {
  useHead(pageHead(page))
  return children
}

const screens = listedPages.flatMap(([name, page]): RouteObject[] => {
  if (page.path === undefined) return []
  const Screen = page.load ? lazyWithTimeout(page.load) : IN_FIRST_SCRIPT[name as PageInFirstScript]
  // A game's page sets its head itself: only its screen knows which game it shows.
  const screen =
    page.file === undefined ? (
      <Screen />
    ) : (
      <WithHead page={page}>
        <Screen />
      </WithHead>
    )
  return [{ path: page.path, element: <DelayedPage delay={page.delay}>{screen}</DelayedPage> }]
})

export const routes: RouteObject[] = [
  {
    element: <Layout />,
    errorElement: <ErrorScreen />,
    children: [{ id: SCREENS_ROUTE, errorElement: <ErrorScreen />, children: screens }],
  },
]
