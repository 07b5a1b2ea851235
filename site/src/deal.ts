/** The minimum distance between two cards of the same game. */
const APART = 10

/**
 * Deals cards like a deck: every game once, in random order. When the deck runs out it is shuffled again,
 * and recently dealt games are held back.
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
    // The order of the remaining cards does not matter, so the last one may fill the gap.
    deck[at] = deck[deck.length - 1] as T
    deck.pop()
  }
  return dealt
}

/** The index of a random card that was not dealt recently. There always is one. */
function freeCard<T>(deck: readonly T[], recent: readonly T[], random: () => number): number {
  for (;;) {
    const at = Math.floor(random() * deck.length)
    if (!recent.includes(deck[at] as T)) return at
  }
}
