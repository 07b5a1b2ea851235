/**
 * While a game fills the window, the history has an entry more, so that Back ends that instead of leaving the page. It
 * is a twin of the page's own entry: what the router keeps in it is the same. Whoever goes from one twin to the other
 * stays on the page, so the router must not hear of it: it would take it for a navigation.
 */
import { type Fields, fieldsOf } from '../../../games/kit/fields.ts'

export const filledTwin = (state: unknown): Fields => ({ ...fieldsOf(state), filled: true })

export const isFilled = (state: unknown) => fieldsOf(state)['filled'] === true

/** Whether an entry belongs to the page whose location has this key. The entry that a visit begins with has no key. */
export const isOfPage = (state: unknown, key: string) => (fieldsOf(state)['key'] ?? 'default') === key
