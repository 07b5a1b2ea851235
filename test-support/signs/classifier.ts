/**
 * Tells drawings apart by the pattern of their lightness: what is light and what is dark where. Hue is gone before, and the
 * mean is removed as well, because a lighter or darker screen must not decide.
 */

/** Square pictures of lightness, with a border of `BORDER` pixels around the piece. */
export type Lightness = Float32Array

export const BORDER = 3

const sideOf = ({ length }: Lightness) => Math.round(Math.sqrt(length))

/** What the eye resolves of such small pictures: a pixel mixed with its neighbours. */
export function blurred(picture: Lightness): Lightness {
  const side = sideOf(picture)
  const pass = (from: Lightness, step: number) =>
    from.map((value, i) => (2 * value + (from[i - step] ?? value) + (from[i + step] ?? value)) / 4)
  return pass(pass(picture, 1), side)
}

/** The pixels of the piece's disc, by the side of the picture. */
const discs = new Map<number, Uint32Array>()

function discOf(side: number): Uint32Array {
  const known = discs.get(side)
  if (known) return known
  const middle = (side - 1) / 2
  const reach = (side / 2 - BORDER + 1) ** 2
  const inside = Array.from({ length: side * side }, (_, i) => i).filter(
    (i) => ((i % side) - middle) ** 2 + (Math.floor(i / side) - middle) ** 2 <= reach,
  )
  const disc = Uint32Array.from(inside)
  discs.set(side, disc)
  return disc
}

/** Root mean square difference of two patterns, in units of lightness, within the disc of the piece. */
function difference(one: Lightness, other: Lightness): number {
  const disc = discOf(sideOf(one))
  let [sum, squares] = [0, 0]
  for (const i of disc) {
    const by = (one[i] as number) - (other[i] as number)
    sum += by
    squares += by * by
  }
  const mean = sum / disc.length
  return Math.sqrt(Math.max(0, squares / disc.length - mean * mean))
}

/** A piece's plain drawing, at several offsets between pixels. */
export type Template = readonly Lightness[]

/** The difference where the two match best. */
const differenceOf = (drawing: Lightness, template: Template): number =>
  Math.min(...template.map((plain) => difference(drawing, plain)))

export interface Verdict {
  readonly name: string
  /** The template that is nearest, apart from the piece's own. */
  readonly rival: string
  /** How much nearer its own template is than the rival's. A mistake if it is not positive. */
  readonly margin: number
}

/** Compares a drawing of the piece `name` with the templates of all pieces. */
export function judge(name: string, drawing: Lightness, templates: ReadonlyMap<string, Template>): Verdict {
  const own = templates.get(name)
  if (!own) throw new Error(`There is no template of ${name}.`)
  let [rival, nearest] = ['', Infinity]
  for (const [other, template] of templates) {
    const distance = other === name ? Infinity : differenceOf(drawing, template)
    if (distance < nearest) [rival, nearest] = [other, distance]
  }
  return { name, rival, margin: nearest - differenceOf(drawing, own) }
}
