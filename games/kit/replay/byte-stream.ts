/** Writes integers, floats and texts as bytes, and reads them back from untrusted bytes. Pure. */

/** Thrown when the bytes end early or hold an impossible number. */
export class BadBytes extends Error {}

export interface BytesOut {
  readonly length: number
  whole(n: number): void
  /** An integer that may be negative. */
  signed(n: number): void
  /** Any number, in eight bytes. */
  real(n: number): void
  text(text: string): void
  done(): Uint8Array<ArrayBuffer>
}

export function bytesOut(): BytesOut {
  const bytes: number[] = []

  /** Seven bits in a byte; the eighth says that more follow. */
  function whole(n: number): void {
    let rest = n
    for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128)
    bytes.push(rest)
  }

  return {
    get length() {
      return bytes.length
    },
    whole,
    signed: (n) => whole(n < 0 ? -2 * n - 1 : 2 * n),
    real: (n) => void bytes.push(...new Uint8Array(new Float64Array([n]).buffer)),
    text(text) {
      const encoded = new TextEncoder().encode(text)
      whole(encoded.length)
      for (const byte of encoded) bytes.push(byte)
    },
    done: () => Uint8Array.from(bytes),
  }
}

export interface BytesIn {
  readonly isOver: boolean
  whole(): number
  signed(): number
  real(): number
  /** A text of at most this many bytes. */
  text(mostBytes: number): string
}

export function bytesIn(bytes: Uint8Array): BytesIn {
  let at = 0

  function take(count: number): Uint8Array {
    if (at + count > bytes.length) throw new BadBytes()
    at += count
    return bytes.slice(at - count, at)
  }

  function whole(): number {
    let n = 0
    for (let unit = 1; ; unit *= 128) {
      const [byte = 0] = take(1)
      n += (byte % 128) * unit
      if (byte < 128) break
    }
    if (!Number.isSafeInteger(n)) throw new BadBytes()
    return n
  }

  return {
    get isOver() {
      return at >= bytes.length
    },
    whole,
    signed() {
      const n = whole()
      return n % 2 ? -(n + 1) / 2 : n / 2
    },
    real: () => new Float64Array(take(8).buffer)[0] ?? 0,
    text(mostBytes) {
      const length = whole()
      if (length > mostBytes) throw new BadBytes()
      return new TextDecoder().decode(take(length))
    },
  }
}
