/** Maps an IP address to the networks that the limits count, under keyed hashes. */
import { hash } from 'node:crypto'
import { isIP, isIPv4 } from 'node:net'

export interface Network {
  readonly name: string
  /** Its limit, as a multiple of one visitor's. */
  readonly times: number
}

/** Network sizes of a customer, of a company or school, and of a provider. */
const IPV4_NETWORKS: readonly (readonly [bits: number, times: number])[] = [
  [32, 1],
  [24, 4],
  [16, 8],
]
/** A household has a /64, often a /56; anyone can get a /48, which contains 65,536 of them. */
const IPV6_NETWORKS: readonly (readonly [bits: number, times: number])[] = [
  [64, 1],
  [56, 2],
  [48, 4],
  [32, 8],
]

/** The visitor's own network first, then wider ones. A trusted proxy may forward text that is not an address. */
export function networksOf(address: string): readonly Network[] {
  const groups = isIPv4(address) ? address.split('.') : isIP(address) === 6 ? ipv6Groups(address) : []
  if (groups.length === 0) return [{ name: 'unknown', times: 1 }]
  const [sizes, separator] = groups.length === 4 ? [IPV4_NETWORKS, '.'] : [IPV6_NETWORKS, ':']
  return sizes.map(([bits, times]) => ({ name: `${prefix(groups, bits, separator)}/${bits}`, times }))
}

/** The first bits of an address: whole groups, and for a /56 also the first half of the next group. */
function prefix(groups: readonly string[], bits: number, separator: string): string {
  const whole = bits / (groups.length === 4 ? 8 : 16)
  const text = groups.slice(0, whole).join(separator)
  return Number.isInteger(whole)
    ? text
    : `${text}:${Number.parseInt(groups[Math.floor(whole)] ?? '', 16) >> 8}`
}

/** Eight groups; four for an IPv4-mapped address. */
function ipv6Groups(ipv6: string): string[] {
  const canonical = new URL(`http://[${ipv6.replace(/%.*$/, '')}]`).hostname.slice(1, -1)
  const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(canonical)
  if (mapped) {
    const [high, low] = [Number.parseInt(mapped[1] ?? '', 16), Number.parseInt(mapped[2] ?? '', 16)]
    return [high >> 8, high & 255, low >> 8, low & 255].map(String)
  }
  const [head = [], tail] = canonical
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''))
  const zeros = tail ? Array.from({ length: 8 - head.length - tail.length }, () => '0') : []
  return [...head, ...zeros, ...(tail ?? [])]
}

/** 96 bits: enough that two networks never share a key. */
const KEY_LETTERS = 16

export const networkKey = (secret: string, { name }: Network) =>
  hash('sha256', `${secret} ${name}`, 'base64url').slice(0, KEY_LETTERS)
