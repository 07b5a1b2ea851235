/** Every setting of the product, with its default. The environment variable of the same name overrides it. */
import { isIPv4, isIPv6 } from 'node:net'

type Environment = Readonly<Record<string, string | undefined>>

export type Settings = ReturnType<typeof readSettings>

/** A problem that an operator can fix, such as a bad setting; its message says how. */
export class SettingError extends Error {}

export function readSettings(env: Environment = process.env) {
  const read = reader(env)
  const ports = {
    site: read.integer('SITE_PORT', 3000, 0, 65535),
    games: read.integer('GAMES_PORT', 3001, 0, 65535),
    contact: read.integer('CONTACT_PORT', 3002, 0, 65535),
  }
  /** As a visitor's browser sees them; by default on this machine. */
  const origins = {
    site: read.origin('SITE_ORIGIN', `http://localhost:${ports.site}`),
    games: read.origin('GAMES_ORIGIN', `http://localhost:${ports.games}`),
    contact: read.origin('CONTACT_ORIGIN', `http://localhost:${ports.contact}`),
  }
  // A game's frame may use storage and scripts of its own origin. On the site's it could do whatever the site can.
  if (origins.games === origins.site)
    refuse(
      'GAMES_ORIGIN',
      origins.games,
      'another origin than that of SITE_ORIGIN: it keeps games apart from the site',
    )
  const dbFile = read.text('CONTACT_DB', 'data/contact.db')
  const siteId = read.text('SITE_ID', 'greenhouse-arcade')
  const mailbox = read.email('MAILBOX', 'privacy@greenhouse-arcade.example')
  return {
    siteName: read.text('SITE_NAME', 'Greenhouse Arcade'),
    /** What the contact form sends as `site_name`. */
    siteId,
    mailbox,
    /** The address that the three servers listen on. */
    listen: read.text('LISTEN', '127.0.0.1'),
    ports,
    origins,
    /** For how much of the domain the https origins of site and games ask browsers to use https only. */
    hsts: read.oneOf('HSTS', 'host', ['off', 'host', 'subdomains']),
    gridSize: read.integer('GRID_SIZE', 20, 1, 200),
    pageDelayMs: read.integer('PAGE_DELAY_MS', 500, 0, 10_000),
    gameDelayMs: read.integer('GAME_DELAY_MS', 1000, 0, 10_000),
    /** When a lazily loaded part of the site has not arrived after this long, the error page is shown. */
    chunkTimeoutMs: read.integer('CHUNK_TIMEOUT_MS', 120_000, 100, 600_000),
    /** The contact form gives up on a silent service after this long. */
    sendTimeoutMs: read.integer('SEND_TIMEOUT_MS', 30_000, 100, 600_000),
    /** Where page timings are sent; empty means that nothing is measured or sent. */
    vitalsUrl: read.optionalUrl('VITALS_URL'),
    /** Whether pages and games are kept for use without a network; `off` also removes what earlier builds left. */
    offline: read.oneOf('OFFLINE', 'on', ['on', 'off']),
    /** The contact service erases older messages, and the privacy page says so; 0 keeps all. */
    retentionDays: read.integer('CONTACT_RETENTION_DAYS', 365, 0, 36_500),

    /** Settings of the contact service only. A limit of 0 means no limit. */
    contact: {
      /** The file that messages are kept in; a relative path starts at the project's root. */
      dbFile,
      /** The list of messages erased on request. It is apart from the store, so a restored backup does not undo it. */
      erasedFile: read.text('CONTACT_ERASED', `${dbFile}.erased`),
      /** PostgreSQL instead of the file; copies of the service on several machines share it. */
      databaseUrl: read.secretUrl('DATABASE_URL', ['postgres:', 'postgresql:']),
      /** Whether PostgreSQL on another machine may be used without TLS that verifies it. */
      databaseInsecure: read.oneOf('CONTACT_DB_INSECURE', 'refuse', ['refuse', 'allow']),
      /** What visitors' addresses are hashed with; if empty, a file beside `dbFile` holds one. */
      secret: read.secret('CONTACT_SECRET'),
      /** Once the messages take this much room, no more are accepted. */
      storeMaxBytes: 1024 * 1024 * read.integer('CONTACT_STORE_MAX_MB', 4096, 0, 100_000_000),
      /** The mail server that messages are sent to; if empty, they wait in the inbox. */
      smtpUrl: read.secretUrl('SMTP_URL', ['smtp:', 'smtps:']),
      mailFrom: read.email('MAIL_FROM', mailbox),
      mailTo: read.email('MAIL_TO', mailbox),
      /** A delivery is given up when it takes longer, from connecting to the mail server's answer. */
      smtpTimeoutMs: 1000 * read.integer('SMTP_TIMEOUT_S', 120, 1, 600),
      /** The pause after the first failed delivery; it doubles with each failure, up to three hours. */
      smtpRetryMs: 1000 * read.integer('SMTP_RETRY_S', 30, 1, 3600),
      /** The accepted values of `site_name`. */
      siteIds: read.list('CONTACT_SITES', siteId),
      /** Addresses or ranges of proxies whose X-Forwarded-For header is trusted. */
      trustedProxies: read.list('TRUSTED_PROXIES', ''),
      /** Messages accepted in a window from one visitor, and from all visitors. */
      visitorLimit: read.integer('CONTACT_LIMIT', 30, 0, 1_000_000),
      overallLimit: read.integer('CONTACT_LIMIT_ALL', 1000, 0, 1_000_000),
      limitWindowMs: 1000 * read.integer('CONTACT_LIMIT_WINDOW_S', 600, 1, 86_400),
      /** The same message within this time counts as a retry and is kept only once. */
      repeatWindowMs: 1000 * read.integer('CONTACT_REPEAT_S', 600, 0, 86_400),
      /** Where `/metrics` answers; undefined means nowhere. */
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
      : refuse(name, value, 'text without space around it')
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
    /** Empty, or long enough that nobody guesses it. */
    secret(name: string): string {
      const value = env[name] ?? ''
      if (value === '' || value.trim().length >= SHORTEST_SECRET) return value
      throw new SettingError(
        `The setting ${name} must be empty or at least ${SHORTEST_SECRET} characters, such as openssl rand -base64 32 prints.`,
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
        `The setting ${name} must be empty or an address such as ${protocols[0]}//user:password@host; what it is now is not shown, as it may hold a password.`,
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
