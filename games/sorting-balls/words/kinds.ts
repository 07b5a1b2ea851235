/** Names the kinds of balls by their colour and sign. */

/** Ordered so that neighbours, which often appear together, are easy to tell apart. */
const KIND_NAMES: readonly string[] = [
  'red heart',
  'blue drop',
  'yellow star',
  'green leaf',
  'violet moon',
  'orange cross',
  'pink flower',
  'teal diamond',
  'lime triangle',
  'brown stripes',
  'cream ring',
  'grey bolt',
]

/** A number without a kind is called veiled. */
export const kindName = (kind: number): string => KIND_NAMES[kind] ?? 'veiled'
