import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings } from '../config.ts'
import { pageHeaders, siteHeaders } from './headers.ts'
import { nginxHeaders } from './nginx-headers.ts'
import { sitePagePolicy, sitePolicy } from './policy.ts'

const settings = readSettings({})
const read = (policy: string) => new Map(policy.split('; ').map((each) => [each.split(' ')[0], each]))
const policy = sitePagePolicy(settings, {
  styles: ["'sha256-style'", "'sha256-noscript'"],
  scripts: ["'sha256-deal'"],
})
const directives = read(policy)

test('allows inline scripts and styles by hash only', () => {
  expect(directives.get('script-src')).toBe("script-src 'self' 'sha256-deal'")
  expect(directives.get('style-src')).toBe("style-src 'sha256-style' 'sha256-noscript'")
  expect(policy).not.toMatch(/unsafe|data:|\*/)
})

test('forbids everything else, and requires Trusted Types', () => {
  expect(directives.get('default-src')).toBe("default-src 'none'")
  expect(directives.get('require-trusted-types-for')).toBe("require-trusted-types-for 'script'")
  expect(directives.get('trusted-types')).toBe('trusted-types dompurify offline-worker')
  expect(directives.get('worker-src')).toBe("worker-src 'self'")
})

test('without inline scripts allows only files of the site', () => {
  expect(sitePagePolicy(settings, { styles: [], scripts: [] })).toContain("; script-src 'self'; ")
})

test('sends only frame-ancestors in the header of a page', () => {
  expect(policy).not.toMatch(/frame-ancestors|sandbox|report/)
  expect(pageHeaders(siteHeaders(settings))).toEqual({
    ...siteHeaders(settings),
    'content-security-policy': "frame-ancestors 'none'",
  })
})

test('other responses may only connect to the site, and their policy contains no hash', () => {
  const rest = read(sitePolicy())
  expect(rest.get('default-src')).toBe("default-src 'none'")
  expect(rest.get('frame-ancestors')).toBe("frame-ancestors 'none'")
  expect(rest.get('trusted-types')).toBe("trusted-types 'none'")
  expect(sitePolicy()).not.toMatch(/sha256|unsafe|http|\*/)
  expect([...rest.values()].filter((each) => each.includes("'self'"))).toEqual(["connect-src 'self'"])
})

test('nginx composes the same policy from its two parts', () => {
  const conf = readFileSync(join(import.meta.dirname, '..', 'deploy', 'nginx', 'arcade.conf'), 'utf8')
  const start = /\$unless_page \{\s+default\s+"(.*?)";/.exec(conf)?.[1] ?? ''
  const header = /content-security-policy "(.*?)"/.exec(nginxHeaders(siteHeaders(settings)))?.[1] ?? ''
  expect(header.replace('${unless_page}', start)).toBe(sitePolicy())
  expect(header.replace('${unless_page}', '')).toBe("frame-ancestors 'none'")
})
