/** The origins whose pages may send messages. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** A site on this machine can be opened under any of the machine's loopback names. */
export function siteOrigins(origin: string): string[] {
  const { protocol, hostname, port } = new URL(origin)
  if (!LOOPBACK.includes(hostname)) return [origin]
  return LOOPBACK.map((name) => `${protocol}//${name}${port === '' ? '' : `:${port}`}`)
}
