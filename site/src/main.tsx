import './site.css'
import { startTransition, StrictMode } from 'react'
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

// As a transition React takes the page over in slices of a few milliseconds, and lets a touch in between them.
startTransition(() => {
  hydrateRoot(
    app,
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
})

async function measure(): Promise<void> {
  const { report } = await import('./vitals.ts')
  report(settings.vitalsUrl)
}

// After everything that the visitor waits for.
if (settings.vitalsUrl) addEventListener('load', () => setTimeout(measure, 2000), { once: true })
