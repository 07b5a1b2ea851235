/** Draws a frame, from the sky behind the tree to the leaves in front of it. */
import { glow } from '../../kit/paint/backdrop.ts'
import { mix } from '../../kit/paint/easing.ts'
import { stamp, type Bake } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Box, Frame } from '../../kit/view.ts'
import { centreOf, isFever } from '../rules/chain.ts'
import { isFalling } from '../rules/flight.ts'
import { withGolden } from '../rules/nests.ts'
import { isReady, type Climb, type Leap } from '../rules.ts'
import { drawAfar } from './afar.ts'
import { drawAim, hasAimAid } from './aim.ts'
import { drawCrows, drawWind } from './air.ts'
import { createSky, drawNear } from './backdrop.ts'
import { drawHen } from './birds.ts'
import type { Effects } from './effects.ts'
import { drawEgg, type Pose } from './egg.ts'
import { drawFamily } from './family.ts'
import { createGhost } from './ghost.ts'
import { drawHud } from './hud.ts'
import { late } from './late.ts'
import type { Lens } from './lens.ts'
import { paletteOf, type Palette } from './looks.ts'
import { drawOrchard, drawRoots } from './orchard.ts'
import { dipOf, poseEgg, SIZE, type PoseMemory } from './pose.ts'
import type { Ribbon } from './ribbon.ts'
import { lightAt } from './skies.ts'
import {
  drawBoughs,
  drawCentre,
  drawNestBack,
  drawNestFront,
  drawRing,
  drawSeeds,
  drawTrunk,
  placeNest,
} from './tree.ts'

interface Scene {
  begin(): void
  draw(frame: Frame<Climb, Leap>, lens: Lens, memory: PoseMemory): void
  /** The egg, as last drawn. */
  figure(): readonly Box[]
}

/** The box around an egg, whose foot is at its pose. */
const boxOf = ({ x, y, size }: Pose): Box => ({
  x: x - size,
  y: y - size * 2.5,
  width: size * 2,
  height: size * 2.6,
})

export function createScene(stage: Stage, bake: Bake, effects: () => Effects | undefined): Scene {
  const { pen } = stage
  const ghost = createGhost(pen, bake)
  const drawSky = createSky(stage, bake)
  let egg: readonly Box[] = []
  let ribbon: Ribbon | undefined

  /** Draws the nests, the egg in or above them, crows, particles and the rescue. */
  function drawClimb(frame: Frame<Climb, Leap>, palette: Palette, lens: Lens, memory: PoseMemory): void {
    const { before, state, since, delta, time, still } = frame
    const part = state.eggs === 0 ? 1 : Math.min(1, since * 60)
    const tick = mix(before.tick, state.tick, part)
    const placed = state.nests.flatMap(withGolden).map((nest) => ({
      nest,
      place: placeNest(lens, nest, tick, still ? 0 : dipOf(memory, nest.id, state), still ? 0 : time),
    }))
    const seat = placed.find(({ nest }) => nest.id === state.at)
    const pose = seat && poseEgg(frame, lens, memory, seat.place, part)
    const rising = state.flight !== null && !isFalling(state.flight)
    const wind = still ? 0 : time
    // Only the wind at the egg's nest and the next two matters.
    for (const { nest } of placed)
      if (nest.wind && nest.id >= state.at && nest.id < state.at + 3)
        drawWind(pen, bake, lens, nest, tick, wind)
    // A rising egg passes behind the nests above; a falling one drops into them.
    const behind = placed.filter(({ nest }) => !rising || nest.id <= state.at)
    for (const { nest, place } of behind) drawNestBack(pen, bake, lens, nest, place)
    ghost.draw(frame, palette, lens, tick, part)
    egg = pose ? [boxOf(pose)] : []
    if (pose) {
      if (isFever(state)) drawHeat(lens, pose, delta, time, still)
      drawEgg(pen, bake, palette, pose)
    }
    for (const { nest, place } of placed) {
      if (rising && nest.id > state.at) drawNestBack(pen, bake, lens, nest, place)
      // Petals never hide a sitting egg.
      const sits = nest.id === state.at && !state.flight
      drawNestFront(pen, bake, lens, nest, sits ? { ...place, shut: 0 } : place)
      if (isFever(state) && nest.id > state.at) drawCentre(pen, lens, place, centreOf(state, nest))
    }
    if (seat && memory.centred && !state.flight) drawRing(pen, lens, seat.place, memory.landed)
    drawCrows(pen, bake, lens, state, tick, wind)
    if (isReady(state) && frame.playing && seat && hasAimAid(seat.nest)) drawAim(pen, lens, seat.nest, tick)
    effects()?.drawBits(lens, delta, still)
    if (seat) late.drawRescue?.(pen, bake, palette, lens, frame, memory, seat.place, { drawEgg, drawHen })
  }

  /** Draws the glow and the sparks of a fever. */
  function drawHeat(lens: Lens, { x, y, size }: Pose, delta: number, time: number, still: boolean): void {
    const heat = bake('heat', size * 6, size * 6, (pen) => glow(pen, 0, 0, size * 2.8, '255,214,90', 1))
    stamp(pen, heat, x, y - size, still ? 1 : 1 + Math.sin(time * 10) * 0.08)
    // Independent of the frame rate.
    if (Math.random() > delta * 25 || still) return
    effects()?.spark(lens, { x: (x - lens.x(0)) / lens.unit, y: (lens.y(0) - y) / lens.unit + SIZE })
  }

  return {
    begin: () => ribbon?.begin(),
    figure: () => egg,
    draw(frame, lens, memory) {
      const { state, time, delta, still, playing } = frame
      const wind = still ? 0 : time
      const light = lightAt(lens.camera)
      const palette = paletteOf(stage.look)
      pen.save()
      stage.scenery(() => drawSky(lens, light, wind))
      effects()?.jolt(delta, still)
      stage.scenery(() => {
        drawAfar(pen, bake, palette, lens, wind)
        drawOrchard(pen, bake, palette, lens)
        drawTrunk(pen, bake, lens, light)
        drawRoots(pen, bake, lens)
        late.drawSigns?.(pen, bake, lens)
        drawBoughs(pen, bake, palette, lens, state.nests, {
          time: wind,
          cheer: Math.max(0, 1 - memory.cheered),
        })
      })
      ribbon ??= late.createRibbon?.(pen, bake)
      ribbon?.draw(frame, lens)
      drawSeeds(pen, bake, lens, state.seeds, wind)
      drawClimb(frame, palette, lens, memory)
      drawFamily(pen, bake, lens, frame)
      stage.scenery(() => drawNear(pen, bake, palette, lens, still))
      effects()?.drawWords(delta, egg)
      pen.restore()
      const { left, top } = stage.safe
      if (playing) drawHud(pen, bake, palette, state, left, top + 2, wind)
    },
  }
}
