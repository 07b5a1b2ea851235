/** The slab above the tower: which one comes next, and how it moves over a tower that sways in the wind. */
import { chance } from '../../kit/rules/chance.ts'
import { sine, TURN } from '../../kit/rules/trig.ts'
import { isNewIn, oftenAt, SLAB, speedAt, swayAt, zoneAt, ZONES, type Kind } from './curve.ts'
import type { Slider } from './state.ts'

/** Ticks in which the tower sways to and fro. */
const SWING = 220
/** Slabs that come straight across are slower: they can be cut on two sides. */
const ACROSS_PACE = 0.8
/** From this zone on a slab can be several things at once. */
const MIXED = 6

/** The slab after this many storeys; `before` are those that there were when the last one came. */
export function nextSlider(
  before: number,
  storeys: number,
  cursor: number,
): { slider: Slider; cursor: number } {
  const deal = chance(cursor)
  const storey = storeys + 1
  const zone = zoneAt(storeys)
  const isFirst = before < (ZONES[zone]?.from ?? 0)
  // The first slab of a zone is what is new there, and nothing else.
  const isDealt = (kind: Kind) => (isFirst ? isNewIn(kind, zone) : deal.int(100) < oftenAt(kind, storey))
  const near = storey >= SLAB.sameSide && deal.int(2) === 1
  const uneven = storey >= SLAB.unevenFrom ? deal.int(SLAB.uneven * 2 + 1) - SLAB.uneven : 0
  const across = isDealt('across')
  const rushing = isDealt('rushing') && (!across || zone >= MIXED)
  const ice = isDealt('ice') && (zone >= MIXED || !(across || rushing))
  const keystone = isDealt('keystone') && !across && !rushing && !ice
  return {
    slider: {
      course: across ? 2 : storey % 2 ? 0 : 1,
      off: near ? SLAB.reach : -SLAB.reach,
      way: near ? -1 : 1,
      speed: Math.round((speedAt(storey) + uneven) * (across ? ACROSS_PACE : 1)),
      keystone,
      rushing,
      ice,
      slid: 0,
    },
    cursor: deal.cursor,
  }
}

/** Grains by which the top of a tower of this height is bent to the right of the picture. */
export const swayOf = (storeys: number, tick: number) =>
  Math.round(swayAt(storeys) * sine((tick / SWING) * TURN))

/** How fast a slab is at this place: one that rushes is slow where it turns and fast over the tower. */
const paceOf = ({ off, speed, rushing }: Slider) =>
  rushing ? Math.round(speed * (1.1 - 0.8 * (off / SLAB.reach) * (off / SLAB.reach))) : speed

/** A tick later, while the tower has moved this far to the right: what is left of a step where it turns is moved back. */
export function slide(slider: Slider, swayed: number): Slider {
  const { course, off, way } = slider
  const slid = slider.slid + 1
  const to = off + way * paceOf(slider) + (course === 1 ? swayed : -swayed)
  const over = Math.abs(to) - SLAB.reach
  if (over <= 0) return { ...slider, slid, off: to }
  const side = to > 0 ? 1 : -1
  return { ...slider, slid, off: side * (SLAB.reach - over), way: side > 0 ? -1 : 1 }
}
