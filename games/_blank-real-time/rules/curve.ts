/** Difficulty: how fast petals fall, and how soon the next one follows. */
/** A lane is 1,000 units long; times are ticks of 1/60 s. */
export const LANE = {
  /** Where a petal is caught, and how far from there at most. */
  ring: 820,
  reach: 75,
  /** A catch this close to the middle of the ring counts twice. */
  centre: 22,
  /** Below it a petal is lost. */
  end: 1000,
}

/** Lost petals that end a round. */
export const MOST_LOST = 3
/** The first petals may be missed, so that nobody loses one before knowing what to do. */
export const FREE = 5
/** How long a ring stays closed after a tap that caught nothing. */
export const CLOSED = 30

/** Scores for bronze, silver, gold and emerald. */
export const MEDALS = [75, 300, 540, 860] as const

/** Units per tick of the petal with this number. */
export const speedOf = (id: number) => 5 + id * 0.055

/** Ticks between this petal and the next. */
export const pauseAfter = (id: number) => Math.max(10, Math.round(66 - (52 * id) / (id + 60)))
