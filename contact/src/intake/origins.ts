/** Lists the origins whose pages may send messages. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** A local site can be opened under any loopback name. */
export function siteOrigins(origin: string): string[] {
  const { protocol, hostname, port } = new URL(origin)
  if (!LOOPBACK.includes(hostname)) return [origin]
  return LOOPBACK.map((name) => `${protocol}//${name}${port === '' ? '' : `:${port}`}`)
}
