/** References: what a visitor can quote and an operator can type. 80 random bits, without letters that look alike. */
import { randomBytes } from 'node:crypto'

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const inGroups = (letters: string) => (letters.match(/.{4}/g) ?? []).join('-')

export function newReference(): string {
  return inGroups(Array.from(randomBytes(16), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join(''))
}

/** What somebody typed, as the reference that it means; undefined when it cannot be one. */
export function readReference(typed: string): string | undefined {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  return letters.length === 16 && Array.from(letters).every((letter) => ALPHABET.includes(letter))
    ? inGroups(letters)
    : undefined
}
