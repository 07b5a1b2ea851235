/**
 * Encrypts all buckets into one text that reveals nothing without the secret: neither who was limited, nor when, nor how
 * many. One text, because a row per visitor could be linked to the message written in the same transaction.
 */
import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto'

export type Buckets = ReadonlyMap<string, number>

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** The length is rounded up to a multiple of this, so that it does not reveal a new visitor. */
const PADDING_BYTES = 1024
/** Beyond this, the emptiest buckets are dropped, so that a flood cannot make the text large. */
export const MAX_BUCKETS = 20_000

/** Draws random bytes for many nonces at once: a system call each would take longer than the encryption. */
const NONCES_PER_DRAW = 256

export interface Sealer {
  /** Identifies the secret without revealing it. */
  readonly id: string
  seal(buckets: Buckets): string
  /** Returns no buckets if the text was not sealed with this secret. */
  open(sealed: string): Buckets
}

export function createSealer(secret: string): Sealer {
  const key = hash('sha256', `seal ${secret}`, 'buffer')
  let random = Buffer.alloc(0)
  function newNonce(): Buffer {
    if (random.length < NONCE_BYTES) random = randomBytes(NONCE_BYTES * NONCES_PER_DRAW)
    const nonce = random.subarray(0, NONCE_BYTES)
    random = random.subarray(NONCE_BYTES)
    return nonce
  }

  return {
    id: hash('sha256', `name ${secret}`, 'base64url').slice(0, 16),
    seal(buckets) {
      const fullest =
        buckets.size <= MAX_BUCKETS
          ? [...buckets]
          : [...buckets].sort(([, a], [, b]) => b - a).slice(0, MAX_BUCKETS)
      const text = JSON.stringify(fullest)
      const nonce = newNonce()
      const cipher = createCipheriv(CIPHER, key, nonce)
      const padded = text.padEnd(Math.ceil(text.length / PADDING_BYTES) * PADDING_BYTES)
      return Buffer.concat([nonce, cipher.update(padded), cipher.final(), cipher.getAuthTag()]).toString(
        'base64',
      )
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64')
      try {
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES))
        decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
        const text = Buffer.concat([
          decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)),
          decipher.final(),
        ]).toString()
        return new Map(JSON.parse(text) as [string, number][])
      } catch {
        return new Map()
      }
    },
  }
}
