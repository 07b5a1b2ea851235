import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SRC = join(import.meta.dirname, 'src')

test('site.css imports every stylesheet once, the base first', () => {
  const imports = [...readFileSync(join(SRC, 'site.css'), 'utf8').matchAll(/@import '\.\/([^']+)'/g)].map(
    ([, file]) => file,
  )
  const files = globSync('**/*.css', { cwd: SRC }).map((file) => file.replaceAll('\\', '/'))
  expect(imports.toSorted()).toEqual(files.filter((file) => file !== 'site.css').toSorted())
  expect(imports[0]).toBe('base.css')
})
