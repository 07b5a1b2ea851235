/** Who is sending, as far as limits need to know: an address that nobody can read back. */
import { createHmac } from 'node:crypto'
import { isIP, isIPv4 } from 'node:net'

/** IPv6 hands every household a whole /64, so a visitor is the first half of the address. */
function household(ipv6: string): string {
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

/** The part of an address that a limit counts by. What a trusted proxy reports may be no address at all. */
export function limitedBy(address: string): string {
  if (isIPv4(address)) return address
  return isIP(address) === 6 ? household(address) : 'unknown'
}

export function visitorKey(secret: string, address: string): string {
  return createHmac('sha256', secret).update(limitedBy(address)).digest('base64url')
}
