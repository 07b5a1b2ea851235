/** How long and how many clients may keep our host waiting. Tests lower these. */
export const LIMITS = {
  /** A request's head has to arrive within this time, from connecting or from its first byte. */
  headMs: 10_000,
  /** The same for a whole request. Nothing that we answer has a body; one that is sent is thrown away. */
  requestMs: 20_000,
  /** A client that takes no byte of its answer for this long is cut; Node may need twice as long to see it. */
  stalledMs: 12_000,
  /** A client that takes its answer more slowly is cut: 300 s are enough for our largest file over 2G. */
  answerMs: 300_000,
  /**
   * A connection without a request is closed after this long. What the system has accepted for a client that does
   * not read looks the same to us, so this must be short as well. A proxy's own limit should be shorter.
   */
  idleMs: 20_000,
  /** How often the limits above are looked at. */
  checkMs: 1_000,
  /** More connections than this are closed as soon as they are made. */
  connections: 4_000,
  /** What is being answered at the end may be finished within this time. */
  closeMs: 6_000,
}

export type Limits = Readonly<typeof LIMITS>
