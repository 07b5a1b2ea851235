import { expect, test } from 'vitest'
import { form } from '../../test/service.ts'
import { spamSignals } from './spam-signals.ts'

test.each<[string, string, boolean, string[]]>([
  ['plain words', 'Hello, how are you?', true, []],
  ['one link', 'See https://example.org', true, []],
  ['many links', 'http://a.example www.b.example https://c.example', true, ['links']],
  ['markup', 'Buy <a href="x">here</a>', true, ['markup']],
  ['forum markup', '[url=http://x.example]here[/url]', true, ['markup']],
  ['an endless word', 'x'.repeat(5000), true, ['long-word']],
  ['a paragraph without spaces', '温室'.repeat(300), true, []],
  ['reversed reading direction', 'a\u202eb', true, ['hidden-direction']],
  ['no browser', 'Hello', false, ['no-origin']],
])('marks of %s', (_, note, hasOrigin, marks) => {
  expect(spamSignals(form({ note }), hasOrigin)).toEqual(marks)
})
