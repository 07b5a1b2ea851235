/**
 * How much nearer a piece must be to its own template than to any other, in units of lightness. A drawing half a pixel
 * beside its template is 1 to 2 off; below 1, two signs differ by less than the grid of pixels.
 */
export const LEAST_MARGIN = 1
export const LEAST_STRONG_MARGIN = 2
