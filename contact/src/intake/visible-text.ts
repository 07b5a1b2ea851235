/** Whether a text has anything that a reader would see. */

/**
 * By Unicode's own classes: white space, control and format characters, and what fonts are told to leave blank (joiners,
 * variation selectors, fillers, tags). The four others are blank although their classes do not say so: the Braille
 * pattern without dots, the musical null notehead, the Khitan filler, and the place of an embedded object.
 */
const VISIBLE =
  /[^\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}\u{16fe4}\ufffc]/u

export const hasVisible = (text: string) => VISIBLE.test(text)
