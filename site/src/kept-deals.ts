/** Keeps the cards of a page in its history entry, so that Back shows the same ones. Imported by the inline script. */

/** The kept deal of the current entry, if the grid has as many places and all its games are still in the catalogue. */
export function keptDeal<Card>(
  count: number,
  cardOf: (slug: string) => Card | undefined,
): readonly Card[] | undefined {
  const { deal } = (history.state ?? {}) as { deal?: unknown }
  const cards = String(deal).split(',').map(cardOf)
  return cards.length === count && cards.every((card) => card !== undefined) ? cards : undefined
}

/** The router keeps unknown fields of an entry's state. */
export const keepDeal = (slugs: readonly string[]) =>
  history.replaceState({ ...(history.state as object | null), deal: slugs.join() }, '')
