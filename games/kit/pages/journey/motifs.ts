/** Draws what grows and is built beside the path. Each is about 40 pixels high, its foot at the origin. */
import { dab, dots, fillPath, halo, polygon, round, strokePath } from '../../paint/brush.ts'
import { BROWN, GREEN, ORANGE, SLATE, YELLOW, type Tone } from '../../paint/palette.ts'
import type { Pen } from '../../paint/sprite.ts'

export type Motif =
  | 'flower'
  | 'bush'
  | 'tree'
  | 'fir'
  | 'crystal'
  | 'rock'
  | 'lantern'
  | 'mushroom'
  | 'lily'
  | 'reed'
  | 'cactus'
  | 'house'

const OUTLINE = '#1d3b2580'

function shadow(pen: Pen, wide: number): void {
  pen.fillStyle = '#0b1f3040'
  dab(pen, 0, 0, wide, wide * 0.3)
}

const petals = (pen: Pen, tone: Tone, x: number, y: number, radius: number): void => {
  const around = [0, 1, 2, 3, 4].map(
    (n) =>
      [
        x + Math.cos(n * 1.257 - 1.57) * radius,
        y + Math.sin(n * 1.257 - 1.57) * radius,
        radius * 0.72,
      ] as const,
  )
  dots(pen, tone.deep, ...around.map(([px, py, r]) => [px, py, r + 1.5] as const))
  dots(pen, tone.true, ...around)
  dots(pen, tone.light, ...around.map(([px, py, r]) => [px - 1, py - 2, r * 0.45] as const))
  dots(pen, YELLOW.deep, [x, y, radius * 0.62])
  dots(pen, YELLOW.true, [x, y, radius * 0.5])
}

