/** Parses single settings; refuses what is invalid or misspelt with a sentence that names the setting. */
import { isIPv4, isIPv6 } from 'node:net'
import { databaseAddress } from './database-address.ts'
import { type MoreSite, readMoreSites } from './more-sites.ts'
import { unknownSettings } from './names.ts'
import { SettingError } from './setting-error.ts'

export type Environment = Readonly<Record<string, string | undefined>>

const SHORTEST_SECRET = 32

export function refuse(name: string, value: string, expected: string): never {
  throw new SettingError(`The setting ${name} is ${JSON.stringify(value)}, but must be ${expected}.`)
}

function httpUrl(name: string, value: string, expected: string): URL {
  const url = URL.parse(value)
  return url && /^https?:$/.test(url.protocol) && !url.username ? url : refuse(name, value, expected)
}

export function createReader(given: Environment) {
  const known = new Set<string>()
  /** Records which names are settings. */
  const env: Environment = new Proxy(given, {
    get(target, name) {
      known.add(String(name))
      return target[String(name)]
    },
  })

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
    origins(name: string): string[] {
      return this.list(name, '').map((value) => {
        const url = URL.parse(value)
        const isOrigin =
          url && url.origin === value.replace(/\/$/, '') && /^https?:\/\/[\w.:[\]-]+$/.test(url.origin)
        return isOrigin
          ? url.origin
          : refuse(name, value, 'origins such as https://school.example, separated by commas')
      })
    },
    moreSites(name: string): MoreSite[] {
      const file = env[name] ?? ''
      return file === '' ? [] : readMoreSites(file)
    },
    /** Empty only if the default is. */
    list(name: string, fallback: string): string[] {
      const value = env[name] ?? fallback
      const entries = value
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== '')
      return entries.length > 0 || fallback === ''
        ? entries
        : refuse(name, value, 'at least one name, separated by commas; remove the setting to use its default')
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
      if (value === '' || (url && url.hostname !== '' && protocols.includes(url.protocol))) return value
      throw new SettingError(
        `The setting ${name} must be empty or an address such as ${protocols[0]}//user:password@host; its value is not shown, because it may contain a password.`,
      )
    },
    database(name: string): string {
      const value = env[name] ?? ''
      if (value === '') return ''
      const address = databaseAddress(value)
      if ('url' in address) return address.url
      throw new SettingError(
        `The setting ${name} ${address.problem}; its value is not shown, because it may contain a password.`,
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
    /** Call last. Refuses variables that look like settings but are none: a misspelt one would change nothing. */
    refuseUnknown(): void {
      const [first] = unknownSettings(given, known)
      if (first)
        throw new SettingError(
          `There is no setting ${first.name}. The nearest name is ${first.nearest}: correct the name, or remove the variable.`,
        )
    },
  }
}
