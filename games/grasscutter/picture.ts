/** Paints one frame: the meadow, the garden row by row from far to near, and the mower in its row. */
import { clamp, hop, mix, overshoot } from '../kit/easing.ts'
import { WAYS, type Frame, type Point, type Way } from '../kit/game.ts'
import { particles } from '../kit/particles.ts'
import { sprites, stamp, type Pen } from '../kit/sprite.ts'
import type { Stage } from '../kit/stage.ts'
import { burst, confetti } from './cheer.ts'
import { drawFlatHill, drawGravel, drawMole, drawMolehill, drawPosts, drawStone } from './features.ts'
import { GATES } from './garden.ts'
import { drawPieces, piecesOf } from './hedge.ts'
import { columnOf, middle, RIM, rowOf, type Layout } from './layout.ts'
import { drawCloudShade, drawLife } from './life.ts'
import { drawMeadow } from './meadow.ts'
import { drawMower, type Look } from './mower.ts'
import { rules, slideOf, type State } from './rules.ts'
import { drawCourse, drawHint, drawWay } from './signs.ts'
import { BUMP, type Pose, type Travel } from './travel.ts'
import { drawFlower, drawRoots, drawStripe, drawTufts } from './turf.ts'

/** Seconds. */
const BLINK = 0.13
const MOLE_HOP = 0.8
const SORTS = 3
const PETALS = ['#fff', '#ff7ab8', '#ffd94a', '#c9a6ff'] as const

type GardenFrame = Frame<State, Way>

const wayOf = (letter: string): Way => WAYS.find((way) => way.startsWith(letter)) ?? 'up'

