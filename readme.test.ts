import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

test('every setting is told in a README', () => {
  const told = read('README.md') + read('contact/README.md')
  const names = [...read('config.ts').matchAll(/read\.\w+\(\s*'([A-Z_]+)'/g)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(15)
  expect(names.filter((name) => !told.includes(`\`${name}\``))).toEqual([])
})

describe.each(['README.md', 'CONTRIBUTING.md', 'contact/README.md', 'games/kit/README.md'])('%s', (page) => {
  const text = read(page)

  test('names only commands that are scripts', () => {
    const named = [...text.matchAll(/npm run ([\w:-]*\w)/g)].map(([, name = '']) => name)
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })

  test('links only files that are there', () => {
    const links = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, path = '']) => path)
    expect(links.filter((path) => !existsSync(join(import.meta.dirname, dirname(page), path)))).toEqual([])
  })
})
