/** A game's content security policy: its own scripts and style by their hashes, a worker that it makes itself, the service worker, the typeface, the scripts under /assets/, which the build has put there, and nothing else. */
import { createHash } from 'node:crypto'

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

/** `fetched` are the addresses of other scripts, or of folders with such. Stands in the file itself, so that it holds wherever the file is served. */
export function gamePolicy(
  styles: readonly string[],
  scripts: readonly string[],
  ...fetched: readonly string[]
): string {
  return [
    "default-src 'none'",
    'img-src data:',
    `style-src ${styles.map(hash).join(' ')}`,
    `script-src ${[...scripts.map(hash), ...fetched].join(' ')}`,
    "worker-src blob: 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join(';')
}
