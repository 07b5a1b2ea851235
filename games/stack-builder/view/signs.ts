/** Defines the signs on the walls of slabs that do something. Each has a shape of its own, in a box of 100 units. */

export interface Sign {
  /** Lines and curves around the origin. */
  readonly path: string
  readonly fill: string
  readonly edge: string
}

/** A keystone, with an arrow to each side: the tower grows wider in every direction. */
export const WEDGE: Sign = {
  path: 'M-26-34h52l-11 68h-30zM-44-17v34l-30-17zM44-17v34l30-17z',
  fill: '#ffd23f',
  edge: '#7a4a10',
}

/** A leaf between two arrows: the tower grows wider along the slab's course. */
export const ARROWS: Sign = {
  path: 'M0-40C34-22 34 18 0 42C-34 18-34-22 0-40zM-44-19v38l-34-19zM44-19v38l34-19z',
  fill: '#f4ffd8',
  edge: '#1d6b33',
}

/** A cut stone, one on each of its three storeys. */
export const GEM: Sign = {
  path: 'M-30-32h60l24 26l-54 44l-54-44z',
  fill: '#ffe27a',
  edge: '#4a1a86',
}
