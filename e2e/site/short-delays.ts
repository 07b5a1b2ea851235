/** Shortens the loading bar for tests about anything else, because it would take a third of their time. */
import type { BrowserContext } from '@playwright/test'
import { URLS } from '../../test-support/servers.ts'

/** Long enough to be seen by a test that waits for the bar. */
const SHORT = '50ms'

/** Applies to every page of the context that is opened afterwards. A constructed stylesheet needs no permission. */
export const shortenDelays = (context: BrowserContext) =>
  context.addInitScript(
    ([games, delay]) => {
      if (window !== top || location.origin === games) return
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`:root { --page-delay: ${delay}; --game-delay: ${delay} }`)
      document.adoptedStyleSheets = [sheet]
    },
    [URLS.games, SHORT] as const,
  )
