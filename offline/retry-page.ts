/** Creates the page that a worker serves while a newer one takes over. */
import { createHash } from 'node:crypto'
import { fixedHeaders } from '../host/files.ts'
import type { Headers } from '../host/headers.ts'
import type { RetryPage } from './worker/manifest.ts'

/**
 * Reloads as soon as the newer worker has taken over. Reloading at once would interrupt this page while it is still
 * arriving: in one of forty cases the browser then stayed empty.
 */
const SCRIPT = 'navigator.serviceWorker.oncontrollerchange=()=>location.reload()'

/** Reloads after this many seconds if the page did not notice the change. */
const REFRESH_S = 1

/** `always` are the headers of every response of the host, so that this page has the same ones. */
export function retryPage(always: Headers): RetryPage {
  const hash = createHash('sha256').update(SCRIPT).digest('base64')
  const policy = `default-src 'none';script-src 'sha256-${hash}';base-uri 'none';form-action 'none'`
  return {
    html: `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}"><script>${SCRIPT}</script>`,
    headers: { ...fixedHeaders('/retry.html', always), refresh: String(REFRESH_S) },
  }
}
