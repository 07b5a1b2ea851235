/** Validates the setting TRUSTED_PROXIES: the proxies whose X-Forwarded-For is trusted. */
import { isIP } from 'node:net'
import { SettingError } from '../../../config.ts'

const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal']

/** A typo would silently merge all visitors into one, or let visitors forge their addresses. */
export function checkProxies(proxies: readonly string[]): void {
  for (const proxy of proxies) {
    const [address = '', bits, more] = proxy.split('/')
    const version = isIP(address)
    const maxBits = version === 4 ? 32 : 128
    const bitsAreValid =
      bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= maxBits)
    if (NAMED_RANGES.includes(proxy) || (version !== 0 && bitsAreValid && more === undefined)) continue
    throw new SettingError(
      `The setting TRUSTED_PROXIES holds ${JSON.stringify(proxy)}, but must be addresses or ranges such as 10.0.0.0/8, or one of ${NAMED_RANGES.join(', ')}.`,
    )
  }
}
