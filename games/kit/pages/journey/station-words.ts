/** Describes what waits at a station, for screen readers. Pure. */
import type { Gifts } from './gifts.ts'
import type { Scene } from './scenes.ts'

const PARCELS = {
  closed: () => 'gift',
  open: (scene: Scene) => `gift opened: ${scene.ornament}`,
  golden: (scene: Scene) => `gift opened: ${scene.ornament}, golden`,
} as const

/** 'Level 24: Twin rivers, 2 of 3 stars, new: Mud, gift'. `state` is the stars, or 'locked'. */
export function stationWords(gifts: Gifts, level: number, state: string, scene: Scene): string {
  const [look, element, parcel] = [gifts.lookAt(level), gifts.elementAt(level), gifts.parcelAt(level)]
  const title = gifts.titleAt(level)
  return [
    `Level ${level}${title ? `: ${title}` : ''}`,
    state,
    element && `new: ${element.title}`,
    look && `${gifts.isUnlocked(level) ? 'gift opened' : 'gift'}: ${look.name} look`,
    !look && parcel && PARCELS[parcel](scene),
  ]
    .filter(Boolean)
    .join(', ')
}
