/** What browsers allow the site's pages and the games: the values of Content-Security-Policy and Permissions-Policy. */
import type { Settings } from '../config.ts'

/** The hashes of what the site's pages have inline, as the policy names them: `'sha256-…'`. */
export interface InlineHashes {
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
}

/** Of the site's pages. It stands in the page itself, so that the two are never of different builds. */
export function sitePagePolicy({ origins, vitalsUrl }: Settings, inline: InlineHashes): string {
  const vitals = vitalsUrl ? ` ${new URL(vitalsUrl).origin}` : ''
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts].join(' '),
    ['style-src', ...inline.styles].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    // The page fetches nothing from its own origin, but crawlers and checkers fetch robots.txt on its behalf.
    `connect-src 'self' ${origins.contact}${vitals}`,
    `frame-src ${origins.games}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    // The second creates one address only, that of the service worker: site/src/offline.ts.
    'trusted-types dompurify offline-worker',
  ].join('; ')
}

/**
 * The header of the site's answers that are not pages. It is the same for every build: whoever keeps an old one, as nginx
 * does until it is reloaded, is not wrong. Only a service worker does anything under it, and that asks its own site for
 * files. Of all this, pages are sent the last line: only a header can say it.
 */
export const sitePolicy = () =>
  [
    "default-src 'none'",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** The rest of a game's policy is in its own file, written by the build; but only a header can say who may frame it. */
export const gamesPolicy = ({ origins }: Settings) => `frame-ancestors ${origins.site}`

const DENIED = ['accelerometer', 'camera', 'geolocation', 'gyroscope', 'microphone', 'midi', 'payment', 'usb']
/** The share sheet is not among them: the frame's own attribute gives it, and browsers without one complain of its name. */
const FOR_GAMES = ['autoplay', 'clipboard-write', 'fullscreen', 'gamepad']

const denials = DENIED.map((feature) => `${feature}=()`)

export const sitePermissions = ({ origins }: Settings) =>
  [...denials, ...FOR_GAMES.map((feature) => `${feature}=(self "${origins.games}")`)].join(', ')

export const gamesPermissions = () => denials.join(', ')
