/**
 * What is known of the game in its frame. A frame says nothing about how its loading went: a browser's own error page
 * fires `load` as a game does, and may not be looked into. So only the game's word counts, and time passing without it.
 */
export type FrameLife =
  /** The page's loading bar still hides everything. */
  | 'unseen'
  /** The poster lies behind the frame. A game's own document covers it as soon as it is painted. */
  | 'coming'
  /** Something has loaded, but probably not the game: the poster lies over it. */
  | 'doubted'
  /** The visitor is told, and may try again. */
  | 'late'
  /** The game has said so. Nothing but the frame is left. */
  | 'ready'

export type FrameNews = 'revealed' | 'doubt' | 'overdue' | 'again' | 'ready'

export function nextLife(life: FrameLife, news: FrameNews): FrameLife {
  if (life === 'ready' || news === 'ready') return 'ready'
  switch (news) {
    case 'revealed':
      return life === 'unseen' ? 'coming' : life
    case 'doubt':
      return life === 'late' ? life : 'doubted'
    case 'overdue':
      return 'late'
    case 'again':
      return 'coming'
  }
}

/** Whether what the frame shows is hidden from sight. */
export const isCovered = (life: FrameLife) => life === 'doubted' || life === 'late'

/** Milliseconds without the game's word until the visitor is told. */
export const OVERDUE_AFTER = 8000

/** Milliseconds. */
const SHORTEST_DOUBT = 1000

/**
 * How long a frame that has loaded may stay in sight without the game's word. A refusal is there at once, and is covered
 * while the loading bar still shows. On a slow device loading took long, so the game's script may take long as well, and
 * its opening card must not be covered meanwhile.
 */
export const doubtAfter = (loadingTook: number) =>
  Math.min(OVERDUE_AFTER, Math.max(SHORTEST_DOUBT, 2 * loadingTook))
