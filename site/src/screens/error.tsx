import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { pageHead, useHead } from '../head.ts'
import { DelayedPage } from '../layout/delayed-page.tsx'
import { Heading } from '../layout/heading.tsx'
import { useOnline } from '../online.ts'
import { pages } from '../pages.ts'
import { Offline } from './offline.tsx'

/** Shown by the router when a page fails. */
export function ErrorScreen() {
  const error = useRouteError()
  return error instanceof Error && error.message === pages.offline.failure ? <Offline /> : <Failed />
}

/** The error itself is in the console, never on the page. */
function Failed() {
  useHead(pageHead(pages.error))
  const online = useOnline()
  // Retries when the network is back.
  useEffect(() => {
    if (navigator.onLine) return undefined
    const load = () => location.reload()
    addEventListener('online', load)
    return () => removeEventListener('online', load)
  }, [])
  return (
    <DelayedPage delay={pages.error.delay}>
      <div className="sheet lost">
        <img src="/lost.svg" alt="" width="200" height="170" />
        <Heading>Unexpected Application Error!</Heading>
        <p>
          {online
            ? 'This page could not be shown. Reloading it may help; all the games are waiting on the home page.'
            : 'You are offline, and this page is not saved on your device. It will appear as soon as you are back online.'}
        </p>
        <p>
          {/* A full load instead of a navigation, to discard whatever is broken in this page. */}
          <a href="/" className="button">
            Back to the games
          </a>
        </p>
      </div>
    </DelayedPage>
  )
}
