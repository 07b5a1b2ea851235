import { pageHead, useHead } from '../head.ts'
import { DelayedPage } from '../layout/delayed-page.tsx'
import { Heading } from '../layout/heading.tsx'
import { pages } from '../pages.ts'

/** Shown by the router when a page fails. What went wrong is in the console, never on the page. */
export function ErrorScreen() {
  useHead(pageHead(pages.error))
  return (
    <DelayedPage delay={pages.error.delay}>
      <div className="sheet lost">
        <img src="/lost.svg" alt="" width="200" height="170" />
        <Heading>Unexpected Application Error!</Heading>
        <p>
          This page could not be shown. It may help to load it again; all the games are waiting on the home
          page.
        </p>
        <p>
          {/* A full load instead of a navigation: it leaves behind what is broken in this page. */}
          <a href="/" className="button">
            Back to the games
          </a>
        </p>
      </div>
    </DelayedPage>
  )
}
