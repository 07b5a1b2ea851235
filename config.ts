/** Reads every setting from the environment, with its default. */
import { isIPv4, isIPv6 } from 'node:net'

type Environment = Readonly<Record<string, string | undefined>>

export type Settings = ReturnType<typeof readSettings>

/** An error that an operator can fix, such as an invalid setting; its message says how. */
export class SettingError extends Error {}

export function readSettings(env: Environment = process.env) {
  const read = reader(env)
  const ports = {
    site: read.integer('SITE_PORT', 3000, 0, 65535),
    games: read.integer('GAMES_PORT', 3001, 0, 65535),
    contact: read.integer('CONTACT_PORT', 3002, 0, 65535),
  }
  /** As visitors' browsers see them. */
  const origins = {
    site: read.origin('SITE_ORIGIN', `http://localhost:${ports.site}`),
    games: read.origin('GAMES_ORIGIN', `http://localhost:${ports.games}`),
    contact: read.origin('CONTACT_ORIGIN', `http://localhost:${ports.contact}`),
  }
  // A game's frame has full access to its own origin, so on the site's origin it could do whatever the site can.
  if (origins.games === origins.site)
    refuse(
      'GAMES_ORIGIN',
      origins.games,
      'a different origin than SITE_ORIGIN: it isolates the games from the site',
    )
  const dbFile = read.text('CONTACT_DB', 'data/contact.db')
  const siteId = read.text('SITE_ID', 'greenhouse-arcade')
  const mailbox = read.email('MAILBOX', 'privacy@greenhouse-arcade.example')
  return {
    siteName: read.text('SITE_NAME', 'Greenhouse Arcade'),
    /** The `site_name` that the contact form sends. */
    siteId,
    mailbox,
    /** The address that the three servers listen on. */
    listen: read.text('LISTEN', '127.0.0.1'),
    ports,
    origins,
    /** Which hosts the https origins of site and games restrict to https. */
    hsts: read.oneOf('HSTS', 'host', ['off', 'host', 'subdomains']),
    gridSize: read.integer('GRID_SIZE', 20, 1, 200),
    pageDelayMs: read.integer('PAGE_DELAY_MS', 500, 0, 10_000),
    gameDelayMs: read.integer('GAME_DELAY_MS', 1000, 0, 10_000),
    /** Timeout for lazily loaded parts of the site; the error page follows. */
    chunkTimeoutMs: read.integer('CHUNK_TIMEOUT_MS', 120_000, 100, 600_000),
    /** Timeout of the contact form's request. */
    sendTimeoutMs: read.integer('SEND_TIMEOUT_MS', 30_000, 100, 600_000),
    /** Where page timings are sent; if empty, nothing is measured or sent. */
    vitalsUrl: read.optionalUrl('VITALS_URL'),
    /** Whether visited pages and games are stored for offline use; `off` also deletes the caches of earlier builds. */
    offline: read.oneOf('OFFLINE', 'on', ['on', 'off']),
    /** Retention of messages, by the contact service and according to the privacy page; 0 keeps all. */
    retentionDays: read.integer('CONTACT_RETENTION_DAYS', 365, 0, 36_500),

    /** Settings of the contact service. A limit of 0 means no limit. */
    contact: {
      /** The file with the messages, relative to the project's root. */
      dbFile,
      /** Messages erased on request. Separate from the store, so that restoring a backup does not undo the erasure. */
      erasedFile: read.text('CONTACT_ERASED', `${dbFile}.erased`),
      /** PostgreSQL instead of the file; several instances of the service can share it. */
      databaseUrl: read.secretUrl('DATABASE_URL', ['postgres:', 'postgresql:']),
      /** Whether a remote PostgreSQL may be used without verified TLS. */
      databaseInsecure: read.oneOf('CONTACT_DB_INSECURE', 'refuse', ['refuse', 'allow']),
      /** Key for hashing visitors' addresses; if empty, a file next to `dbFile` holds one. */
      secret: read.secret('CONTACT_SECRET'),
      /** Storage limit; messages beyond it are refused. */
      storeMaxBytes: 1024 * 1024 * read.integer('CONTACT_STORE_MAX_MB', 4096, 0, 100_000_000),
      /** The mail server; if empty, messages wait in the inbox. */
      smtpUrl: read.secretUrl('SMTP_URL', ['smtp:', 'smtps:']),
      mailFrom: read.email('MAIL_FROM', mailbox),
      mailTo: read.email('MAIL_TO', mailbox),
      /** Timeout of a delivery, from connecting to the mail server's response. */
      smtpTimeoutMs: 1000 * read.integer('SMTP_TIMEOUT_S', 120, 1, 600),
      /** Back-off after the first failed delivery; doubles with each failure, up to three hours. */
      smtpRetryMs: 1000 * read.integer('SMTP_RETRY_S', 30, 1, 3600),
      /** The accepted values of `site_name`. */
      siteIds: read.list('CONTACT_SITES', siteId),
      /** Addresses or ranges of proxies whose X-Forwarded-For header is trusted. */
      trustedProxies: read.list('TRUSTED_PROXIES', ''),
      /** Rate limits: messages per window from one visitor, and from all visitors. */
      visitorLimit: read.integer('CONTACT_LIMIT', 30, 0, 1_000_000),
      overallLimit: read.integer('CONTACT_LIMIT_ALL', 1000, 0, 1_000_000),
      limitWindowMs: 1000 * read.integer('CONTACT_LIMIT_WINDOW_S', 600, 1, 86_400),
      /** An identical message within this time counts as a retry and is stored once. */
      repeatWindowMs: 1000 * read.integer('CONTACT_REPEAT_S', 600, 0, 86_400),
      /** Address of the `/metrics` server; undefined disables it. */
      metrics: read.optionalAddress('CONTACT_METRICS'),
      logLevel: read.oneOf('CONTACT_LOG', 'info', ['silent', 'error', 'warn', 'info', 'debug']),
    },
  }
}

