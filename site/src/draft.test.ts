import { expect, test } from 'vitest'
import { readDraft } from './draft.ts'

const EMPTY = { subject: '', email: '', note: '' }
const message = { subject: 'Grüße 🌱', email: 'visitor@example.org', note: 'Line one\nline two' }

test.each([
  [JSON.stringify(message), message],
  [JSON.stringify({ ...message, more: 1 }), message],
  [JSON.stringify({ note: 'half' }), { ...EMPTY, note: 'half' }],
  [JSON.stringify({ ...message, subject: 7, email: null }), { ...EMPTY, note: message.note }],
  [undefined, EMPTY],
  [null, EMPTY],
  ['', EMPTY],
  ['{', EMPTY],
  ['null', EMPTY],
  ['7', EMPTY],
  ['"text"', EMPTY],
  ['[]', EMPTY],
])('reads the stored draft %j as %j', (stored, draft) => {
  expect(readDraft(stored)).toEqual(draft)
})
