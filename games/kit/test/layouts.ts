/** The letter keys of six keyboard layouts: what each prints, row by row, in the order of the English positions. */
import type { Key } from '../input/keys.ts'

const ROWS: readonly (readonly string[])[] = [
  [...'QWERTYUIOP'].map((letter) => `Key${letter}`),
  [...[...'ASDFGHJKL'].map((letter) => `Key${letter}`), 'Semicolon'],
  [...[...'ZXCVBNM'].map((letter) => `Key${letter}`), 'Comma', 'Period', 'Slash'],
]

export const LAYOUTS: Readonly<Record<string, readonly [string, string, string]>> = {
  QWERTY: ['qwertyuiop', 'asdfghjkl;', 'zxcvbnm,./'],
  QWERTZ: ['qwertzuiop', 'asdfghjklö', 'yxcvbnm,.-'],
  AZERTY: ['azertyuiop', 'qsdfghjklm', 'wxcvbn,;:!'],
  Dvorak: ["',.pyfgcrl", 'aoeuidhtns', ';qjkxbmwvz'],
  Colemak: ['qwfpgjluy;', 'arstdhneio', 'zxcvbkm,./'],
  Cyrillic: ['йцукенгшщз', 'фывапролдж', 'ячсмитьбю.'],
}

/** All keys of a layout. */
export const keysOfLayout = (name: string): Key[] =>
  (LAYOUTS[name] ?? []).flatMap((row, i) =>
    [...row].map((key, column) => ({ code: ROWS[i]?.[column] ?? '', key })),
  )
