/** Twins stand at least this many cards apart. */
const APART = 10

/**
 * Deals cards as from a deck: every game once in random order; when the deck runs out it is shuffled
 * again, and a game among the last ten cards has to wait.
 */
export function deal<T>(games: readonly T[], count: number, random: () => number): T[] {
  const dealt: T[] = []
  if (games.length === 0) return dealt
  const apart = Math.min(APART, games.length - 1)
  let deck: T[] = []
  while (dealt.length < count) {
    if (deck.length === 0) deck = [...games]
    const recent = apart > 0 ? dealt.slice(-apart) : []
    const at = freeCard(deck, recent, random)
    dealt.push(deck[at] as T)
    // The order of what is left does not matter, so the last card may fill the hole.
    deck[at] = deck[deck.length - 1] as T
    deck.pop()
  }
  return dealt
}

/** A random place in the deck whose game is not among the recent ones; there always is one. */
function freeCard<T>(deck: readonly T[], recent: readonly T[], random: () => number): number {
  for (;;) {
    const at = Math.floor(random() * deck.length)
    if (!recent.includes(deck[at] as T)) return at
  }
}
