import { expect, test } from 'vitest'
import { isolated, nameIn } from '../deferred/challenge/player-name.ts'
import { chance } from '../rules/chance.ts'

test.each([
  ['Mia', 'Mia'],
  ['  Mia   Rose ', 'Mia Rose'],
  ['O’Neil-7', 'O’Neil-7'],
  ['Jo\u0308rg', 'J\u00F6rg'],
  ['Ирина', 'Ирина'],
  ['山田太郎', '山田太郎'],
  ['สมชาย', 'สมชาย'],
  ['हिन्दी', 'हिन्दी'],
  ['שרה', 'שרה'],
  ['Bartholomew Longname', 'Bartholomew'],
  ['<img src=x>', 'img srcx'],
  ['&amp;"', 'amp'],
  ['-- ’x', 'x'],
  ['\u202Eevil\u202C', 'evil'],
  ['M\u200Bi\u00ADa\u2060', 'Mia'],
  ['Mi\0\x1Ba', 'Mia'],
  ['a\tb\nc', 'a b c'],
  ['\u3164\u115F\u1160\uFFA0', ''],
  ['e\u0323\u0302\u0301\u0300\u0334\u0335', '\u1EC7\u0334\u0335'],
  ['a \u0301\u0301b', 'a b'],
  ['🦊Fox🦊', 'Fox'],
  ['\u{1D5E0}\uD83D', '\u{1D5E0}'],
  ['', ''],
  ['-’ ', ''],
])('of %j only %j is kept', (text, name) => expect(nameIn(text)).toBe(name))

test('a name is kept as it is, has at most twelve signs, and none that is invisible', () => {
  const dice = chance(5)
  const signs = [
    ..."aé\u0301\u0323\u0334 -’'zЯ山ש\u05B8\u202E\u200D\uFE0F\u3164\u1100\u1161\u11A8가<>\0٣ﷺ𝗠🦊",
  ]
  for (let n = 0; n < 3000; n++) {
    const text = Array.from({ length: dice.int(24) }, () => dice.pick(signs)).join('')
    const name = nameIn(text)
    expect(nameIn(name), JSON.stringify(text)).toBe(name)
    expect([...name].length).toBeLessThanOrEqual(12)
    expect(name).toBe(name.normalize('NFC'))
    expect(name).toMatch(/^([\p{L}\p{Nd}][\p{L}\p{M}\p{Nd} '’-]*)?$/u)
    expect(name).not.toMatch(/[\p{C}\uFE0F\u3164<>]/u)
  }
})

test('a name that is written from right to left is kept apart from its sentence', () => {
  expect([isolated('Mia 7'), isolated('שרה')]).toEqual(['Mia 7', '\u2068שרה\u2069'])
})
