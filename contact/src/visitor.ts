/** Who is sending, as far as limits need to know: an address that nobody can read back. */
import { hash } from 'node:crypto'
import { isIP, isIPv4 } from 'node:net'
import { SettingError } from '../../config.ts'

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
  return hash('sha256', `${secret} ${limitedBy(address)}`, 'base64url')
}

const RANGES = ['loopback', 'linklocal', 'uniquelocal']

/** A mistyped proxy would silently turn all visitors into one, or make forged addresses count. */
export function checkProxies(proxies: readonly string[]): void {
  for (const proxy of proxies) {
    const [address = '', bits, more] = proxy.split('/')
    const version = isIP(address)
    const mostBits = version === 4 ? 32 : 128
    const rightBits =
      bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= mostBits)
    if (RANGES.includes(proxy) || (version !== 0 && rightBits && more === undefined)) continue
    throw new SettingError(
      `The setting TRUSTED_PROXIES holds ${JSON.stringify(proxy)}, but must be addresses or ranges such as 10.0.0.0/8, or one of ${RANGES.join(', ')}.`,
    )
  }
}
