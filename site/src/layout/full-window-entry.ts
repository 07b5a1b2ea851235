/**
 * While a game fills the window, the history has an extra entry, so that Back ends that mode instead of leaving the page.
 * The entry is a twin of the page's own, with the same router state. The router must not notice moves between the twins,
 * which it would treat as navigations.
 */
import { type Fields, fieldsOf } from '../../../games/kit/fields.ts'

export const fullWindowTwin = (state: unknown): Fields => ({ ...fieldsOf(state), filled: true })

export const isFullWindow = (state: unknown) => fieldsOf(state)['filled'] === true

/** Whether an entry belongs to the page whose location has this key. The first entry of a visit has no key. */
export const isOfPage = (state: unknown, key: string) => (fieldsOf(state)['key'] ?? 'default') === key
