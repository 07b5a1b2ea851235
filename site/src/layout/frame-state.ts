/**
 * The state of a game's frame. A frame does not reveal whether loading succeeded: the browser's own error page fires
 * `load` too, and cannot be inspected. So only the game's `ready` message counts, or its absence.
 */
export type FrameState =
  /** Hidden behind the page's loading bar. */
  | 'unseen'
  /** The poster is behind the frame. The game covers it as soon as it is painted. */
  | 'coming'
  /** Something has loaded, but probably not the game: the poster covers it. */
  | 'doubted'
  /** The poster shows a message and a retry button. */
  | 'late'
  /** The game has sent `ready`. The poster is gone. */
  | 'ready'

export type FrameEvent = 'revealed' | 'doubt' | 'overdue' | 'again' | 'ready'

export function nextFrameState(state: FrameState, news: FrameEvent): FrameState {
  if (state === 'ready' || news === 'ready') return 'ready'
  switch (news) {
    case 'revealed':
      return state === 'unseen' ? 'coming' : state
    case 'doubt':
      return state === 'late' ? state : 'doubted'
    case 'overdue':
      return 'late'
    case 'again':
      return 'coming'
  }
}

/** Whether the poster covers the frame. */
export const isCovered = (state: FrameState) => state === 'doubted' || state === 'late'

/** Milliseconds without `ready` until the message shows. */
export const OVERDUE_AFTER = 8000

/** Milliseconds. */
const SHORTEST_DOUBT = 1000

/**
 * How long a loaded frame may stay visible without `ready`, in ms. A refused connection "loads" at once and is covered
 * while the loading bar still shows. If loading took long, so may the game's script, and its opening card must stay
 * visible meanwhile.
 */
export const doubtAfter = (loadingTook: number) =>
  Math.min(OVERDUE_AFTER, Math.max(SHORTEST_DOUBT, 2 * loadingTook))
