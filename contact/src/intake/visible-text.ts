/** Tests whether a text contains any visible character. */

/**
 * Excludes the Unicode classes of white space, control, format and default-ignorable characters (joiners, variation
 * selectors, fillers, tags), and four characters that are blank without being in those classes: the blank Braille
 * pattern, the musical null notehead, the Khitan filler and the object replacement character.
 */
const VISIBLE =
  /[^\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}\u{16fe4}\ufffc]/u

export const hasVisible = (text: string) => VISIBLE.test(text)
