/** How hard each level should be: the curve, as plain numbers. */

export interface Shape {
  readonly size: number
  /** About this share of the digits goes. */
  readonly goes: number
  /** How many times one should have to look over the whole grid. */
  readonly looks: number
}

/** From which level on a size is usual, and how many looks it takes at first and in the end. */
const STAGES = [
  { size: 3, from: 1, first: 1, last: 2 },
  { size: 4, from: 8, first: 1, last: 3 },
  { size: 5, from: 25, first: 2, last: 4 },
  { size: 6, from: 60, first: 2, last: 5 },
  { size: 7, from: 110, first: 3, last: 7 },
  { size: 8, from: 180, first: 4, last: 9 },
  { size: 8, from: 300, first: 9, last: 9 },
] as const

/** Fewer digits go at first, so that lines are off by a little, which is soon seen. */
const GOES = { least: 0.3, most: 0.5 }

/** How difficulty swells within ten levels, by the last digit of the level: easy, rising, easy, rising, a peak. */
const SWELL: readonly number[] = [1, -1, 0, 0, 0, 0, -1, 0, 0, 1]

/** The slates of a week, from Monday's to Sunday's: from a quick look after breakfast to a long evening. */
const DAYS: readonly Shape[] = [
  { size: 4, goes: 0.35, looks: 2 },
  { size: 4, goes: 0.45, looks: 3 },
  { size: 5, goes: 0.4, looks: 3 },
  { size: 5, goes: 0.45, looks: 4 },
  { size: 6, goes: 0.4, looks: 4 },
  { size: 6, goes: 0.5, looks: 5 },
  { size: 7, goes: 0.5, looks: 6 },
]

export function shapeOf(level: number): Shape {
  const day = DAYS[-level - 1]
  if (day) return day
  const at = STAGES.findLastIndex(({ from }) => from <= level)
  const stage = STAGES[at] ?? STAGES[0]
  const until = STAGES[at + 1]?.from ?? Infinity
  const way = until === Infinity ? 1 : (level - stage.from) / (until - stage.from)
  const swell = level < STAGES[1].from ? 0 : (SWELL[level % 10] ?? 0)
  const size = swell < 0 ? Math.max(3, stage.size - 1) : stage.size
  const looks = Math.round(stage.first + (stage.last - stage.first) * way) + swell
  return {
    size,
    goes: swell < 0 ? GOES.least : GOES.least + (GOES.most - GOES.least) * Math.min(1, way + 0.25),
    // A smaller grid that took as many looks would be no relief.
    looks: Math.max(1, swell < 0 ? Math.min(looks, size - 2) : looks),
  }
}
