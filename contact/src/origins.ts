/** Which origins are the site's own. */

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** A site on this machine is the same site by each of the machine's names for itself. */
export function siteOrigins(origin: string): string[] {
  const { protocol, hostname, port } = new URL(origin)
  if (!LOOPBACK.includes(hostname)) return [origin]
  return LOOPBACK.map((name) => `${protocol}//${name}${port === '' ? '' : `:${port}`}`)
}
