import { expect, test } from 'vitest'
import { readSettings } from '../config.ts'
import { sitePolicy } from './policy.ts'

const policy = sitePolicy(readSettings({}), {
  styles: ["'sha256-style'", "'sha256-noscript'"],
  scripts: ["'sha256-deal'"],
})
const directives = new Map(policy.split('; ').map((each) => [each.split(' ')[0], each]))

test('an inline script or style is allowed by its own hash only', () => {
  expect(directives.get('script-src')).toBe("script-src 'self' 'sha256-deal'")
  expect(directives.get('style-src')).toBe("style-src 'sha256-style' 'sha256-noscript'")
  expect(policy).not.toMatch(/unsafe|data:|\*/)
})

test('what is not allowed by name is forbidden, and strings are not scripts', () => {
  expect(directives.get('default-src')).toBe("default-src 'none'")
  expect(directives.get('require-trusted-types-for')).toBe("require-trusted-types-for 'script'")
  expect(directives.get('trusted-types')).toBe('trusted-types dompurify offline-worker')
  expect(directives.get('worker-src')).toBe("worker-src 'self'")
})

test('without inline scripts only our own are allowed', () => {
  expect(sitePolicy(readSettings({}), { styles: [], scripts: [] })).toContain("; script-src 'self'; ")
})
