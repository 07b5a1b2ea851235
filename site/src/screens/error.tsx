import { heads, useHead } from '../head.ts'
import { Heading } from '../layout/heading.tsx'
import { Page } from '../layout/page.tsx'

/** The router's error page: what went wrong stands in the console, never on the page. */
export function ErrorScreen() {
  useHead(heads.error)
  return (
    <Page>
      <div className="sheet lost">
        <img src="/lost.svg" alt="" width="200" height="170" />
        <Heading>Unexpected Application Error!</Heading>
        <p>
          This page could not be shown. It may help to load it again; all the games are waiting on the home
          page.
        </p>
        <p>
          {/* A real load, not a navigation: whatever is broken in this page stays behind. */}
          <a href="/" className="button">
            Back to the games
          </a>
        </p>
      </div>
    </Page>
  )
}
