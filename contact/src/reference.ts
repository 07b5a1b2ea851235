/** References: what a visitor can quote and an operator can type. 80 random bits, without letters that look alike. */
import { randomBytes } from 'node:crypto'

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const inGroups = (letters: string) => (letters.match(/.{4}/g) ?? []).join('-')

const LETTERS = 16
const DRAWN_AT_ONCE = 256

/** Chance is drawn for many at once: a system call for each would cost more than all the rest. */
export function referenceMaker(): () => string {
  let chance = Buffer.alloc(0)
  return () => {
    if (chance.length < LETTERS) chance = randomBytes(LETTERS * DRAWN_AT_ONCE)
    const drawn = chance.subarray(0, LETTERS)
    chance = chance.subarray(LETTERS)
    return inGroups(Array.from(drawn, (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join(''))
  }
}

/** What somebody typed, as the reference that it means; undefined when it cannot be one. */
export function readReference(typed: string): string | undefined {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  return letters.length === LETTERS && Array.from(letters).every((letter) => ALPHABET.includes(letter))
    ? inGroups(letters)
    : undefined
}
