import { expect, test } from 'vitest'
import { type ContactForm, form } from '../../test/service.ts'
import { createMessageReader } from './message.ts'

const read = createMessageReader(['greenhouse-arcade', 'second-site'])
const problemsOf = (body: unknown) => {
  const result = read(body)
  return 'problems' in result ? result.problems.map(({ field, reason }) => `${field} ${reason}`) : 'accepted'
}
const messageOf = (body: unknown) => {
  const result = read(body)
  return 'message' in result ? result.message : result.problems
}

test.each<[string, object, Partial<ContactForm>]>([
  [
    'space around fields is trimmed',
    form({ subject: '  Hi \u00a0', email: ' a@b.de ' }),
    { subject: 'Hi', email: 'a@b.de' },
  ],
  [
    'line breaks in the note are normalised',
    form({ note: 'a\r\nb\rc\nd\u2028e' }),
    { note: 'a\nb\nc\nd\ne' },
  ],
  ['a tab in the note becomes a space', form({ note: 'a\tb' }), { note: 'a b' }],
  ['lines of dots only', form({ note: 'a\n.\n..\n.b' }), { note: 'a\n.\n..\n.b' }],
  ['emoji, umlauts, joiners, right-to-left', form({ note: '👩‍🌾 Grüße שלום' }), { note: '👩‍🌾 Grüße שלום' }],
  ['200 emoji are 200 characters', form({ subject: '🌱'.repeat(200) }), { subject: '🌱'.repeat(200) }],
  ['10,000 characters of note', form({ note: 'ü'.repeat(10_000) }), { note: 'ü'.repeat(10_000) }],
  ['a 5,000-character word', form({ note: 'x'.repeat(5000) }), { note: 'x'.repeat(5000) }],
  [
    'an address at a bare host, as browsers allow',
    form({ email: 'root@localhost' }),
    { email: 'root@localhost' },
  ],
  ['a domain with an umlaut', form({ email: 'a@bücher.example' }), { email: 'a@xn--bcher-kva.example' }],
  ['a second site', form({ site_name: 'second-site' }), { site_name: 'second-site' }],
  ['unknown fields are ignored', { ...form(), admin: true, bcc: 'x@y.z' }, form()],
])('accepts: %s', (_, body, expected) => {
  expect(messageOf(body)).toEqual({ ...form(), ...expected })
})

test.each([
  ['white space', ' \u00a0\u1680\u2003\u202f\u3000'],
  ['zero-width space and joiners', '\u200b\u200c\u200d\u2060\ufeff'],
  ['direction marks', '\u200e\u200f\u061c\u202a\u202e\u202c\u2066\u2069'],
  ['soft hyphens', '\u00ad\u00ad'],
  ['variation selectors', '\ufe0f\ufe0e\u{e0100}\u180b'],
  ['Hangul fillers', '\u3164\u115f\u1160\uffa0'],
  ['inherent Khmer vowels', '\u17b4\u17b5'],
  ['blank Braille patterns', '\u2800\u2800'],
  ['tags', '\u{e0001}\u{e0041}\u{e007f}'],
  ['invisible operators', '\u2061\u2062\u2063\u2064'],
  ['musical null noteheads', '\u{1d159}\u{1d173}'],
  ['object replacement characters', '\ufffc'],
])('treats a text of only %s as empty', (_, invisible) => {
  expect(problemsOf(form({ subject: invisible }))).toEqual(['subject is required'])
  expect(problemsOf(form({ note: `${invisible}\n${invisible}` }))).toEqual(['note is required'])
})

test.each([
  'x',
  '?',
  '你',
  'אב',
  '\u200fשלום\u200f',
  'می\u200cخواهم',
  'क्\u200dष',
  '한',
  'ខ្មែរ',
  'ᠮᠣᠩ\u180eᠭᠣᠯ',
  '⠓⠊',
  '👩\u200d🌾',
  '❤\ufe0f',
  '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  '🇩🇪',
  '1\ufe0f\u20e3',
  'a\u0301',
])('keeps every character of %s', (text) => {
  expect(messageOf(form({ subject: text, note: text }))).toEqual(form({ subject: text, note: text }))
})

const oneLine = 'must be one line without control characters'
test.each<[string, unknown, string[]]>([
  ['a missing body', undefined, ['body must be a JSON object']],
  ['null', null, ['body must be a JSON object']],
  ['a list', [form()], ['body must be a JSON object']],
  ['a string', 'hello', ['body must be a JSON object']],
  [
    'an empty object',
    {},
    ['subject is required', 'email is required', 'note is required', 'site_name is required'],
  ],
  ['a number', { ...form(), subject: 7 }, ['subject must be text']],
  ['null in a field', { ...form(), email: null }, ['email must be text']],
  ['a list in a field', { ...form(), email: ['a@b.de'] }, ['email must be text']],
  ['only space', form({ note: ' \n\t ' }), ['note is required']],
  ['201 characters', form({ subject: 'x'.repeat(201) }), ['subject is longer than 200 characters']],
  ['10,001 characters', form({ note: 'x'.repeat(10_001) }), ['note is longer than 10000 characters']],
  ['255 characters', form({ email: `${'x'.repeat(249)}@b.com` }), ['email is longer than 254 characters']],
  [
    'a 5,000-character subject',
    form({ subject: 'x'.repeat(5000) }),
    ['subject is longer than 200 characters'],
  ],
  ['NUL in the note', form({ note: 'a\0b' }), ['note must not contain control characters']],
  [
    'an escape sequence in the note',
    form({ note: '\x1b[31mred' }),
    ['note must not contain control characters'],
  ],
  ['a C1 control character', form({ note: 'a\u0085b' }), ['note must not contain control characters']],
  ['LF in the subject', form({ subject: 'Hi\nBcc: x@y.z' }), [`subject ${oneLine}`]],
  ['CR LF in the subject', form({ subject: 'Hi\r\nBcc: x@y.z' }), [`subject ${oneLine}`]],
  ['a tab in the subject', form({ subject: 'a\tb' }), [`subject ${oneLine}`]],
  ['a line separator in the subject', form({ subject: 'a\u2028b' }), [`subject ${oneLine}`]],
  ['CR LF in the address', form({ email: 'a@b.de\r\nBcc: x@y.z' }), [`email ${oneLine}`]],
  ['two addresses', form({ email: 'a@b.de, c@d.de' }), ['email is not an e-mail address']],
  ['an address with a name', form({ email: 'A <a@b.de>' }), ['email is not an e-mail address']],
  ['an address without a domain', form({ email: 'a@' }), ['email is not an e-mail address']],
  ['a quoted address', form({ email: '"a b"@c.de' }), ['email is not an e-mail address']],
  ['a lone surrogate', form({ subject: 'a\ud83cb' }), ['subject is not well-formed Unicode']],
  ['a lone surrogate at the end', form({ note: 'a\udf31' }), ['note is not well-formed Unicode']],
  ['an unknown site', form({ site_name: 'elsewhere' }), ['site_name is not a site that this service serves']],
  [
    'fields nested under __proto__',
    JSON.parse(`{"__proto__": ${JSON.stringify(form())}}`),
    ['subject is required', 'email is required', 'note is required', 'site_name is required'],
  ],
])('refuses %s', (_, body, expected) => {
  expect(problemsOf(body)).toEqual(expected)
})
