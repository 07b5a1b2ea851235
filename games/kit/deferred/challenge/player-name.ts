/** Validates the names that players choose for their links. Names are data from strangers: visible letters only. Pure. */
import { MOST_NAME_SIGNS } from '../../save/limits.ts'

/** Letters, their marks, digits and a few signs. Some letters and marks are invisible (`DI`). */
const UNFIT = /[^\p{L}\p{Mn}\p{Mc}\p{Nd} '’-]|\p{DI}/gu
/** Marks without a letter, and piles of marks, which cover the lines around them. */
const LOOSE_MARKS = /(?<=[ '’-]|\p{M}{2})\p{M}+/gu
const BEFORE_LETTERS = /^[^\p{L}\p{Nd}]+/u

/** Makes a valid name of any text. Empty if nothing of it is left. */
export function nameIn(text: string): string {
  const visible = text.normalize('NFC').replace(/\s+/g, ' ').replace(UNFIT, '')
  const name = visible.replace(BEFORE_LETTERS, '').replace(LOOSE_MARKS, '').normalize('NFC')
  return [...name.replace(/ +/g, ' ')].slice(0, MOST_NAME_SIGNS).join('').trim()
}

/** Keeps the direction of a name from turning the sentence around it. */
export const isolated = (name: string) =>
  /^[\p{Script=Latin}\p{Nd} '’-]*$/u.test(name) ? name : `\u2068${name}\u2069`
