/** Limits for data from outside: challenge links, save files and stored saves. */

/** The last level. Nobody plays that far, and every game can make it; a number such as 1e308 makes generators hang. */
export const MOST_LEVEL = 1_000_000
export const nextLevel = (level: number) => Math.min(level + 1, MOST_LEVEL)

/** Characters of a challenge code. Chat programs and mail cut longer links. */
export const MOST_CODE_CHARS = 8192
/** Bytes of an inflated code: more than any honest round that fits into a link. A few bytes can inflate to gigabytes. */
export const MOST_CODE_BYTES = 400_000
/** Ticks of all rounds in a link: eleven minutes. A longer round is sent without its actions. */
export const MOST_LINK_TICKS = 40_000
/** Rounds by link whose last turn is kept. */
export const MOST_KEPT_TURNS = 20
/** Wall-clock milliseconds for replaying a link in a worker. The player reads a result or a refusal within two seconds. */
export const REPLAY_DEADLINE_MS = 1500
/** Milliseconds of work for replaying a link on the page, where no worker can be started. */
export const REPLAY_WORK_MS = 1000

/** Results in a link. All of them together have the limits of one: characters, bytes, ticks, actions, time to replay. */
export const MOST_RESULTS = 4
/** Code points of a player's name, and its bytes in UTF-8. */
export const MOST_NAME_SIGNS = 12
export const MOST_NAME_BYTES = 48

/** Actions in a log: more than anyone can take in a round. */
export const MOST_ENTRIES = 60_000
/** Different shapes of actions in a log. Happy Connect has the most, one for each length of a ribbon. */
export const MOST_SHAPES = 500
/**
 * Bytes of a shape, and so at most half as many JSON values. The longest honest shape lists the 81 cells of a ribbon in
 * Happy Connect.
 */
export const MOST_SHAPE_BYTES = 512

/** Moves of a stored round in turns. They are replayed on the page before it can be continued. */
export const MOST_ROUND_ACTIONS = 20_000
/** Milliseconds for replaying them. */
export const RESUME_DEADLINE_MS = 1000
/** Ticks of a stored round: a whole day. */
export const MOST_ROUND_TICKS = 24 * 3600 * 60

/** Nesting of a stored round, and of a save file. The deepest honest state, of Hex Garden with its undo, has a dozen levels. */
export const MOST_DEPTH = 64

/** Milliseconds for making a level in a worker. The slowest honest one takes six seconds on a slow phone. */
export const LEVEL_DEADLINE_MS = 10_000

/** Characters of one game's save: ten times that of a player with thousands of levels and a long round. */
export const MOST_SAVE_CHARS = 1_000_000
/** Characters of a save file, and of all saves after it was added. Browsers store about five million per origin. */
export const MOST_FILE_CHARS = 4_000_000

/** The last day that data from outside may name: tomorrow, because the sender may live further east. */
export const latestDay = (today: string) =>
  new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10)
