/** Draws the meters beside Mo: the bag of seeds, and the streak as a flower that unfolds. */
import { blot, pathOf, strokePath } from '../../kit/paint/brush.ts'
import { disc, glossy } from '../../kit/paint/glossy.ts'
import { letter } from '../../kit/paint/lettering.ts'
import { YELLOW } from '../../kit/paint/palette.ts'
import { stamp, type Bake } from '../../kit/paint/sprite.ts'
import { seedsLeft, type State } from '../rules.ts'
import type { Layout } from './layout.ts'
import type { Palette } from './looks.ts'

/** Petals of the flower; a longer streak shows only as a number. */
const PETALS = 5
const FEW = 4
const EDGE = '#43220a'

export function drawMeters(
  pen: CanvasRenderingContext2D,
  bake: Bake,
  { unit, muzzle }: Layout,
  { wood, band }: Palette,
  state: State,
): void {
  const y = muzzle.y + unit * 1.3
  const bag = bake('bag', unit * 1.6, unit * 1.8, (pen) => {
    const sack = pathOf(
      'M-22-58Q-12-40-20-30Q-54 4-46 36Q-30 54 0 53Q30 54 46 36Q54 4 20-30Q12-40 22-58z',
      unit,
    )
    glossy(pen, sack, unit * 0.52, wood, { shadow: 0.5, shine: 0.5 })
    strokePath(pen, pathOf('M-19-32Q0-24 19-32', unit), band, unit * 0.09)
  })
  const left = seedsLeft(state)
  const x = muzzle.x + unit * 4.25
  stamp(pen, bag, x, y)
  const fill = left < FEW ? '#ffe27a' : '#fff'
  letter(pen, `${left}`, x, y + unit * 0.12, unit * 0.48, { fill, edge: EDGE })
  const petal = bake('petal', unit * 0.8, unit * 0.8, (pen) =>
    glossy(pen, disc(unit * 0.2), unit * 0.2, YELLOW, { shadow: 0.4 }),
  )
  const middle = muzzle.x - unit * 3.2
  for (let i = 0; i < PETALS; i++) {
    const angle = (i / PETALS) * Math.PI * 2 - Math.PI / 2
    const [px, py] = [middle + Math.cos(angle) * unit * 0.42, y + Math.sin(angle) * unit * 0.42]
    if (i < state.streak) stamp(pen, petal, px, py)
    else blot(pen, 'rgba(255,255,255,.25)', px, py, unit * 0.17)
  }
  if (state.streak) letter(pen, `×${state.streak}`, middle, y, unit * 0.48, { fill: '#fff', edge: EDGE })
}
