/** Who a visitor is, as far as limits need to know: a network, and the larger networks around it, under keyed hashes. */
import { hash } from 'node:crypto'
import { isIP, isIPv4 } from 'node:net'

export interface Network {
  readonly name: string
  /** How many times the limit of one visitor it may send. */
  readonly times: number
}

/** Sizes of networks as somebody can have them: a provider's customer, a company or school, a provider. */
const IPV4_NETWORKS: readonly (readonly [bits: number, times: number])[] = [
  [32, 1],
  [24, 4],
  [16, 8],
]
/** A household has a whole /64, often a /56; whoever asks for it, a /48 with 65,536 of them. */
const IPV6_NETWORKS: readonly (readonly [bits: number, times: number])[] = [
  [64, 1],
  [56, 2],
  [48, 4],
  [32, 8],
]

/**
 * The networks that a limit counts for an address: the visitor's own first, then wider ones. A trusted proxy may report
 * something that is not an address.
 */
export function networksOf(address: string): readonly Network[] {
  const bytes = isIPv4(address) ? ipv4Bytes(address) : isIP(address) === 6 ? ipv6Bytes(address) : undefined
  if (!bytes) return [{ name: 'unknown', times: 1 }]
  const sizes = bytes.length === 4 ? IPV4_NETWORKS : IPV6_NETWORKS
  return sizes.map(([bits, times]) => ({
    name: `${bytes
      .slice(0, bits / 8)
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('')}/${bits}`,
    times,
  }))
}

const ipv4Bytes = (ipv4: string) => ipv4.split('.').map(Number)

/** Sixteen bytes; four for an IPv4 address in the clothes of an IPv6 one. */
function ipv6Bytes(ipv6: string): number[] {
  const canonical = new URL(`http://[${ipv6.replace(/%.*$/, '')}]`).hostname.slice(1, -1)
  const [front = [], back] = canonical
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''))
  const zeros = back ? Array.from({ length: 8 - front.length - back.length }, () => '0') : []
  const bytes = [...front, ...zeros, ...(back ?? [])].flatMap((group) => {
    const value = Number.parseInt(group, 16)
    return [value >> 8, value & 255]
  })
  const isMapped = /^::ffff:[\da-f]+:[\da-f]+$/.test(canonical)
  return isMapped ? bytes.slice(12) : bytes
}

/** Enough letters that two networks of the same moment never share a key. */
const KEY_LETTERS = 16

export const networkKey = (secret: string, { name }: Network) =>
  hash('sha256', `${secret} ${name}`, 'base64url').slice(0, KEY_LETTERS)
