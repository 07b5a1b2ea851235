import { expect, test } from 'vitest'
import { gameFolders } from '../tools/folders.ts'
import { ALLOWED_TAGS } from './src/allowed-tags.ts'
import { plainSanitize } from './src/plain-sanitize.ts'

test('the sanitizer leaves our own texts unchanged', async () => {
  for (const { about } of await gameFolders())
    for (const html of [about.description, about.sec_desc])
      expect(plainSanitize(html, ALLOWED_TAGS), about.slug).toBe(html)
})
