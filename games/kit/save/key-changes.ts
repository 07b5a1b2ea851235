/** Validates the keys and pad buttons that a player has changed. They come from the browser's storage or a save file. */
import { fieldsOf } from '../fields.ts'
import type { KeyChanges } from '../input/key-changes.ts'

/** By the slug of a game; `all` is for the games without changes of their own. */
export type ChangesByGame = Readonly<Record<string, KeyChanges>>

/** Esc always pauses and Tab always moves the focus, so neither is among them. */
const NAME =
  /^(@?Key[A-Z]|Digit\d|Numpad(\d|Enter|Add|Subtract)|Arrow(Up|Down|Left|Right)|Space|Enter|Backspace|Home|End|Page(Up|Down)|Semicolon|Quote|Comma|Period|Slash|(Intl)?Backslash|Bracket(Left|Right)|Minus|Equal|Backquote|Pad([ABXY]|[LR][T3]?|Start|Select|Up|Down|Left|Right))$/

/** More than there are keys and buttons, and than there are games. */
const MOST_CHANGES = 120
const MOST_GAMES = 60

export const isKeyName = (name: unknown): name is string => typeof name === 'string' && NAME.test(name)

const entriesOf = (value: unknown, most: number) => Object.entries(fieldsOf(value)).slice(0, most)

/** Leaves out everything that is not a change. */
export const keyChangesIn = (value: unknown): ChangesByGame =>
  Object.fromEntries(
    entriesOf(value, MOST_GAMES)
      .filter(([slug]) => /^[a-z][a-z0-9-]{0,40}$/.test(slug))
      .map(([slug, changes]) => [
        slug,
        Object.fromEntries(
          entriesOf(changes, MOST_CHANGES).filter(
            (entry): entry is [string, string] =>
              isKeyName(entry[0]) && (entry[1] === '' || isKeyName(entry[1])),
          ),
        ),
      ]),
  )
