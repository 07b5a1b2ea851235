/** Who a visitor is, as far as limits need to know: a hash from which nobody can read the address back. */
import { hash } from 'node:crypto'
import { isIP, isIPv4 } from 'node:net'

/** Every household gets a whole IPv6 /64, so only the first half of an address tells visitors apart. */
function ipv6Network(ipv6: string): string {
  const canonical = new URL(`http://[${ipv6.replace(/%.*$/, '')}]`).hostname.slice(1, -1)
  const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(canonical)
  if (mapped) {
    const [high, low] = [Number.parseInt(mapped[1] ?? '', 16), Number.parseInt(mapped[2] ?? '', 16)]
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  }
  const [front = [], back] = canonical
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''))
  const zeros = back ? Array.from({ length: 8 - front.length - back.length }, () => '0') : []
  const groups = [...front, ...zeros, ...(back ?? [])]
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** What a limit counts: an IPv4 address or an IPv6 /64. A trusted proxy may report something that is not an address. */
export function limitUnit(address: string): string {
  if (isIPv4(address)) return address
  return isIP(address) === 6 ? ipv6Network(address) : 'unknown'
}

export function visitorKey(secret: string, address: string): string {
  return hash('sha256', `${secret} ${limitUnit(address)}`, 'base64url')
}
