/** Draws the opponents' faces. */
import { blot, ring } from '../../kit/paint/brush.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Opponent } from '../rules/strength.ts'

interface Face {
  readonly skin: string
  readonly hair: string
  readonly shirt: string
  /** Length of the hair: short, over the ears, or to the shoulders. */
  readonly length: 0 | 1 | 2
  readonly wears?: 'glasses' | 'cap' | 'beard' | 'bow' | 'earrings'
}

const FACES: Readonly<Record<Opponent, Face>> = {
  pip: { skin: '#ffd9b0', hair: '#d9772a', shirt: '#4cb944', length: 0, wears: 'cap' },
  rosa: { skin: '#c98a5e', hair: '#2a1a1a', shirt: '#e0466e', length: 2, wears: 'bow' },
  otto: { skin: '#f6c9a2', hair: '#c9c9d2', shirt: '#3a6b4c', length: 0, wears: 'glasses' },
  ines: { skin: '#e9b184', hair: '#5a2a18', shirt: '#b8264a', length: 2, wears: 'earrings' },
  bruno: { skin: '#8a5a3c', hair: '#1c1414', shirt: '#d9a52a', length: 0, wears: 'beard' },
  mei: { skin: '#ffdfbe', hair: '#16161e', shirt: '#d22cba', length: 1 },
  viktor: { skin: '#f2c6a6', hair: '#6b4a2a', shirt: '#2c3342', length: 0, wears: 'beard' },
  ada: { skin: '#6b4430', hair: '#241812', shirt: '#3d93dd', length: 1, wears: 'glasses' },
}

/** Draws in a circle of radius 10 around the origin. */
export function paintFace(pen: Pen, opponent: Opponent): void {
  const { skin, hair, shirt, length, wears } = FACES[opponent]
  pen.save()
  pen.beginPath()
  pen.arc(0, 0, 10, 0, Math.PI * 2)
  pen.clip()
  blot(pen, '#2a1f52', 0, 0, 10)
  if (length > 0) {
    pen.fillStyle = hair
    pen.beginPath()
    pen.roundRect(-6.6, -7, 13.2, length === 2 ? 17 : 11, 6)
    pen.fill()
  }
  blot(pen, shirt, 0, 14, 8.6)
  pen.fillStyle = skin
  pen.fillRect(-1.8, 3, 3.6, 4.4)
  pen.beginPath()
  pen.ellipse(0, -0.4, 5, 5.9, 0, 0, Math.PI * 2)
  pen.fill()
  if (wears === 'beard') {
    pen.fillStyle = hair
    pen.beginPath()
    pen.ellipse(0, 2.4, 5, 3.4, 0, 0, Math.PI)
    pen.fill()
    blot(pen, skin, 0, 1.4, 2.1)
  }
  // The fringe.
  pen.fillStyle = wears === 'cap' ? shirt : hair
  pen.beginPath()
  pen.ellipse(0, -2.6, 5.6, 4.6, 0, Math.PI, 0)
  pen.quadraticCurveTo(1, wears === 'cap' ? -2.6 : -4.4, -5.6, -2.6)
  pen.fill()
  if (wears === 'cap') {
    pen.beginPath()
    pen.roundRect(-7.4, -3.4, 9, 1.5, 0.7)
    pen.fill()
  }
  for (const side of [-2, 2]) blot(pen, '#201428', side, -0.4, 0.75)
  pen.lineWidth = 0.7
  pen.lineCap = 'round'
  pen.strokeStyle = '#8a3328'
  pen.beginPath()
  pen.arc(0, 1.6, 1.9, 0.35, Math.PI - 0.35)
  pen.stroke()
  if (wears === 'glasses') for (const side of [-2.1, 2.1]) ring(pen, '#fff', side, -0.4, 1.6, 0.55)
  if (wears === 'earrings') for (const side of [-5, 5]) blot(pen, '#ffe27a', side, 1.6, 0.9)
  if (wears === 'bow') for (const side of [3.4, 5.6]) blot(pen, '#ff7fa4', side, -6, 1.5)
  pen.restore()
  ring(pen, '#ffe27a', 0, 0, 9.6, 0.8)
}
