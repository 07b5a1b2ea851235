/** Gives the history entry of a loaded page a key of its own. */
import { fieldsOf } from '../../games/kit/fields.ts'

/**
 * The router saves scroll positions by the key of their entry, and calls every entry that it did not create "default".
 * Without this, a page that is loaded would start where a page loaded earlier in the same tab was left.
 */
export function keepEntryKey(): void {
  const state = fieldsOf(history.state)
  if (state['key'] === undefined)
    history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '')
}
