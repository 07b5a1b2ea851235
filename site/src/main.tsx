import './site.css'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { routes, SCREENS } from './routes.tsx'
import { settings } from './settings.ts'

const app = document.getElementById('app')
if (!app) throw new Error('The page has no element #app to show the site in.')

// The host answers an unknown slug with the prerendered error page; the router has to start from that.
const failure = app.dataset['failed']
if (failure !== undefined) console.error(new Error(failure))

const router = createBrowserRouter(
  routes,
  failure === undefined ? {} : { hydrationData: { errors: { [SCREENS]: new Error(failure) } } },
)

hydrateRoot(
  app,
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)

if (settings.vitalsUrl) {
  const measure = () => import('./vitals.ts').then(({ report }) => report(settings.vitalsUrl))
  // After everything that the visitor waits for.
  addEventListener('load', () => setTimeout(measure, 2000), { once: true })
}
