/** The wet stone floor and the beds in it. */
import { chance } from '../kit/chance.ts'
import { star } from '../kit/glossy.ts'
import type { Pen } from '../kit/sprite.ts'
import { dab, fill, line, shade } from './brush.ts'

const STONES = ['#f0dfbd', '#ead6b0', '#f5e7c9', '#e6d1aa'] as const

/** One stone around the origin, in units of a tile; neighbours differ a little. */
export function drawStone(pen: Pen, place: number, chequer: boolean): void {
  const dice = chance(place * 31 + 7)
  fill(pen, 'M-50-50H50V50H-50z', '#b99a68')
  pen.save()
  pen.beginPath()
  pen.roundRect(-48, -48, 96, 96, 9)
  pen.clip()
  fill(pen, 'M-50-50H50V50H-50z', chequer ? dice.pick(STONES) : '#e0caa0')
  fill(
    pen,
    'M-50-50H50V50H-50z',
    shade(pen, [-40, -50], [40, 50], 'rgba(255,255,255,.4)', 'rgba(255,255,255,0)', 'rgba(70,60,120,.12)'),
  )
  if (dice.int(3) === 0)
    puddle(pen, dice.fraction() * 30 - 15, dice.fraction() * 30 - 15, 24 + dice.fraction() * 12)
  for (let i = 0; i < 3; i++)
    dab(
      pen,
      'rgba(120,80,30,.16)',
      dice.fraction() * 80 - 40,
      dice.fraction() * 80 - 40,
      2 + dice.fraction() * 3,
    )
  line(pen, 'M-44-45H44', 'rgba(255,255,255,.6)', 3)
  pen.restore()
}

/** Water lies in it, and the sky in the water. */
function puddle(pen: Pen, x: number, y: number, size: number): void {
  dab(pen, 'rgba(60,150,150,.22)', x, y, size, size * 0.55)
  dab(pen, 'rgba(170,240,225,.55)', x, y - 1.5, size * 0.92, size * 0.46)
  dab(pen, 'rgba(255,255,255,.6)', x - size * 0.3, y - size * 0.16, size * 0.34, size * 0.1, -0.2)
}

/** Earth in a frame, with a star to aim for. */
export function drawBed(pen: Pen): void {
  pen.beginPath()
  pen.roundRect(-42, -42, 84, 84, 14)
  pen.fillStyle = shade(pen, [0, -42], [0, 42], '#c98a4c', '#8a5528')
  pen.fill()
  line(pen, 'M-32-38.5H32', 'rgba(255,240,210,.7)', 3)
  pen.beginPath()
  pen.roundRect(-33, -33, 66, 66, 9)
  pen.fillStyle = shade(pen, [0, -33], [0, 33], '#46260f', '#7a4a26')
  pen.fill()
  for (const y of [-20, -3, 14]) {
    line(pen, `M-24 ${y}q6-5 12 0t12 0 12 0 12 0`, 'rgba(255,214,160,.2)', 3.5)
  }
  dab(pen, 'rgba(30,10,0,.35)', 0, 4, 17, 14)
  pen.strokeStyle = '#8a5a00'
  pen.lineWidth = 5
  pen.lineJoin = 'round'
  const mark = star(18, 5, 0.5)
  pen.stroke(mark)
  pen.fillStyle = '#ffd94a'
  pen.fill(mark)
}
