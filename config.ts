/** Every setting of the product, with its default. Each can be overridden by the environment variable that names it. */

type Environment = Readonly<Record<string, string | undefined>>

export type Settings = ReturnType<typeof readSettings>

/** A setting with a bad value; its message is a sentence that an operator can act on. */
export class SettingError extends Error {}

export function readSettings(env: Environment = process.env) {
  const read = reader(env)
  const ports = {
    site: read.integer('SITE_PORT', 3000, 0, 65535),
    games: read.integer('GAMES_PORT', 3001, 0, 65535),
    contact: read.integer('CONTACT_PORT', 3002, 0, 65535),
  }
  return {
    siteName: read.text('SITE_NAME', 'Greenhouse Arcade'),
    /** What the contact form sends as `site_name`. */
    siteId: read.text('SITE_ID', 'greenhouse-arcade'),
    mailbox: read.email('MAILBOX', 'privacy@greenhouse-arcade.example'),
    /** The address that the three servers listen on. */
    listen: read.text('LISTEN', '127.0.0.1'),
    ports,
    /** As a visitor's browser sees them; each defaults to this machine. */
    origins: {
      site: read.origin('SITE_ORIGIN', `http://localhost:${ports.site}`),
      games: read.origin('GAMES_ORIGIN', `http://localhost:${ports.games}`),
      contact: read.origin('CONTACT_ORIGIN', `http://localhost:${ports.contact}`),
    },
    gridSize: read.integer('GRID_SIZE', 20, 1, 200),
    pageDelayMs: read.integer('PAGE_DELAY_MS', 500, 0, 10_000),
    gameDelayMs: read.integer('GAME_DELAY_MS', 1000, 0, 10_000),
    /** A lazily loaded part of the site that has not arrived by then fails into the error page. */
    chunkTimeoutMs: read.integer('CHUNK_TIMEOUT_MS', 120_000, 100, 600_000),
    /** The contact form gives up on a silent service after this long. */
    sendTimeoutMs: read.integer('SEND_TIMEOUT_MS', 30_000, 100, 600_000),
    /** Where page timings are sent; empty means that nothing is measured or sent. */
    vitalsUrl: read.optionalUrl('VITALS_URL'),
  }
}

function bad(name: string, value: string, expected: string): never {
  throw new SettingError(`The setting ${name} is ${JSON.stringify(value)}, but must be ${expected}.`)
}

function reader(env: Environment) {
  function text(name: string, fallback: string): string {
    const value = env[name] ?? fallback
    return value.trim() === value && value !== '' ? value : bad(name, value, 'text without space around it')
  }

  function address(name: string, value: string, expected: string): URL {
    const url = URL.parse(value)
    return url && /^https?:$/.test(url.protocol) && !url.username ? url : bad(name, value, expected)
  }

  return {
    text,
    integer(name: string, fallback: number, least: number, most: number): number {
      const value = env[name] ?? String(fallback)
      const number = Number(value)
      return /^\d+$/.test(value) && number >= least && number <= most
        ? number
        : bad(name, value, `a whole number from ${least} to ${most}`)
    },
    email(name: string, fallback: string): string {
      const value = env[name] ?? fallback
      return /^[^\s@<>"]+@[^\s@<>"]+$/.test(value) ? value : bad(name, value, 'an e-mail address')
    },
    origin(name: string, fallback: string): string {
      const value = env[name] ?? fallback
      const expected = 'an origin such as https://games.example.org, without a path'
      const url = address(name, value, expected)
      return url.origin === value.replace(/\/$/, '') ? url.origin : bad(name, value, expected)
    },
    optionalUrl(name: string): string {
      const value = env[name] ?? ''
      return value === '' ? '' : address(name, value, 'empty or an http(s) address').href
    },
  }
}
