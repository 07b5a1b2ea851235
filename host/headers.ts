/** The security headers of the two static hosts. */
import type { Settings } from '../config.ts'

export type Headers = Readonly<Record<string, string>>

const POWERS = ['accelerometer', 'camera', 'geolocation', 'gyroscope', 'microphone', 'midi', 'payment', 'usb']

function shared(origin: string): Headers {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    // Site and games may share a domain, but never a process: however hard a game works, its page scrolls.
    'origin-agent-cluster': '?1',
    ...(origin.startsWith('https:') && {
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    }),
  }
}

export function siteHeaders(settings: Settings, styleHashes: readonly string[]): Headers {
  const { site, games, contact } = settings.origins
  const vitals = settings.vitalsUrl ? ` ${new URL(settings.vitalsUrl).origin}` : ''
  const framed = ['autoplay', 'fullscreen', 'gamepad'].map((power) => `${power}=(self "${games}")`)
  return {
    ...shared(site),
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      `style-src ${styleHashes.join(' ')}`,
      "img-src 'self'",
      "font-src 'self'",
      // The page itself fetches nothing from here, but crawlers and checkers read robots.txt in its name.
      `connect-src 'self' ${contact}${vitals}`,
      `frame-src ${games}`,
      "manifest-src 'self'",
      "form-action 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types dompurify',
    ].join('; '),
    'permissions-policy': [...POWERS.map((power) => `${power}=()`), ...framed].join(', '),
    'cross-origin-resource-policy': 'same-origin',
  }
}

/** A game's file carries its own policy; what only a header can say is who may frame it. */
export function gamesHeaders(settings: Settings): Headers {
  const { site, games } = settings.origins
  return {
    ...shared(games),
    'content-security-policy': `frame-ancestors ${site}`,
    'permissions-policy': POWERS.map((power) => `${power}=()`).join(', '),
    'cross-origin-resource-policy': 'cross-origin',
  }
}