const SHORTEST_SECRET = 32

function refuse(name: string, value: string, expected: string): never {
  throw new SettingError(`The setting ${name} is ${JSON.stringify(value)}, but must be ${expected}.`)
}

function httpUrl(name: string, value: string, expected: string): URL {
  const url = URL.parse(value)
  return url && /^https?:$/.test(url.protocol) && !url.username ? url : refuse(name, value, expected)
}

function reader(env: Environment) {
  function text(name: string, fallback: string): string {
    const value = env[name] ?? fallback
    return value.trim() === value && value !== ''
      ? value
      : refuse(name, value, 'text without leading or trailing spaces')
  }

  return {
    text,
    integer(name: string, fallback: number, min: number, max: number): number {
      const value = env[name] ?? String(fallback)
      const number = Number(value)
      return /^\d+$/.test(value) && number >= min && number <= max
        ? number
        : refuse(name, value, `a whole number from ${min} to ${max}`)
    },
    email(name: string, fallback: string): string {
      const value = env[name] ?? fallback
      return /^[^\s@<>"]+@[^\s@<>"]+$/.test(value) ? value : refuse(name, value, 'an e-mail address')
    },
    origin(name: string, fallback: string): string {
      const value = env[name] ?? fallback
      const expected = 'an origin such as https://games.example.org, without a path'
      const url = httpUrl(name, value, expected)
      return url.origin === value.replace(/\/$/, '') ? url.origin : refuse(name, value, expected)
    },
    list(name: string, fallback: string): string[] {
      return (env[name] ?? fallback)
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== '')
    },
    oneOf<const Choice extends string>(name: string, fallback: Choice, choices: readonly Choice[]): Choice {
      const value = env[name] ?? fallback
      return choices.find((choice) => choice === value) ?? refuse(name, value, `one of ${choices.join(', ')}`)
    },
    /** Empty, or too long to guess. */
    secret(name: string): string {
      const value = env[name] ?? ''
      if (value === '' || value.trim().length >= SHORTEST_SECRET) return value
      throw new SettingError(
        `The setting ${name} must be empty or at least ${SHORTEST_SECRET} characters, for example the output of openssl rand -base64 32.`,
      )
    },
    /** A URL that may contain a password; the error message therefore does not repeat it. */
    secretUrl(name: string, protocols: readonly string[]): string {
      const value = env[name] ?? ''
      const url = URL.parse(value)
      // PostgreSQL's own programs also accept the host as a parameter, mostly for Unix sockets.
      const hasHost = url !== null && (url.hostname !== '' || Boolean(url.searchParams.get('host')))
      if (value === '' || (hasHost && protocols.includes(url.protocol))) return value
      throw new SettingError(
        `The setting ${name} must be empty or an address such as ${protocols[0]}//user:password@host; its value is not shown, because it may contain a password.`,
      )
    },
    /** An IP address and a port to listen on, such as `127.0.0.1:9464` or `[::1]:9464`. */
    optionalAddress(name: string): { host: string; port: number } | undefined {
      const value = env[name] ?? ''
      if (value === '') return undefined
      const [, bracketed, plain = '', digits = ''] = /^(?:\[([^\]]*)\]|([^:]*)):(\d{1,5})$/.exec(value) ?? []
      const isAddress = bracketed === undefined ? isIPv4(plain) : isIPv6(bracketed)
      return isAddress && Number(digits) <= 65535
        ? { host: bracketed ?? plain, port: Number(digits) }
        : refuse(name, value, 'empty, or an IP address and a port such as 127.0.0.1:9464 or [::1]:9464')
    },
    optionalUrl(name: string): string {
      const value = env[name] ?? ''
      return value === '' ? '' : httpUrl(name, value, 'empty or an http(s) address').href
    },
  }
}
