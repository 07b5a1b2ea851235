/** Checks that the connection to PostgreSQL is private: local, or over TLS that verifies the server. */
import { isIPv4 } from 'node:net'

export interface TlsEnvironment {
  /** The setting CONTACT_DB_INSECURE. */
  readonly insecure: 'refuse' | 'allow'
  /** Node's own switch; `0` accepts any certificate, whatever the URL asks for. */
  readonly NODE_TLS_REJECT_UNAUTHORIZED?: string | undefined
}

/** `pg` uses the last value of a repeated parameter. */
const lastOf = (url: URL, name: string) => url.searchParams.getAll(name).at(-1)

/** The host that `pg` connects to: the parameter `host` overrides the host of the URL. A path is a Unix socket. */
export function hostOf(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  return lastOf(url, 'host') || decodeURIComponent(url.hostname.replace(/^\[(.+)\]$/, '$1'))
}

function isLocal(host: string): boolean {
  const isLoopback = host === '::1' || (isIPv4(host) && host.startsWith('127.'))
  return isLoopback || host.startsWith('/') || host.toLowerCase() === 'localhost'
}

/**
 * Returns the problem and its fix, or undefined if the connection is private.
 *
 * Only `verify-full` is accepted: `pg` 8 treats `prefer`, `require` and `verify-ca` like it, but `pg` 9 and programs
 * such as pg_dump do not verify the host name with them.
 */
export function tlsProblem(databaseUrl: string, env: TlsEnvironment): string | undefined {
  const host = hostOf(databaseUrl)
  if (isLocal(host) || env.insecure === 'allow') return undefined
  const mode = lastOf(new URL(databaseUrl), 'sslmode')
  const end = 'On a network that only you can read, set CONTACT_DB_INSECURE=allow instead.'
  if (mode !== 'verify-full')
    return `The setting DATABASE_URL names PostgreSQL on a remote machine (${host}) ${mode === undefined ? 'without sslmode' : `with sslmode=${mode}`}: others on the network could read or change messages. Add sslmode=verify-full to it and, unless a public authority signed the server's certificate, sslrootcert=/path/to/root.crt. ${end}`
  if (env.NODE_TLS_REJECT_UNAUTHORIZED === '0')
    return `The variable NODE_TLS_REJECT_UNAUTHORIZED is 0, so the certificate of PostgreSQL at ${host} would not be verified: remove that variable. ${end}`
  return undefined
}
