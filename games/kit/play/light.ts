/**
 * Lights the picture up, shades its edges, and magnifies or pushes it. Done by elements and the compositor: redrawing the
 * picture would take long, because every sprite would be between pixels.
 */
import { make } from '../paint/elements.ts'
import type { Moment } from '../view.ts'

export interface Light {
  /** With `still` only the edges are shaded. */
  show(moment: Moment, still: boolean): void
}

/** More than three flashes a second can cause seizures. */
const BETWEEN_FLASHES_MS = 400
const FLASH_MS = 350
const FLASH = 0.55
const SHADE_MS = 1200
const MOVE_MS = 420
/** The largest magnification, and the farthest push in CSS pixels. */
const MOST_ZOOM = 1.12
const MOST_KICK = 16
/** Pictures of a push, which goes to and fro on whole pixels. */
const SWINGS = [1, -0.6, 0.35, -0.18, 0.08, 0]

/** Whole pixels of a push at a part of its strength. */
const pushed = (pixels: number, part: number) =>
  Math.round(part * Math.max(-MOST_KICK, Math.min(MOST_KICK, pixels)))

function move({ zoom = 1, at, kick = { x: 0, y: 0 } }: Moment): void {
  const more = Math.min(zoom, MOST_ZOOM) - 1
  const steps = SWINGS.map((part, i) => {
    const scale = 1 + more * (1 - i / (SWINGS.length - 1)) ** 2
    return {
      transform: `translate(${pushed(kick.x, part)}px,${pushed(kick.y, part)}px) scale(${scale})`,
      // A push jumps from pixel to pixel; a magnified picture is between pixels anyway.
      easing: more > 0 ? 'ease-out' : 'steps(1)',
      transformOrigin: at ? `${at.x}px ${at.y}px` : '50% 50%',
    }
  })
  for (const canvas of document.querySelectorAll('main > canvas')) canvas.animate(steps, MOVE_MS)
}

const layer = (name: string) => make('i', { class: `light ${name}`, 'aria-hidden': 'true' })

export function createLight(now = () => performance.now()): Light {
  let flashedAt = -BETWEEN_FLASHES_MS
  let layers: { readonly flash: HTMLElement; readonly shade: HTMLElement } | undefined

  function layersOf() {
    if (layers) return layers
    layers = { flash: layer('flash'), shade: layer('shade') }
    document.querySelector('.hud')?.before(layers.shade, layers.flash)
    return layers
  }

  return {
    show(moment, still) {
      const { flash, shade } = moment
      if (shade) {
        const { shade: edges } = layersOf()
        edges.style.color = shade
        edges.animate([{ opacity: 1 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }], SHADE_MS)
      }
      if (still) return
      if (flash && now() - flashedAt >= BETWEEN_FLASHES_MS) {
        flashedAt = now()
        const { flash: light } = layersOf()
        light.style.color = flash
        light.animate([{ opacity: FLASH }, { opacity: 0 }], { duration: FLASH_MS, easing: 'ease-out' })
      }
      if (moment.zoom || moment.kick) move(moment)
    },
  }
}
