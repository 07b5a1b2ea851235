/** Builds the few meshes in use: points with normals, and triangles. */
export interface Mesh {
  /** x, y, z and normal x, y, z of each point. */
  readonly points: readonly number[]
  readonly triangles: readonly number[]
}

type Shape = (u: number, v: number) => readonly number[]

/** Builds a grid of cells, shaped by `shape`. */
function sheet(columns: number, rows: number, shape: Shape): Mesh {
  const points: number[] = []
  const triangles: number[] = []
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) points.push(...shape(column / columns, row / rows))
  }
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const i = row * (columns + 1) + column
      const below = i + columns + 1
      triangles.push(i, i + 1, below, below, i + 1, below + 1)
    }
  }
  return { points, triangles }
}

function join(parts: readonly Mesh[]): Mesh {
  const points: number[] = []
  const triangles: number[] = []
  for (const part of parts) {
    const first = points.length / 6
    points.push(...part.points)
    triangles.push(...part.triangles.map((i) => i + first))
  }
  return { points, triangles }
}

/** Around the tube from 0 to 1 and along it between two distances in metres, with finer steps nearby. */
export const pipe = (from: number, to: number, columns: number, rows: number) =>
  sheet(columns, rows, (u, v) => [u, from + (to - from) * v ** 1.7, 0, 0, 0, 1])

/** Around the tube and along it, both from 0 to 1. */
export const flat = (columns: number, rows: number) => sheet(columns, rows, (u, v) => [u, v, 0, 0, 0, 1])

/** From -1 to 1 in both dimensions. */
export const square = () => sheet(1, 1, (u, v) => [u * 2 - 1, v * 2 - 1, 0, 0, 0, 1])

/**
 * A block from 0 to 1 in each dimension: around the tube, outwards, along it. Omits the outer face, which lies on the
 * wall. `round` is the number of its steps around the tube.
 */
export function block(round: number): Mesh {
  return join([
    sheet(round, 2, (u, v) => [u, v, 0, 0, 0, 1]),
    sheet(round, 1, (u, v) => [u, v, 1, 0, 0, -1]),
    sheet(round, 1, (u, v) => [u, 0, v, 0, -1, 0]),
    sheet(1, 1, (u, v) => [0, u, v, -1, 0, 0]),
    sheet(1, 1, (u, v) => [1, u, v, 1, 0, 0]),
  ])
}

export function sphere(): Mesh {
  return sheet(28, 18, (u, v) => {
    const [round, down] = [u * Math.PI * 2, v * Math.PI]
    const point = [Math.sin(down) * Math.sin(round), Math.cos(down), Math.sin(down) * Math.cos(round)]
    return [...point, ...point]
  })
}

function corner(i: number, r: number, y: number): number[] {
  return [Math.sin((i * Math.PI) / 3) * r, y, Math.cos((i * Math.PI) / 3) * r]
}

/** A cut stone: a six-sided table over a point. Its facets are flat; the shader derives their normals. */
export function gem(): Mesh {
  const points: number[] = []
  const triangles: number[] = []
  for (let i = 0; i < 6; i++) {
    const [girdle, next] = [corner(i, 0.8, 0.2), corner(i + 1, 0.8, 0.2)]
    const [table, after] = [corner(i, 0.45, 0.62), corner(i + 1, 0.45, 0.62)]
    for (const point of [girdle, next, table, after, corner(0, 0, -0.95), corner(0, 0, 0.62)]) {
      points.push(...point, 0, 0, 0)
    }
    triangles.push(...[0, 1, 4, 0, 1, 2, 1, 3, 2, 2, 3, 5].map((k) => k + i * 6))
  }
  return { points, triangles }
}
