import type { Headers } from './headers.ts'

/** The headers that our own host sends, as a file for nginx to include. */
export function nginxHeaders(headers: Headers): string {
  const lines = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;`,
  )
  return `${lines.join('\n')}\n`
}
