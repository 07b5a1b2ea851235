/** The security headers of the two static hosts. */
import type { Settings } from '../config.ts'
import { gamesPermissions, gamesPolicy, sitePermissions, sitePolicy } from './policy.ts'

export type Headers = Readonly<Record<string, string>>

/** Two years, in seconds. */
const HSTS_AGE = 63_072_000
const HSTS_HEADERS = {
  off: {},
  host: { 'strict-transport-security': `max-age=${HSTS_AGE}` },
  subdomains: { 'strict-transport-security': `max-age=${HSTS_AGE}; includeSubDomains` },
} as const satisfies Record<Settings['hsts'], Headers>

function shared(origin: string, { hsts }: Settings): Headers {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    // Site and games may share a domain but not a process, so that a busy game does not block the page's scrolling.
    'origin-agent-cluster': '?1',
    // Browsers ignore it over http.
    ...(origin.startsWith('https:') && HSTS_HEADERS[hsts]),
  }
}

/** For responses other than pages; for those see `pageHeaders`. */
export function siteHeaders(settings: Settings): Headers {
  return {
    ...shared(settings.origins.site, settings),
    'content-security-policy': sitePolicy(),
    'permissions-policy': sitePermissions(settings),
    'cross-origin-resource-policy': 'same-origin',
  }
}

export function gamesHeaders(settings: Settings): Headers {
  return {
    ...shared(settings.origins.games, settings),
    'content-security-policy': gamesPolicy(settings),
    'permissions-policy': gamesPermissions(),
    'cross-origin-resource-policy': 'cross-origin',
  }
}

/** A page contains its own policy. Its header keeps only `frame-ancestors`, which browsers ignore in a page. */
export function pageHeaders(headers: Headers): Headers {
  const policy = headers['content-security-policy']
  return policy === undefined ? headers : { ...headers, 'content-security-policy': framing(policy) }
}

const framing = (policy: string) =>
  policy
    .split('; ')
    .filter((directive) => directive.startsWith('frame-ancestors '))
    .join('; ')
