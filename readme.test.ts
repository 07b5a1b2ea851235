import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')
const readme = read('README.md')

test('every setting is told in a README', () => {
  const told = readme + read('contact/README.md')
  const names = [...read('config.ts').matchAll(/read\.\w+\(\s*'([A-Z_]+)'/g)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(15)
  expect(names.filter((name) => !told.includes(`\`${name}\``))).toEqual([])
})

test('every command that the README names is a script', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = [...readme.matchAll(/npm run (\w[\w:]*\w)/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

test('every file that the README links is there', () => {
  const links = [...readme.matchAll(/\]\(([^)#:]+)\)/g)].map(([, path = '']) => path)
  expect(links.length).toBeGreaterThan(4)
  expect(links.filter((path) => !existsSync(join(import.meta.dirname, path)))).toEqual([])
})
