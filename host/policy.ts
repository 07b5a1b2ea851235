/** The values of Content-Security-Policy and Permissions-Policy. */
import type { Settings } from '../config.ts'

/** Hashes of the inline code in the site's pages, in the policy's format: `'sha256-…'`. */
export interface InlineHashes {
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
}

/** The policy in the site's pages. Inside the page it can never belong to a different build. */
export function sitePagePolicy(settings: Settings, inline: InlineHashes): string {
  const { origins, vitalsUrl, contactForm, counts } = settings
  const asksService = contactForm === 'on' || counts === 'on'
  const vitals = vitalsUrl ? ` ${new URL(vitalsUrl).origin}` : ''
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts].join(' '),
    ['style-src', ...inline.styles].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    // The page fetches nothing from its own origin, but crawlers and checkers fetch robots.txt on its behalf.
    `connect-src 'self'${asksService ? ` ${origins.contact}` : ''}${vitals}`,
    `frame-src ${origins.games}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    // `offline-worker` creates only the address of the service worker: site/src/offline.ts.
    'trusted-types dompurify offline-worker',
  ].join('; ')
}

/**
 * The header of responses that are not pages. It is the same for every build, so an outdated copy, as in nginx before a
 * reload, does no harm. Only service workers run under it, and they fetch files from their own site. Pages are sent the
 * last line only, because it works in a header only.
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

/** The rest of a game's policy is in its file; `frame-ancestors` works in a header only. */
export const gamesPolicy = ({ origins, embedders }: Settings) =>
  ['frame-ancestors', origins.site, ...embedders].join(' ')

const DENIED = ['accelerometer', 'camera', 'geolocation', 'gyroscope', 'microphone', 'midi', 'payment', 'usb']
/** Without `web-share`: browsers without it would warn about the name, and the page shares on behalf of its game. */
const FOR_GAMES = ['autoplay', 'clipboard-write', 'fullscreen', 'gamepad']

const denials = DENIED.map((feature) => `${feature}=()`)

export const sitePermissions = ({ origins }: Settings) =>
  [...denials, ...FOR_GAMES.map((feature) => `${feature}=(self "${origins.games}")`)].join(', ')

export const gamesPermissions = () => denials.join(', ')
