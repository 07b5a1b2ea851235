/** Lists what a cell of the bed can contain. */
export const FLOWERS = ['clover', 'tulip', 'daisy', 'bellflower', 'lily', 'rose', 'sunflower'] as const
export type Flower = (typeof FLOWERS)[number]

/**
 * The other contents of a cell: a bee doubles its line, a can waters all around it, a bud must bloom twice, and a stone
 * keeps its lines from blooming until a flower beside it clears. The first three come with pieces.
 */
export const SPECIALS = ['bee', 'can', 'bud', 'stone'] as const
export const BEE = FLOWERS.length
export const CAN = BEE + 1
export const BUD = BEE + 2
export const STONE = BEE + 3
