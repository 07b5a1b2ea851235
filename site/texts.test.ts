import { expect, test } from 'vitest'
import { gameFolders } from '../workshop/folders.ts'
import { plainSanitize } from './src/plain-sanitize.ts'
import { TAGS } from './src/tags.ts'

test('our own texts pass the sanitizer unchanged, so that what was prerendered is what the browser shows', async () => {
  for (const { about } of await gameFolders())
    for (const html of [about.description, about.sec_desc])
      expect(plainSanitize(html, TAGS), about.slug).toBe(html)
})
