/** Limits on connections of our host. Tests lower them. */
export const LIMITS = {
  /** Time for the head of a request to arrive, from connecting or from its first byte. */
  headMs: 10_000,
  /** Time for the whole request. No request needs a body; one that is sent is discarded. */
  requestMs: 20_000,
  /** A connection that reads nothing of its response for this long is closed; Node may take twice as long to notice. */
  stalledMs: 12_000,
  /** Time to read a whole response: 300 s are enough for our largest file over 2G. */
  answerMs: 300_000,
  /**
   * Keep-alive timeout. A client that does not read looks idle too once the system has buffered its response, so this
   * must be short. A proxy's own timeout should be shorter.
   */
  idleMs: 20_000,
  /** How often these limits are checked. */
  checkMs: 1_000,
  /** Further connections are closed at once. */
  connections: 4_000,
  /** Grace period at shutdown for responses in progress. */
  closeMs: 6_000,
}

export type Limits = Readonly<typeof LIMITS>
