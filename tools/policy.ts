/** A game's content security policy: inline code by hash, workers, the typeface and scripts of the build, nothing else. */
import { createHash } from 'node:crypto'

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

/** `sources` are URLs of other scripts, or of their folders. The policy is in the file, so it holds wherever the file is served. */
export function gamePolicy(
  styles: readonly string[],
  scripts: readonly string[],
  ...sources: readonly string[]
): string {
  return [
    "default-src 'none'",
    'img-src data:',
    `style-src ${styles.map(hash).join(' ')}`,
    `script-src ${[...scripts.map(hash), ...sources].join(' ')}`,
    "worker-src blob: 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join(';')
}
