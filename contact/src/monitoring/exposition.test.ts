import { expect, test } from 'vitest'
import { exposition, type Family } from './exposition.ts'
import { createHistogram } from './histogram.ts'

const counter = (changes: Partial<Extract<Family, { type: 'counter' | 'gauge' }>>): Family => ({
  name: 'a_total',
  help: 'Help.',
  type: 'counter',
  samples: [{ value: 1 }],
  ...changes,
})

const HEAD = '# HELP a_total Help.\n# TYPE a_total counter\n'

test.each<[string, readonly Family[], string]>([
  ['no families', [], ''],
  ['one sample', [counter({})], `${HEAD}a_total 1\n`],
  ['a family without samples', [counter({ samples: [] })], HEAD],
  [
    'samples and labels in the order given',
    [
      counter({
        samples: [
          { labels: { z: '1', a: '2' }, value: 2 },
          { labels: { z: '0' }, value: 1 },
        ],
      }),
    ],
    `${HEAD}a_total{z="1",a="2"} 2\na_total{z="0"} 1\n`,
  ],
  [
    'quotation marks, backslashes and line breaks in labels',
    [counter({ samples: [{ labels: { a: 'say "hi"\\\n{}' }, value: 1 }] })],
    `${HEAD}a_total{a="say \\"hi\\"\\\\\\n{}"} 1\n`,
  ],
  [
    'backslashes and line breaks in help, where quotation marks stay',
    [counter({ help: 'a "b"\\\nc' })],
    '# HELP a_total a "b"\\\\\\nc\n# TYPE a_total counter\na_total 1\n',
  ],
  [
    'fractions, exponents, infinities and NaN',
    [
      counter({
        type: 'gauge',
        samples: [0.25, -3, 1e21, 1e-7, Infinity, -Infinity, NaN].map((value) => ({ value })),
      }),
    ],
    '# HELP a_total Help.\n# TYPE a_total gauge\n' +
      ['0.25', '-3', '1e+21', '1e-7', '+Inf', '-Inf', 'NaN'].map((number) => `a_total ${number}\n`).join(''),
  ],
  [
    'families in the order given',
    [counter({ name: 'b_total' }), counter({})],
    `# HELP b_total Help.\n# TYPE b_total counter\nb_total 1\n${HEAD}a_total 1\n`,
  ],
])('formats %s', (_, families, text) => {
  expect(exposition(families)).toBe(text)
})

test.each<[string, number[], string[]]>([
  ['no values', [], ['le="1"} 0', 'le="4"} 0', 'le="+Inf"} 0', 'sum 0', 'count 0']],
  ['a value on a bound', [1, 4], ['le="1"} 1', 'le="4"} 2', 'le="+Inf"} 2', 'sum 5', 'count 2']],
  ['a value between bounds', [2, 2.5], ['le="1"} 0', 'le="4"} 2', 'le="+Inf"} 2', 'sum 4.5', 'count 2']],
  [
    'a value above the last bound',
    [1, 3, 9],
    ['le="1"} 1', 'le="4"} 2', 'le="+Inf"} 3', 'sum 13', 'count 3'],
  ],
])('formats cumulative histogram buckets: %s', (_, values, endings) => {
  const histogram = createHistogram([1, 4])
  for (const value of values) histogram.observe(value)
  const text = exposition([{ name: 'size', help: 'Sizes.', type: 'histogram', histogram: histogram.read() }])
  expect(text.split('\n')).toEqual([
    '# HELP size Sizes.',
    '# TYPE size histogram',
    ...endings.slice(0, 3).map((ending) => `size_bucket{${ending}`),
    ...endings.slice(3).map((ending) => `size_${ending}`),
    '',
  ])
})
