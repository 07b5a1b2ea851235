import { type Headers, pageHeaders } from './headers.ts'

const POLICY = 'content-security-policy'

/**
 * The headers of our own host, as a file for nginx to include. The part of the policy that is not sent with pages is a
 * variable, which deploy/nginx/arcade.conf sets.
 */
export function nginxHeaders(all: Headers): string {
  const onPages = pageHeaders(all)
  const headers =
    all[POLICY] === onPages[POLICY] ? all : { ...all, [POLICY]: `\${unless_page}${onPages[POLICY]}` }
  const lines = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;`,
  )
  return `${lines.join('\n')}\n`
}
