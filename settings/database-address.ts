/** Accepts the address of a PostgreSQL database in every form that its own programs accept. */

/** Returns the address as a URL that `URL` and `pg` both parse, or what is wrong with it. Never repeats the address. */
export function databaseAddress(value: string): { url: string } | { problem: string } {
  const address = KEYWORDS.test(value) ? fromKeywords(value) : fromUrl(value)
  if (address === undefined) return { problem: FORMS }
  const url = URL.parse(address)
  if (!url) return { problem: FORMS }
  const host = url.searchParams.getAll('host').at(-1) || decodeURIComponent(url.hostname)
  if (host === '')
    return {
      problem: 'must name the server: a host, or the folder of its Unix socket as in ?host=/run/postgresql',
    }
  if (host.includes(','))
    return { problem: 'must name one server; several hosts in one address are not supported' }
  return { url: address }
}

const FORMS =
  'must be an address such as postgres://user:password@host:5432/database, postgres://user@/database?host=/run/postgresql for a Unix socket, or "host=… port=… dbname=… user=… password=…"'

const KEYWORDS = /^\s*\w+\s*=/

/** `postgres://user@/database?host=/folder` has no host, which `URL` refuses: the folder moves to the host's place. */
function fromUrl(value: string): string | undefined {
  const [, scheme, user, rest = ''] = /^(postgres(?:ql)?:\/\/)([^/?#@]*)@(\/[^?#]*\?.*)$/.exec(value) ?? []
  if (scheme === undefined) return /^postgres(?:ql)?:\/\//.test(value) ? value : undefined
  const url = URL.parse(`${scheme}none${rest}`)
  const host = url?.searchParams.getAll('host').at(-1)
  if (!url || !host) return undefined
  url.searchParams.delete('host')
  const port = url.searchParams.get('port')
  url.searchParams.delete('port')
  return `${scheme}${user}@${encodeURIComponent(host)}${port ? `:${port}` : ''}${url.pathname}${url.search}`
}

/** The form `host=db.internal dbname=contact`; values with spaces are in single quotes. */
function fromKeywords(value: string): string | undefined {
  const parts = new Map<string, string>()
  const pattern = /\s*(\w+)\s*=\s*('(?:[^'\\]|\\.)*'|[^\s']*)(?:\s+|$)/gy
  while (pattern.lastIndex < value.length) {
    const match = pattern.exec(value)
    if (!match) return undefined
    const [, name = '', raw = ''] = match
    parts.set(name, raw.replace(/^'|'$/g, '').replace(/\\(.)/g, '$1'))
  }
  const take = (name: string) => {
    const found = parts.get(name) ?? ''
    parts.delete(name)
    return encodeURIComponent(found)
  }
  const [host, port, user, password, database] = ['host', 'port', 'user', 'password', 'dbname'].map(take)
  // Without a login, which a URL may not have without a host.
  if (host === '') return 'postgres:///'
  const login = `${user}${password === '' ? '' : `:${password}`}`
  const query = new URLSearchParams([...parts]).toString()
  return `postgres://${login === '' ? '' : `${login}@`}${bracketed(host ?? '')}${port === '' ? '' : `:${port}`}/${database}${query === '' ? '' : `?${query}`}`
}

/** An IPv6 address stands in brackets in a URL. */
const bracketed = (host: string) => (host.includes('%3A') ? `[${decodeURIComponent(host)}]` : host)
