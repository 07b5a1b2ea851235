/** Counts how often games are opened and finished, if the operator has switched it on and the visitor has not objected. */
import { settings } from './settings.ts'
import { withStorage } from './storage.ts'

/** The visitor's own switch, on the privacy page. */
const OBJECTION = 'arcade.uncounted'

/** Global Privacy Control: the browser objects for the visitor. */
export const browserObjects = () =>
  (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true

export const hasObjected = () => withStorage((storage) => storage.getItem(OBJECTION) !== null) ?? false

export function setObjection(on: boolean): void {
  withStorage((storage) => (on ? storage.setItem(OBJECTION, '1') : storage.removeItem(OBJECTION)))
}

/** One request without a body, cookies or the page's address. Nobody waits for the answer. */
export function countGame(what: 'opened' | 'finished', slug: string): void {
  if (settings.counts === 'off' || browserObjects() || hasObjected()) return
  fetch(`${settings.origins.contact}/api/count?${what}=${slug}`, {
    method: 'POST',
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => undefined)
}
