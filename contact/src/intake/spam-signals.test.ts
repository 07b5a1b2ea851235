import { expect, test } from 'vitest'
import { form } from '../../test/service.ts'
import { spamSignals } from './spam-signals.ts'

test.each<[string, string, boolean, string[]]>([
  ['plain words', 'Hello, how are you?', true, []],
  ['one link', 'See https://example.org', true, []],
  ['many links', 'http://a.example www.b.example https://c.example', true, ['links']],
  ['markup', 'Buy <a href="x">here</a>', true, ['markup']],
  ['forum markup', '[url=http://x.example]here[/url]', true, ['markup']],
  ['a word of 5,000 letters', 'x'.repeat(5000), true, ['long-word']],
  ['Chinese text without spaces', '温室'.repeat(300), true, []],
  ['a direction override', 'a\u202eb', true, ['hidden-direction']],
  ['a request without an origin', 'Hello', false, ['no-origin']],
])('detects the signals of %s', (_, note, hasOrigin, marks) => {
  expect(spamSignals(form({ note }), hasOrigin)).toEqual(marks)
})
