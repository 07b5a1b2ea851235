/** A game's content security policy: its own script and style by their hashes, and nothing else at all. */
import { createHash } from 'node:crypto'

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

/** Stands in the file itself, so that it holds wherever the file is served. A page without a script allows none. */
export function gamePolicy(style: string, script: string | undefined): string {
  return [
    "default-src 'none'",
    'img-src data:',
    `style-src ${hash(style)}`,
    ...(script ? [`script-src ${hash(script)}`] : []),
    "base-uri 'none'",
    "form-action 'none'",
  ].join(';')
}
