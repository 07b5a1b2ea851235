/** Plays by ear: takes a slide at once if it is the only one, otherwise asks for a hint and follows it. */
import { arrowNamed, rowsIn, type Listener } from '../../kit/test/listener.ts'
import type { State } from '../rules.ts'

export const createListener = (): Listener => ({
  next(heard) {
    const [, only] = /(?:^|\. )(\w+) \d+\. Row \d+, column \d+\.$/.exec(heard) ?? []
    const [, advised] = /^Go (\w+): /.exec(heard) ?? []
    return arrowNamed(only ?? advised) ?? 'KeyH'
  },
})

const TILE =
  /^(?:(\d+) )?((?:mower on )?(?:uncut|cut|hedge|stone|molehill|mud|tunnel|plank|pond|switch|gate|(?:rising |falling )(?:bend|turnstile)|(?:raised |sunken )post)|mower)s?( up| down| left| right)?$/

function readRun(text: string): string[] {
  const found = TILE.exec(text)
  if (!found) throw new Error(`Unknown tile: '${text}'.`)
  const [, count = '1', name, way = ''] = found
  return Array.from({ length: Number(count) }, () => `${name}${way}`)
}

/** Parses the announced board, tile by tile. */
export const readBoard = (lines: readonly string[]): string[][] =>
  rowsIn(lines).map((runs) => runs.flatMap(readRun))

const SIGNS: Readonly<Record<string, string>> = {
  S: 'uncut',
  '.': 'uncut',
  m: 'molehill',
  '#': 'hedge',
  f: 'cut',
  w: 'mud',
  b: 'falling bend',
  d: 'rising bend',
  t: 'tunnel',
  '=': 'plank',
  '~': 'pond',
  '*': 'switch',
  X: 'raised post',
  x: 'sunken post',
  p: 'falling turnstile',
  q: 'rising turnstile',
  o: 'stone',
  '^': 'gate up',
  v: 'gate down',
  '<': 'gate left',
  '>': 'gate right',
}

export const boardOf = ({ garden, mown, mower }: State): string[][] =>
  Array.from(garden, (sign, place) => {
    const name = SIGNS[sign] ?? sign
    if (place === mower) return name === 'uncut' || name === 'cut' ? 'mower' : `mower on ${name}`
    return mown[place] === ' ' ? name : 'cut'
  })
    .join()
    .split(',/,')
    .map((row) => row.split(','))
