import './site.css'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { keepEntryKey } from './entry-key.ts'
import { PageDealContext, readPageDeal } from './page-deal.ts'
import { beginOffline } from './offline.ts'
import { pages } from './pages.ts'
import { routes, SCREENS_ROUTE } from './routes.tsx'
import { settings } from './settings.ts'

const app = document.getElementById('app')
if (!app) throw new Error('The page has no element #app to show the site in.')

// The host responds to an unknown slug with the prerendered error page, and the service worker to a page that is not
// stored with the offline page; the router must start in the same state.
const failure = app.dataset['failed']
if (failure !== undefined && failure !== pages.offline.failure) console.error(new Error(failure))

keepEntryKey()
const router = createBrowserRouter(
  routes,
  failure === undefined ? {} : { hydrationData: { errors: { [SCREENS_ROUTE]: new Error(failure) } } },
)

// In a transition React hydrates the page in slices of a few milliseconds, and handles input in between.
startTransition(() => {
  hydrateRoot(
    app,
    <StrictMode>
      <PageDealContext value={readPageDeal(app)}>
        <RouterProvider router={router} />
      </PageDealContext>
    </StrictMode>,
  )
})

beginOffline((navigated) =>
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') navigated()
  }),
)

async function reportVitals(): Promise<void> {
  const { report } = await import('./vitals.ts')
  report(settings.vitalsUrl)
}

// Delayed, so that it does not compete with anything the visitor waits for.
if (settings.vitalsUrl) addEventListener('load', () => setTimeout(reportVitals, 2000), { once: true })