export const DRAW: Readonly<Record<Motif, (pen: Pen, tone: Tone) => void>> = {
  flower(pen, tone) {
    shadow(pen, 10)
    strokePath(pen, 'M0 0Q3-12 0-26M0-6Q-10-8-11-15M1-4Q10-5 12-11', GREEN.deep, 3.5)
    petals(pen, tone, 0, -30, 8)
  },
  bush(pen, tone) {
    shadow(pen, 20)
    dots(pen, GREEN.deep, [-11, -9, 11], [11, -9, 11], [0, -16, 14])
    dots(pen, GREEN.true, [-11, -10, 9], [11, -10, 9], [0, -17, 12])
    dots(pen, GREEN.light, [-4, -22, 4], [-14, -14, 3])
    dots(pen, tone.true, [-9, -9, 3], [8, -14, 3], [1, -20, 3], [13, -6, 2.5])
  },
  tree(pen) {
    shadow(pen, 16)
    fillPath(pen, 'M-4 0Q-2-14-5-22h10Q2-14 4 0z', BROWN.deep)
    dots(pen, GREEN.deep, [-11, -28, 12], [11, -28, 12], [0, -40, 15])
    dots(pen, GREEN.true, [-11, -29, 10], [11, -29, 10], [0, -41, 13])
    dots(pen, GREEN.light, [-5, -46, 4.5], [-15, -33, 3.5])
  },
  fir(pen) {
    shadow(pen, 15)
    fillPath(pen, 'M-3 0v-8h6v8z', BROWN.deep)
    fillPath(pen, 'M-17-6L0-26 17-6zM-13-20L0-38 13-20zM-9-33L0-50 9-33z', '#1f6a5a')
    fillPath(
      pen,
      'M-9-15L0-26 9-15Q0-19-9-15zM-7-28L0-38 7-28Q0-31-7-28zM-5-40L0-50 5-40Q0-43-5-40z',
      '#eaf6ff',
    )
  },
  crystal(pen, tone) {
    shadow(pen, 15)
    polygon(pen, tone.deep, [-15, -2, -17, -16, -10, -24, -5, -2])
    polygon(pen, tone.true, [-8, 0, -11, -28, 0, -42, 9, -26, 7, 0])
    polygon(pen, tone.light, [-8, 0, -11, -28, 0, -42, -1, 0])
    polygon(pen, tone.deep, [8, -1, 9, -14, 15, -19, 17, -3])
  },
  rock(pen) {
    shadow(pen, 16)
    fillPath(pen, 'M-17 0Q-18-14-6-18 8-22 15-10 19-3 16 0z', SLATE.deep)
    fillPath(pen, 'M-15-2Q-15-12-5-16 7-19 12-9 8-13 0-10-8-7-15-2z', SLATE.light)
  },
  lantern(pen) {
    pen.fillStyle = halo(pen, 0, -34, 30, ['#ffd97acc', '#ffd97a00'])
    dab(pen, 0, -34, 30)
    strokePath(pen, 'M0 0V-22M-6 0H6', '#14103a', 4)
    fillPath(pen, 'M-8-24h16l3-18h-22z', '#14103a')
    fillPath(pen, 'M-5-27h10l2-12h-14z', ORANGE.light)
    fillPath(pen, 'M-13-42Q0-56 13-42z', '#14103a')
  },
  mushroom(pen, tone) {
    shadow(pen, 11)
    fillPath(pen, 'M-5 0Q-3-10-5-16h10Q3-10 5 0z', '#fff0d6')
    fillPath(pen, 'M-17-14Q-14-32 0-32 14-32 17-14 0-9-17-14z', tone.deep)
    fillPath(pen, 'M-14-17Q-11-30 0-30 11-30 14-17 0-13-14-17z', tone.true)
    dots(pen, '#fff', [-6, -22, 3], [4, -25, 2.6], [8, -19, 2])
  },
  lily(pen, tone) {
    pen.fillStyle = '#0b4a4a66'
    dab(pen, 0, 3, 22, 8)
    fillPath(pen, `${round(0, 0, 21, 9)}M0 0L22-7V2z`, GREEN.deep)
    fillPath(pen, round(-1, -1, 18, 7), GREEN.true)
    for (const [turn, colour] of [
      [-0.9, tone.deep],
      [0.9, tone.deep],
      [-0.45, tone.true],
      [0.45, tone.true],
      [0, tone.light],
    ] as const) {
      pen.fillStyle = colour
      dab(pen, Math.sin(turn) * 9, -9 - Math.cos(turn) * 4, 4.5, 10, turn)
    }
  },
  reed(pen) {
    shadow(pen, 12)
    strokePath(pen, 'M-7 0Q-9-20-13-30M0 0Q1-24 0-42M7 0Q8-16 12-26', GREEN.deep, 3)
    strokePath(pen, 'M0-40V-30M-12-29L-10-22', BROWN.deep, 6)
  },
  cactus(pen, tone) {
    shadow(pen, 15)
    strokePath(pen, 'M0-2V-36M0-12H-12V-24M0-18H12V-30', GREEN.deep, 12)
    strokePath(pen, 'M0-4V-36M0-12H-12V-24M0-18H12V-30', GREEN.true, 8)
    strokePath(pen, 'M-2-8V-34', GREEN.light, 2)
    dots(pen, tone.true, [0, -42, 4], [-12, -28, 3], [12, -34, 3])
  },
  house(pen, tone) {
    shadow(pen, 24)
    fillPath(pen, 'M-18 0v-22h36V0z', '#fff0d6')
    fillPath(pen, 'M8-22h10V0H8z', '#e8cfa5')
    polygon(pen, tone.deep, [-24, -20, 0, -44, 24, -20])
    polygon(pen, tone.true, [-18, -22, 0, -40, 18, -22])
    fillPath(pen, 'M-5 0v-13q5-5 10 0V0z', BROWN.deep)
    fillPath(pen, 'M-14-17h7v7h-7zM8-17h7v7H8z', '#7fc7ff')
    strokePath(pen, 'M-18 0v-22M18 0v-22', OUTLINE, 1.5)
  },
}

/** A wrapped parcel: what is in it is seen when it is opened. */
export function drawParcel(pen: Pen, tone: Tone): void {
  shadow(pen, 18)
  fillPath(pen, 'M-15 0v-19h30V0zM-17-26h34v8h-34z', tone.deep)
  fillPath(pen, 'M-13-2v-16h26v16zM-15-24h30v5h-30z', tone.true)
  fillPath(pen, 'M-3 0v-26h6V0z', '#fff4c2')
  strokePath(pen, 'M0-26Q-13-40-13-30-12-25 0-26M0-26Q13-40 13-30 12-25 0-26', '#fff4c2', 3.5)
}

/** Light around an ornament that was earned with all stars. */
export function drawShine(pen: Pen): void {
  pen.fillStyle = halo(pen, 0, -20, 38, ['#fff3a0e6', '#ffd21f66', '#ffd21f00'])
  dab(pen, 0, -20, 38)
  strokePath(pen, 'M-26-44v8M-30-40h8M26-36v8M22-32h8M20-52v6M17-49h6', '#fffbe0', 2.5)
}
