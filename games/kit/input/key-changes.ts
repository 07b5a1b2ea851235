/** Selects the changed keys of a game. Small, because it is needed before the first press. */
import { fieldsOf, type Fields } from '../fields.ts'

/**
 * By the name of a pressed key (see `nameOf`) or pad button: the standard key whose function it has, or '' if it has none.
 * Names that begin with @ are positions, whatever the key there prints.
 */
export type KeyChanges = Readonly<Record<string, string>>

/** A pair that does no harm, though the key may be unknown. Esc always pauses, and Tab always moves the focus. */
const PAIR = /^(?!Esc|Tab)@?[A-Z]\w+ ([A-Z]\w+)?$/

/** `stored` comes from the browser's storage. Changes for all games leave this game's own keys alone. */
export const changesFor = (slug: string, stored: Fields, own: readonly string[]): KeyChanges =>
  Object.fromEntries(
    Object.entries(fieldsOf(stored[slug] ?? stored['all'])).filter(
      (pair): pair is [string, string] =>
        typeof pair[1] === 'string' && PAIR.test(pair.join(' ')) && !(own.includes(pair[0]) && !stored[slug]),
    ),
  )
