import { clamp, easeOut, mix } from '../kit/paint/easing.ts'
import type { Frame, View } from '../kit/view.ts'
import { sprites } from '../kit/paint/sprite.ts'
import type { Stage } from '../kit/paint/stage.ts'
import { drawChick, drawHen } from './view/birds.ts'
import { changesOf } from './view/changes.ts'
import { MEDALS, TREE } from './rules/curve.ts'
import { drawEgg, MOODS } from './view/egg.ts'
import { CHICK, openEffects } from './view/effects.ts'
import { age, dipOf, freshMemory, poseEgg, SIZE } from './view/hero.ts'
import { lensOn, REST, restAbove, type Lens } from './view/lens.ts'
import { nestX, nestY } from './rules/nests.ts'
import { at, lines, patch } from './view/brush.ts'
import { heightOf, isReady, nestOf, type Climb, type Leap } from './rules.ts'
import { drawAfar, drawNear, drawOrchard, drawRoots, drawSky } from './view/backdrop.ts'
import { lightAt } from './view/skies.ts'
import { soundsOf } from './view/sounds.ts'
import { drawBoughs, drawNestBack, drawNestFront, drawSeeds, drawTrunk, placeNest } from './view/tree.ts'

export function openView(stage: Stage): View<Climb, Leap> {
  const { pen } = stage
  const bake = sprites(stage)
  const effects = openEffects(stage)
  const memory = freshMemory()
  let camera = 0
  let rest: number | undefined
  let cheer = 9

  /** Faces, and the chick of a broken egg, are drawn beyond the edge before play shows them: some between two frames. */
  function rehearse(n = 0): void {
    const { unit } = lensOn(stage, 0)
    const mood = MOODS[n] ?? 'hatched'
    for (const cracked of [false, true])
      drawEgg(pen, bake, { x: -999, y: 0, size: SIZE * unit, turn: 0, stretch: 0, mood, cracked })
    if (mood === 'hatched') drawChick(pen, bake, -999, 0, CHICK * unit, 0)
    else setTimeout(rehearse, 30, n + 1)
  }
  rehearse()

  /** Follows the egg's nest, and leans into a leap. */
  function follow({ state, delta, still }: Frame<Climb, Leap>): void {
    const rest = state.at * TREE.spacing
    const lead =
      state.flight && !still ? clamp(heightOf(state.flight, state.flight.age) - rest, -120, 200) * 0.14 : 0
    const far = Math.abs(rest - camera) > 3 * TREE.spacing
    camera = far ? rest : mix(camera, rest + lead, 1 - Math.exp(-delta * 5.5))
  }

  function drawClimb(frame: Frame<Climb, Leap>, lens: Lens, part: number): void {
    const { before, state, delta, time, still } = frame
    const tick = mix(Math.min(before.tick, state.tick), state.tick, part)
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
    if (pose) drawEgg(pen, bake, pose)
    for (const one of hung) {
      if (!behind.includes(one)) drawNestBack(pen, bake, lens, one.nest, one.place)
      drawNestFront(pen, bake, lens, one.nest, one.place)
    }
    if (isReady(state) && state.best < 2 && frame.playing && seat) drawAim(lens, seat.place.x, state.at)
    effects.drawChicks(pen, bake, lens, delta, still)
  }

  /** For beginners: where a leap goes, and where it comes down. */
  function drawAim(lens: Lens, x: number, nest: number): void {
    at(pen, x, lens.y(nest * TREE.spacing), () => {
      lines(pen, lens.unit * 100, 'M0-62h0M0-79h0M0-96h0M0-113h0M0-130h0M0-147h0', '#fffc', 6)
      patch(pen, lens.unit * 100, 'M0-178L-8-164H8z', '#fffd')
    })
  }

  /** Mother hen waits below the tree, and comes for her chicks in the end. */
  function drawFamily({ state, since, time, still }: Frame<Climb, Leap>, lens: Lens): void {
    const { unit, width, height } = lens
    const blink = time % 2.7 < 0.13
    const wind = still ? 0 : time
    const x = Math.max(34 * unit, lens.x(width > height ? -150 : -112))
    const ground = lens.y(-34)
    if (ground < height + 80 * unit)
      drawHen(pen, bake, {
        x,
        y: ground,
        size: 25 * unit,
        wing: Math.max(0, Math.sin(wind * 1.3) * 4 - 3.2),
        up: 0.7 + 0.3 * Math.sin(wind),
        blink,
      })
    if (state.eggs > 0 || ground < height - 20 * unit) return
    const up = easeOut((since - 0.5) / 0.9)
    const bob = Math.sin(wind * 5) * 4 * unit
    const hen = { x: width / 2 - 20 * unit, y: mix(height + 90 * unit, height - 22 * unit, up) + bob }
    drawHen(pen, bake, {
      ...hen,
      size: 27 * unit,
      wing: Math.sin(wind * 16) * 0.6 + 0.4,
      up: 0.2,
      blink,
    })
    for (let i = 0; i < TREE.eggs; i++)
      drawChick(
        pen,
        bake,
        hen.x + (44 + i * 28) * unit,
        hen.y - (18 + (i % 2) * 12 - Math.sin(wind * 7 + i * 2) * 6) * unit,
        11 * unit,
        Math.sin(wind * 30 + i),
      )
  }

  /** The eggs that are left, below the score; those that are gone are cracked and pale. */
  function drawEggs({ eggs }: Climb): void {
    const { left, top } = stage.safe
    for (let i = 0; i < TREE.eggs; i++) {
      const whole = i < eggs
      pen.globalAlpha = whole ? 1 : 0.45
      drawEgg(pen, bake, {
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
    draw(frame) {
      const { before, state, since, time, delta, still, playing } = frame
      age(memory, delta)
      cheer += delta
      follow(frame)
      const resting = !playing && state.leaps === 0 ? restAbove(stage.height) : REST
      rest = mix(rest ?? resting, resting, 1 - Math.exp(-delta * 7))
      const lens = lensOn(stage, camera, rest)
      const part = state.eggs === 0 ? 1 : Math.min(1, since * 60)
      const wind = still ? 0 : time
      const light = lightAt(camera)
      pen.save()
      drawSky(pen, bake, lens, light, wind)
      effects.jolt(pen, delta, still)
      drawAfar(pen, bake, lens, wind)
      drawOrchard(pen, bake, lens)
      drawTrunk(pen, bake, lens, light)
      drawRoots(pen, bake, lens)
      drawBoughs(pen, bake, lens, state.nests, { time: wind, cheer: Math.max(0, 1 - cheer) })
      drawSeeds(pen, bake, lens, state.seeds, wind)
      drawClimb(
        { ...frame, before: before.nests === state.nests || before.best <= state.best ? before : state },
        lens,
        part,
      )
      drawFamily(frame, lens)
      drawNear(pen, bake, lens, still)
      effects.draw(pen, delta, still)
      pen.restore()
      if (playing) drawEggs(state)
    },

    read: (gesture) =>
      gesture.kind === 'press' ||
      gesture.kind === 'confirm' ||
      (gesture.kind === 'direction' && gesture.way === 'up' && !gesture.repeat)
        ? 'leap'
        : undefined,

    hear: soundsOf,
    resize: () => rehearse(),

    see(before, after) {
      const changes = changesOf(before, after)
      const lens = lensOn(stage, camera, rest)
      const nest = nestOf(after, after.at)
      const flight = after.flight ?? (changes.broke ? before.flight : null)
      const foot = flight
        ? { x: lens.x(flight.x), y: lens.y(heightOf(flight, flight.age)) }
        : { x: lens.x(nestX(nest, after.tick)), y: lens.y(nestY(nest, after.tick)) }
      if (changes.leapt) memory.leapt = 0
      if (changes.caught) memory.caught = 0
      if (changes.arrived) memory.arrived = 0
      if (changes.landed || changes.fellBack) {
        memory.landed = 0
        memory.centred = changes.centred
        memory.off = lens.x(before.flight?.x ?? 0) - lens.x(nestX(nest, after.tick))
      }
      memory.combo = after.combo
      if (changes.centred) cheer = 0
      effects.show(lens, changes, after, foot)
      const rank = MEDALS.findIndex((score) => before.points < score && after.points >= score)
      if (rank >= 0) {
        memory.hatched = 0
        effects.medal(lens, rank, foot)
      }
    },
  }
}
