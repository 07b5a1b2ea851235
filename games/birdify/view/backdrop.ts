/** Draws everything behind the canes: sky, hills, greenhouse, hedges and lamps. */
import { dab } from '../../kit/paint/brush.ts'
import { stamp, stampOnPixels, type Bake } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { along, scattered, type GroundView, type Weather } from './ground.ts'
import type { Light } from './hours.ts'
import { greenhouseSprite, lampSprite, lightSprite } from './plants.ts'
import { createSky } from './sky.ts'

const TAU = Math.PI * 2
/** CSS pixels between two points of a ridge. */
const STEP = 20

export function createBackdrop(stage: Stage, bake: Bake) {
  const { pen } = stage
  const sky = createSky(stage, bake)

  function drawRidge(
    ground: GroundView,
    pace: number,
    period: number,
    base: number,
    swell: number,
    colour: string,
  ): void {
    const { unit, y } = ground
    const start = ground.left * pace
    pen.fillStyle = colour
    pen.beginPath()
    pen.moveTo(0, y)
    for (let x = 0; x <= stage.width + STEP; x += STEP) {
      const angle = ((start + x / unit) / period) * TAU
      pen.lineTo(x, y - (base + Math.sin(angle) * swell + Math.sin(angle * 2.7 + 1) * swell * 0.4) * unit)
    }
    pen.lineTo(stage.width + STEP, y)
    pen.fill()
  }

  function drawGarden(ground: GroundView, light: Light): void {
    const { unit, y } = ground
    drawRidge(ground, 0.1, 620, 150, 34, light.far)
    drawRidge(ground, 0.22, 460, 92, 22, light.near)
    along(stage, ground, 0.32, 900, 200, (x) => {
      const house = greenhouseSprite(bake, 190 * unit)
      stampOnPixels(pen, house, x, y - 24 * unit - house.height / 2)
      if (light.dark > 0.05) {
        pen.globalAlpha = light.dark * 0.75
        stamp(pen, lightSprite(bake, 90 * unit), x, y - 66 * unit, 1.5, 1)
        pen.globalAlpha = 1
      }
    })
    pen.fillStyle = light.hedge
    along(stage, ground, 0.5, 46, 60, (x, n) => dab(pen, x, y - 6 * unit, (26 + scattered(n) * 16) * unit))
    along(stage, ground, 0.5, 420, 160, (x) => {
      const lamp = lampSprite(bake, 130 * unit)
      stampOnPixels(pen, lamp, x, y - lamp.height / 2 + 4 * unit)
      if (light.dark < 0.05) return
      pen.globalAlpha = light.dark
      stampOnPixels(pen, lightSprite(bake, 90 * unit), x, y - 100 * unit)
      pen.globalAlpha = 1
    })
  }

  return {
    draw(ground: GroundView, weather: Weather, light: Light): void {
      const distant = weather.still ? { ...ground, left: 0 } : ground
      sky.draw(ground, distant, weather, light)
      drawGarden(distant, light)
    },
  }
}
