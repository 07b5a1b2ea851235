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
    // Site and games may share a domain, but never a process: the page scrolls however hard its game works.
    'origin-agent-cluster': '?1',
    // Browsers ignore it over http.
    ...(origin.startsWith('https:') && HSTS_HEADERS[hsts]),
  }
}

/** Of everything but pages: see `pageHeaders`. */
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

/** A page's policy stands in the page. Its header says only what a page cannot say itself: who may frame it. */
export function pageHeaders(headers: Headers): Headers {
  const policy = headers['content-security-policy']
  return policy === undefined ? headers : { ...headers, 'content-security-policy': framing(policy) }
}

const framing = (policy: string) =>
  policy
    .split('; ')
    .filter((directive) => directive.startsWith('frame-ancestors '))
    .join('; ')