export function openPicture(stage: Stage, travel: Travel) {
  const { pen } = stage
  const bits = particles(300)
  let bake = sprites(stage)
  let layout: Layout = { tile: 1, x: 0, y: 0, columns: 1, rows: 1, stride: 2 }
  /** The mole that was driven out last. */
  let startled = { place: -1, age: MOLE_HOP }
  /** Seconds since the last tile was seen cut. */
  let cheer = 0

  function renew(next: Layout): void {
    if (next === layout) return
    layout = next
    bake = sprites(stage)
    startled = { place: -1, age: MOLE_HOP }
  }

  /** A sprite of about a tile, with room for what stands out. */
  const tileSprite = (key: string, draw: (pen: Pen) => void, room = 1.7) =>
    bake(key, layout.tile * room, layout.tile * room, draw)

  function advance({ delta, still, state }: GardenFrame): void {
    startled.age += delta
    travel.advance(delta, (passing) => {
      burst(bits, passing, layout, state.garden, still)
      if (passing.kind === 'stop' && passing.hill) startled = { place: passing.place, age: 0 }
    })
    const done = rules.outcome(state) === 'won' && travel.arrived
    if (done && cheer === 0 && !still) confetti(bits, stage)
    cheer = done ? cheer + delta : 0
  }

  function drawGround({ garden }: State): void {
    const { tile } = layout
    for (let place = 0; place < garden.length; place++) {
      const sign = garden[place] ?? '#'
      if (sign === '/' || sign === '#') continue
      const { x, y } = middle(layout, place)
      const gate = GATES[sign]
      const letter = travel.shown[place] ?? ' '
      if (gate) stamp(pen, bake(`gravel${gate}`, tile + 1, tile + 1, (to) => drawGravel(to, tile, gate)), x, y)
      else if (letter === ' ') stamp(pen, bake('roots', tile + 1, tile + 1, (to) => drawRoots(to, tile)), x, y)
      else {
        const way = wayOf(letter)
        stamp(pen, bake(`stripe${way}`, tile + 1, tile + 1, (to) => drawStripe(to, tile, way)), x, y)
        if (sign === 'm') stamp(pen, tileSprite('flat', (to) => drawFlatHill(to, tile)), x, y)
      }
    }
  }

  function drawPlace(frame: GardenFrame, place: number): void {
    const { tile } = layout
    const { time, still, state } = frame
    const { x, y } = middle(layout, place)
    const sign = state.garden[place] ?? '#'
    const gate = GATES[sign]
    if (sign === 'o') stamp(pen, tileSprite('stone', (to) => drawStone(to, tile)), x, y)
    else if (gate) stamp(pen, tileSprite(`posts${gate}`, (to) => drawPosts(to, tile, gate), 2), x, y)
    else if (sign === '#' || travel.shown[place] !== ' ') return
    else if (sign === 'm') drawHill(x, y, time + place, still)
    else {
      const sort = (place * 7 + rowOf(layout, place)) % SORTS
      // Gusts run over the lawn as waves: each tile is a little later than the one before it.
      const gust = still ? 0 : Math.round(Math.sin(time * 1.7 - columnOf(layout, place) * 0.7 - rowOf(layout, place) * 0.25) * 1.6)
      const wind = clamp(gust, -1, 1)
      stamp(pen, tileSprite(`tuft${sort}${wind}`, (to) => drawTufts(to, tile, sort, wind)), x, y)
    }
  }

  /** A hill in long grass, and who lives there: he looks out now and then. */
  function drawHill(x: number, y: number, time: number, still: boolean): void {
    const { tile } = layout
    stamp(pen, tileSprite('tuft0back', (to) => drawTufts(to, tile, 0, 0)), x, y)
    stamp(pen, tileSprite('hill', (to) => drawMolehill(to, tile)), x, y)
    const peek = still ? 1 : clamp(Math.sin(time * 1.1) * 2.2 - 0.4)
    if (peek > 0) peekOut(x, y - tile * 0.2, peek, false)
  }

  function peekOut(x: number, hole: number, out: number, alarmed: boolean): void {
    const { tile } = layout
    const high = tile * 0.4
    pen.save()
    pen.beginPath()
    pen.rect(x - tile / 2, hole - tile, tile, tile + tile * 0.03)
    pen.clip()
    stamp(pen, tileSprite(`mole${alarmed}`, (to) => drawMole(to, tile, alarmed)), x, hole + high * (0.55 - out * 0.75))
    pen.restore()
  }

  function drawHedges(garden: string, row: number): void {
    const { tile, columns, x, y } = layout
    const [wide, high] = [(columns + 2) * tile, tile * 2]
    const strip = bake(`hedge${row}`, wide, high, (to) => {
      to.scale(tile, tile)
      to.translate(-columns / 2, -row - 0.5)
      drawPieces(to, piecesOf(garden, layout, row), row * 31 + garden.length)
    })
    stamp(pen, strip, x + (columns * tile) / 2, y + (row + 0.5) * tile)
  }

  function mowerAt({ from, to, share }: Pose): Point {
    const [a, b] = [middle(layout, from), middle(layout, to)]
    return { x: mix(a.x, b.x, share), y: mix(a.y, b.y, share) }
  }

  function drawHero({ time, still, state }: GardenFrame, pose: Pose, at: Point): void {
    const { tile } = layout
    const { way, driving, bumped, bumpWay } = pose
    const won = cheer > 0
    const blinks = time % 3.7 < BLINK
    const look: Look = won ? 'glad' : driving ? 'wow' : blinks ? 'blink' : 'glad'
    const facing = won ? 'down' : way
    const sprite = tileSprite(`mower${facing}${look}`, (to) => drawMower(to, tile * 1.04, facing, look))
    const dent = still || driving ? 0 : hop(bumped / BUMP) * 0.16
    const across = bumpWay === 'left' || bumpWay === 'right'
    const hum = still || won ? 0 : Math.sin(time * (driving ? 60 : 34)) * tile * (driving ? 0.012 : 0.006)
    const joy = won && !still ? hop((cheer * 2.1) % 1) * tile * 0.3 : 0
    const push = dent * tile * 0.5 * (bumpWay === 'left' || bumpWay === 'up' ? -1 : 1)
    const [wide, high] = across ? [1 - dent, 1 + dent * 0.7] : [1 + dent * 0.7, 1 - dent]
    const lean = driving && !still ? (way === 'right' ? 0.05 : way === 'left' ? -0.05 : 0) : 0
    stamp(
      pen,
      sprite,
      at.x + (across ? push : 0),
      at.y - tile * 0.1 + (across ? 0 : push) + hum - joy,
      wide,
      high,
      lean + (joy > 0 ? Math.sin(cheer * 6.6) * 0.12 : 0),
    )
    if (startled.age < MOLE_HOP) drawStartled(state)
  }

  function drawStartled({ garden }: State): void {
    const { tile } = layout
    if (garden[startled.place] !== 'm') return
    const { x, y } = middle(layout, startled.place)
    const t = startled.age / MOLE_HOP
    pen.globalAlpha = clamp((1 - t) * 3)
    const mole = tileSprite('moletrue', (to) => drawMole(to, tile, true))
    stamp(pen, mole, x + t * tile * 0.5, y - tile * (0.25 + hop(t) * 0.75), 1.1, 1.1, t * 3)
    pen.globalAlpha = 1
  }

  /** The finished lawn breaks into flower, from the mower outwards. */
  function drawBloom(state: State): void {
    const { tile } = layout
    const centre = middle(layout, state.mower)
    for (let place = 0; place < state.garden.length; place += 2) {
      if (state.mown[place] === ' ') continue
      const { x, y } = middle(layout, place)
      const away = Math.hypot(x - centre.x, y - centre.y) / tile
      const grown = overshoot((cheer - 0.1 - away * 0.07) * 3)
      if (grown <= 0.01 || place === state.mower) continue
      const colour = PETALS[(place * 5) % PETALS.length] ?? '#fff'
      const flower = tileSprite(`flower${colour}`, (to) => drawFlower(to, 0, 0, tile * 0.15, colour))
      stamp(pen, flower, x + (((place * 13) % 7) - 3) * tile * 0.06, y + (((place * 11) % 5) - 2) * tile * 0.07, grown)
    }
  }

  function drawSigns(frame: GardenFrame, at: Point, aimed: Way | undefined): void {
    const { state, time, still, hint, playing } = frame
    if (!playing || !travel.arrived || rules.outcome(state) !== 'playing') return
    const moment = still ? 0.5 : time
    const course = aimed ? slideOf(state, aimed) : []
    if (course.length > 0) drawCourse(pen, course.map((place) => middle(layout, place)), layout.tile)
    const end = hint && slideOf(state, hint).at(-1)
    if (hint && end !== undefined) drawHint(pen, at, middle(layout, end), hint, layout.tile, time)
    else for (const way of rules.moves(state)) drawWay(pen, at, way, layout.tile, moment, way === aimed)
  }

  return {
    draw(frame: GardenFrame, next: Layout, aimed: Way | undefined): void {
      const { state, time, still, delta } = frame
      const { width, height } = stage
      renew(next)
      advance(frame)
      const meadow = bake('meadow', width, height, (to) => drawMeadow(to, width, height, layout))
      stamp(pen, meadow, width / 2, height / 2)
      drawGround(state)
      if (cheer > 0) drawBloom(state)
      const pose = travel.pose
      const at = mowerAt(pose)
      const mowerRow = Math.round((at.y - layout.y) / layout.tile - 0.5 + RIM * 0.1)
      drawHedges(state.garden, -1)
      for (let row = 0; row < layout.rows; row++) {
        for (let column = 0; column < layout.columns; column++) drawPlace(frame, row * layout.stride + column)
        drawHedges(state.garden, row)
        if (row === mowerRow) drawHero(frame, pose, at)
      }
      drawHedges(state.garden, layout.rows)
      drawCloudShade(stage, bake, time, still)
      drawSigns(frame, at, aimed)
      bits.draw(pen, delta, still)
      drawLife(stage, bake, time, still)
    },
    /** Where the mower is seen, for a finger that points from it. */
    mower: () => mowerAt(travel.pose),
  }
}
