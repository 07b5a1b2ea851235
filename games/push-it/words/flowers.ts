/** Names the flower of each pot. */

/** In the order of the pots. */
const FLOWERS = ['rose', 'cornflower', 'sunflower', 'poppy', 'violet', 'marigold'] as const
export type Flower = (typeof FLOWERS)[number]

export const flowerOf = (pot: number): Flower => FLOWERS[pot % FLOWERS.length] ?? 'rose'
