import { expect, test } from 'vitest'
import { checkProxies } from './trusted-proxies.ts'

test.each(['10.0.0.1', '10.0.0.0/8', 'fd00::/8', 'loopback'])('accepts %s', (proxy) => {
  expect(() => checkProxies([proxy])).not.toThrow()
})

test.each(['proxy.example.org', '10.0.0.0/33', '10.0.0', '*', '0.0.0.0/0', '10.0.0.0/8/8'])(
  'refuses %s',
  (proxy) => {
    expect(() => checkProxies([proxy])).toThrow(/^The setting TRUSTED_PROXIES holds ".+", but must be .+\.$/)
  },
)
