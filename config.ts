/** Reads every setting from the environment, with its default. */
import { createReader, type Environment, refuse } from './settings/reader.ts'

export { SettingError } from './settings/setting-error.ts'

export type Settings = ReturnType<typeof readSettings>

/** The settings of the first site, with those of the others in `moreSites`. */
export function readSettings(env: Environment = process.env) {
  const { sites, ...first } = readSite(env)
  const moreSites = sites.map(({ name, settings }) => {
    const { sites: _sites, ...own } = readSite({ ...env, ...settings })
    return { name, settings: own }
  })
  const all = [first, ...moreSites.map((site) => site.settings)]
  return {
    ...first,
    moreSites,
    /** Origins besides that of the site whose pages may contain games. */
    embedders: [...new Set([...moreSites.map(({ settings }) => settings.origins.site), ...first.embed])],
    /** Origins whose games are counted. */
    countedOrigins: all.filter((site) => site.counts === 'on').map((site) => site.origins.site),
    /** Origins whose pages have the contact form. */
    formOrigins: all.filter((site) => site.contactForm === 'on').map((site) => site.origins.site),
  }
}

/** The settings of a single site, for code that builds or serves one site after the other. */
export const siteSettings = (settings: Settings): readonly (readonly [folder: string, Settings])[] => [
  ['site', settings],
  ...settings.moreSites.map(({ name, settings: own }): readonly [string, Settings] => [
    `sites/${name}`,
    { ...settings, ...own, moreSites: [] },
  ]),
]

function readSite(env: Environment) {
  const read = createReader(env)
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
  const settings = {
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
    /** The games to show; empty for all. */
    games: read.list('GAMES', ''),
    /** Whether the site has the contact form. Without it on any site, no contact service is needed. */
    contactForm: read.oneOf('CONTACT', 'on', ['on', 'off']),
    /** Whether games that are opened and finished are counted, by the contact service. */
    counts: read.oneOf('COUNTS', 'off', ['on', 'off']),
    /** Origins of other websites that may embed games. */
    embed: read.origins('EMBED'),
    /** Further sites that this build serves, each with a host name of its own. */
    sites: read.moreSites('MORE_SITES'),
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
      databaseUrl: read.database('DATABASE_URL'),
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
  read.refuseUnknown()
  return settings
}
