import type { ReactNode } from 'react'
import type { RouteObject } from 'react-router'
import { Layout } from './layout/layout.tsx'
import { Page } from './layout/page.tsx'
import { part } from './part.tsx'
import { ErrorScreen } from './screens/error.tsx'
import { Home } from './screens/home.tsx'
import { NotFound } from './screens/not-found.tsx'
import { Single } from './screens/single.tsx'

const About = part(() => import('./screens/about.tsx'))
const Privacy = part(() => import('./screens/privacy.tsx'))
const Terms = part(() => import('./screens/terms.tsx'))
const Contact = part(() => import('./screens/contact.tsx'))

/** The route whose error page stands in for a screen that failed. */
export const SCREENS = 'screens'

const screen = (path: string, body: ReactNode, wait: 'page' | 'game' = 'page'): RouteObject => ({
  path,
  element: <Page wait={wait}>{body}</Page>,
})

export const routes: RouteObject[] = [
  {
    element: <Layout />,
    errorElement: <ErrorScreen />,
    children: [
      {
        id: SCREENS,
        errorElement: <ErrorScreen />,
        children: [
          screen('/', <Home />),
          screen('/single', <Single />, 'game'),
          screen('/about', <About />),
          screen('/privacy-policy', <Privacy />),
          screen('/term-condition', <Terms />),
          screen('/contact-us', <Contact />),
          screen('*', <NotFound />),
        ],
      },
    ],
  },
]
