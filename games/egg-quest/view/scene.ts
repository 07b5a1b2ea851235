/** The frame's picture, from the sky behind the tree to the leaves before it. */
import { fillPath, pathOf, strokePath } from '../../kit/paint/brush.ts'
import { mix } from '../../kit/paint/easing.ts'
import type { Bake } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Frame } from '../../kit/view.ts'
import { TREE } from '../rules/curve.ts'
import { nestX, nestY } from '../rules/nests.ts'
import { heightOf, isReady, nestOf, type Climb, type Leap } from '../rules.ts'
import { drawAfar } from './afar.ts'
import { at } from './at.ts'
import { drawNear, drawSky } from './backdrop.ts'
import type { Effects } from './effects.ts'
import { drawEgg } from './egg.ts'
import { drawFamily } from './family.ts'
import type { Lens } from './lens.ts'
import { paletteOf, type Palette } from './looks.ts'
import { drawOrchard, drawRoots } from './orchard.ts'
import { dipOf, poseEgg, SIZE, SUNK, type Memory } from './pose.ts'
import type { Ribbon } from './ribbon.ts'
import { lightAt } from './skies.ts'
import { drawBoughs, drawNestBack, drawNestFront, drawSeeds, drawTrunk, placeNest } from './tree.ts'

export interface Scene {
  draw(frame: Frame<Climb, Leap>, lens: Lens, memory: Memory): void
}

export function openScene(stage: Stage, bake: Bake, ribbon: Ribbon, effects: Effects): Scene {
  const { pen } = stage
  /** Where the other egg is seen, in units from the trunk's middle. */
  let ghostX = 0

  /** Another go at the same climb: its egg, in the nest in which it would sit now, or in its leap. */
  function drawGhost(
    { ghost, delta }: Frame<Climb, Leap>,
    palette: Palette,
    lens: Lens,
    tick: number,
    part: number,
  ): void {
    if (!ghost || ghost.waiting || ghost.eggs === 0) return
    const { flight } = ghost
    const nest = nestOf(ghost, ghost.at)
    // Held breaths make its clock another one, so it is eased from a nest's place here to that of its leap.
    ghostX = mix(ghostX, flight ? flight.x : nestX(nest, tick), 1 - Math.exp(-delta * 14))
    pen.globalAlpha = 0.35
    drawEgg(pen, bake, palette, {
      x: lens.x(ghostX),
      y: lens.y((flight ? heightOf(flight, flight.age - 1 + part) : nestY(nest, tick)) - SUNK),
      size: SIZE * lens.unit,
      turn: 0,
      stretch: 0,
      mood: flight ? 'wow' : 'hopeful',
      cracked: ghost.cracked,
    })
    pen.globalAlpha = 1
  }

  /** Nests, the egg in or above them, and the chicks that fly away. */
  function drawClimb(frame: Frame<Climb, Leap>, palette: Palette, lens: Lens, memory: Memory): void {
    const { before, state, since, delta, time, still } = frame
    const part = state.eggs === 0 ? 1 : Math.min(1, since * 60)
    const tick = mix(before.tick, state.tick, part)
    const hung = state.nests.map((nest) => ({
      nest,
      place: placeNest(lens, nest, tick, still ? 0 : dipOf(memory, nest.id, state), still ? 0 : time),
    }))
    const seat = hung.find(({ nest }) => nest.id === state.at)
    const pose = seat && poseEgg(frame, lens, memory, seat.place, part)
    const rising = state.flight !== null && state.flight.rise > TREE.gravity * state.flight.age
    // On its way up the egg passes behind the nests above; coming down it drops into them.
    const behind = hung.filter(({ nest }) => !rising || nest.id <= state.at)
    for (const { nest, place } of behind) drawNestBack(pen, bake, lens, nest, place)
    drawGhost(frame, palette, lens, tick, part)
    if (pose) drawEgg(pen, bake, palette, pose)
    for (const one of hung) {
      if (!behind.includes(one)) drawNestBack(pen, bake, lens, one.nest, one.place)
      drawNestFront(pen, bake, lens, one.nest, one.place)
    }
    if (isReady(state) && state.best < 2 && frame.playing && seat) drawAim(lens, seat.place.x, state.at)
    effects.drawChicks(lens, delta, still)
  }

  /** For beginners: where a leap goes, and where it comes down. */
  function drawAim({ unit, y }: Lens, x: number, nest: number): void {
    at(pen, x, y(nest * TREE.spacing), () => {
      const way = pathOf('M0-62h0M0-79h0M0-96h0M0-113h0M0-130h0M0-147h0', unit * 100)
      strokePath(pen, way, '#fffc', 6 * unit)
      fillPath(pen, pathOf('M0-178L-8-164H8z', unit * 100), '#fffd')
    })
  }

  /** The eggs that are left, below the score; those that are gone are cracked and pale. */
  function drawEggs({ eggs }: Climb, palette: Palette): void {
    const { left, top } = stage.safe
    for (let i = 0; i < TREE.eggs; i++) {
      const whole = i < eggs
      pen.globalAlpha = whole ? 1 : 0.45
      drawEgg(pen, bake, palette, {
        x: left + 16 + i * 26,
        y: top + 30,
        size: 10,
        turn: 0,
        stretch: 0,
        mood: whole ? 'hopeful' : 'dizzy',
        cracked: !whole,
      })
    }
    pen.globalAlpha = 1
  }

  return {
    draw(frame, lens, memory) {
      const { state, time, delta, still, playing } = frame
      const wind = still ? 0 : time
      const light = lightAt(lens.camera)
      const palette = paletteOf(stage.look)
      pen.save()
      stage.scenery(() => drawSky(pen, bake, lens, light, wind))
      effects.jolt(delta, still)
      stage.scenery(() => {
        drawAfar(pen, bake, palette, lens, wind)
        drawOrchard(pen, bake, palette, lens)
        drawTrunk(pen, bake, lens, light)
        drawRoots(pen, bake, lens)
        drawBoughs(pen, bake, palette, lens, state.nests, {
          time: wind,
          cheer: Math.max(0, 1 - memory.cheered),
        })
      })
      ribbon.draw(frame, lens)
      drawSeeds(pen, bake, lens, state.seeds, wind)
      drawClimb(frame, palette, lens, memory)
      drawFamily(pen, bake, lens, frame)
      stage.scenery(() => drawNear(pen, bake, palette, lens, still))
      effects.draw(delta, still)
      pen.restore()
      if (playing) drawEggs(state, palette)
    },
  }
}
