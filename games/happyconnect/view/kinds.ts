/** Draws the kinds of friends, each with its own colour and shape. The ribbon shows the shape as well. */
import { pathOf } from '../../kit/paint/brush.ts'
import { box, disc } from '../../kit/paint/glossy.ts'
import {
  BLUE,
  BROWN,
  GREEN,
  ORANGE,
  PINK,
  RED,
  SLATE,
  TEAL,
  VIOLET,
  YELLOW,
  type Tone,
} from '../../kit/paint/palette.ts'
import { kindNameOf, type KindName } from '../rules/kinds.ts'

export interface FriendKind {
  readonly name: KindName
  readonly tone: Tone
  /** The outline of a body about as wide and high as a disc of this radius. */
  body(radius: number): Path2D
  /** Lines on the body, in hundredths of the radius. */
  readonly mark?: string
}

export const heart = (radius: number) =>
  pathOf('M0 102C-150 10-115-95-55-95C-25-95-8-80 0-62C8-80 25-95 55-95C115-95 150 10 0 102', radius)

const drop = (radius: number) =>
  pathOf('M0-132C20-75 86-20 86 26C86 76 48 104 0 104C-48 104-86 76-86 26C-86-20-20-75 0-132', radius)

const KINDS: Readonly<Record<KindName, Omit<FriendKind, 'name'>>> = {
  ball: { tone: RED, body: disc, mark: 'M-92-30Q0-66 92-30M-92 42Q0 78 92 42' },
  box: {
    tone: BLUE,
    body: (radius) => box(radius * 1.84, radius * 1.84, radius * 0.22),
    mark: 'M-62-90V90M62-90V90',
  },
  clover: { tone: GREEN, body: (radius) => wavy(radius * 1.16, 4, 0.24, Math.PI / 4) },
  star: { tone: VIOLET, body: (radius) => wavy(radius * 1.06, 5, 0.16) },
  cat: { tone: ORANGE, body: (radius) => eared(radius, true), mark: 'M0-86V-46M-30-80L-22-46M30-80L22-46' },
  heart: { tone: PINK, body: heart },
  drop: { tone: TEAL, body: drop },
  sun: { tone: YELLOW, body: (radius) => wavy(radius * 1.1, 9, 0.12) },
  bear: { tone: BROWN, body: (radius) => eared(radius, false) },
  gem: {
    tone: SLATE,
    body: (radius) => pathOf('M-52-86H52L108-14 0 106-108-14z', radius),
    mark: 'M-104-14H104M-52-84L-30-14L0 100L30-14L52-84',
  },
}

export function kindOf(level: number, pair: number): FriendKind {
  const name = kindNameOf(level, pair)
  return { name, ...KINDS[name] }
}

/** A disc with soft points, one of them at the top. */
function wavy(radius: number, points: number, depth: number, turn = 0): Path2D {
  const path = new Path2D()
  for (let i = 0; i < 72; i++) {
    const angle = (i / 72) * Math.PI * 2
    const reach = radius * (1 - depth + depth * Math.cos(angle * points))
    path.lineTo(Math.sin(angle + turn) * reach, -Math.cos(angle + turn) * reach)
  }
  path.closePath()
  return path
}

/** A round head with pointed or round ears, as one outline. */
function eared(radius: number, pointed: boolean): Path2D {
  const path = new Path2D()
  const on = (angle: number, reach = 0.94) =>
    [Math.sin(angle) * reach * radius, -Math.cos(angle) * reach * radius] as const
  path.moveTo(...on(-0.2))
  path.lineTo(...on(0.2))
  for (const side of [1, -1]) {
    const [inner, tip, outer] = side > 0 ? [0.22, 0.62, 1.02] : [-1.02, -0.62, -0.22]
    path.lineTo(...on(inner))
    if (pointed) path.lineTo(...on(tip, 1.6))
    else path.arc(...on(tip, 1), radius * 0.36, tip - Math.PI * 1.02, tip + Math.PI * 0.02)
    path.lineTo(...on(outer))
    if (side > 0) path.arc(0, 0, radius * 0.94, outer - Math.PI / 2, Math.PI * 1.5 - outer)
  }
  path.closePath()
  return path
}
