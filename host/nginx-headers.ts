import { type Headers, pageHeaders } from './headers.ts'

const POLICY = 'content-security-policy'

/**
 * The headers that our own host sends, as a file for nginx to include. What the policy adds for answers that are not pages
 * is a variable, which deploy/nginx/arcade.conf sets.
 */
export function nginxHeaders(given: Headers): string {
  const onPages = pageHeaders(given)
  const headers =
    given[POLICY] === onPages[POLICY] ? given : { ...given, [POLICY]: `\${unless_page}${onPages[POLICY]}` }
  const lines = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;`,
  )
  return `${lines.join('\n')}\n`
}
