/** Generates and parses message references: 80 random bits in Crockford base32, which has no letters that look alike. */
import { randomBytes } from 'node:crypto'

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const inGroups = (letters: string) => (letters.match(/.{4}/g) ?? []).join('-')

const LETTERS = 16
const REFERENCES_PER_DRAW = 256

/** Draws random bytes for many references at once: one system call each would dominate the cost. */
export function createReferenceGenerator(): () => string {
  let random = Buffer.alloc(0)
  return () => {
    if (random.length < LETTERS) random = randomBytes(LETTERS * REFERENCES_PER_DRAW)
    const drawn = random.subarray(0, LETTERS)
    random = random.subarray(LETTERS)
    return inGroups(Array.from(drawn, (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join(''))
  }
}

/** Parses a reference as typed by a person; undefined if it is not one. */
export function readReference(typed: string): string | undefined {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  return letters.length === LETTERS && Array.from(letters).every((letter) => ALPHABET.includes(letter))
    ? inGroups(letters)
    : undefined
}
