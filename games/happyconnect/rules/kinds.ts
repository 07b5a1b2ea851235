/** Names the kinds of friends, one and two of each, and assigns them to the pairs of a level. */
const KINDS = {
  ball: 'balls',
  box: 'boxes',
  clover: 'clovers',
  star: 'stars',
  cat: 'cats',
  heart: 'hearts',
  drop: 'drops',
  sun: 'suns',
  bear: 'bears',
  gem: 'gems',
} as const
export type KindName = keyof typeof KINDS

const NAMES = Object.keys(KINDS) as KindName[]

/** Neighbouring levels start with different friends. So do daily levels, whose numbers are negative. */
export const kindNameOf = (level: number, pair: number): KindName =>
  NAMES[(pair + (level + 9) * 3) % NAMES.length] ?? 'ball'

/** The plural, for both friends of a pair. */
export const bothNamesOf = (level: number, pair: number): string => KINDS[kindNameOf(level, pair)]
