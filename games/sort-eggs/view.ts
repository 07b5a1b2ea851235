import { clamp, hop, mix, overshoot } from '../kit/paint/easing.ts'
import { floats } from '../kit/paint/floats.ts'
import type { Frame, View } from '../kit/view.ts'
import type { Mood } from '../kit/paint/glossy.ts'
import { letter } from '../kit/paint/lettering.ts'
import { particles } from '../kit/paint/particles.ts'
import { shake } from '../kit/paint/shake.ts'
import { sprites, stamp, type Pen } from '../kit/paint/sprite.ts'
import type { Stage } from '../kit/paint/stage.ts'
import { BASKET, basketBack, basketFront } from './view/baskets.ts'
import { drawFlow, drawGate, drawWood } from './view/chutes.ts'
import { ROW, speedAt } from './rules/curve.ts'
import { drawEgg, drawSplat } from './view/eggs.ts'
import { openFarm } from './view/backdrop.ts'
import { openHand } from './view/hand.ts'
import { landedOf, showLanding, sounds } from './view/effects.ts'
import { drawCoop, drawHen, drawSpeech, drawThought, type HenMood } from './view/hen.ts'
import { gateNear, glide, layoutOf, pointAt, spotOf, type Layout } from './view/layout.ts'
import type { Basket, Day, Egg, Flip, Kind } from './rules.ts'
import { endOf, isUnder, type Gate } from './rules/tree.ts'
import { remark } from './words.ts'

/** Seconds for which the hen's words stand. */
const SPEECH = 1.9
/** Seconds from egg to egg on the opening. */
const DEMO = 2.2
/** Seconds that a splat is seen. */
const SPLAT = 1.9

interface Swing {
  at: number
  speed: number
}

/** Glad when all gates on its way stand right, worried when it can't come home any more or not as they stand. */
function moodOf(day: Day, { kind, place, golden }: Egg): Mood {
  const home = day.baskets.find((basket) => basket.kind === kind)?.place ?? 0
  if (endOf(day.gates, place) === home) return 'glad'
  return isUnder(home, place) ? (golden ? 'wow' : 'calm') : 'sad'
}

/** Before the first round one egg after the other shows what is wanted. */
function demoOf({ baskets }: Day, time: number): Egg {
  const lap = Math.floor(time / DEMO)
  const { kind, place } = baskets[lap % 2] ?? { kind: 0, place: 2 }
  return { id: 0, kind, place, golden: lap % 5 === 4, at: ((time / DEMO) % 1) * 2 * ROW }
}

function ring(pen: Pen, x: number, y: number, radius: number): void {
  for (const [width, colour] of [
    [6, '#2a1458'],
    [3, '#fff'],
  ] as const) {
    pen.lineWidth = width
    pen.strokeStyle = colour
    pen.beginPath()
    pen.arc(x, y, radius, 0, Math.PI * 2)
    pen.stroke()
  }
}

export function openView(stage: Stage): View<Day, Flip> {
  const { pen } = stage
  const bake = sprites(stage)
  const farm = openFarm(stage, bake)
  const show = { bits: particles(), words: floats(stage), jolts: shake() }
  let layout: Layout | undefined
  /** Where everything glides to, and for which tree. */
  let target: Layout = layoutOf(stage, [{ place: 1, way: 0 }])
  let planned = ''
  let bakeStill = sprites(stage)
  let epoch = -1
  const swings = new Map<number, Swing>()
  /** Where each basket stands, how old it is, and how long ago an egg fell into it. */
  const stands = new Map<Kind, { x: number; age: number; hit: number }>()
  let splats: { kind: Kind; x: number; age: number }[] = []
  let speech = { text: '', age: SPEECH }
  /** Seconds since an egg was laid, was brought home, broke, and since a golden one came home. */
  const ages = { laid: 9, home: 9, broke: 9, gold: 9 }
  const hand = openHand((point, day) => gateNear(layoutOf(stage, day.gates), day.gates, point))

  /** Glides on to where everything belongs; another frame size is taken at once. */
  function settle({ gates }: Day, delta: number, opening: boolean): Layout {
    const snap = epoch !== stage.epoch
    const tree = `${gates.map(({ place }) => place)}${opening}`
    if (snap || tree !== planned) target = layoutOf(stage, gates, opening)
    if (snap) stands.clear()
    layout = snap || !layout ? target : glide(layout, target, 1 - Math.exp(-delta * 6))
    // A tree that has grown is baked anew, and the one before forgotten.
    if (tree !== planned) bakeStill = sprites(stage)
    planned = tree
    epoch = stage.epoch
    return layout
  }

  /** Stroke by stroke while it grows, in one piece when it stands. */
  function drawTree(board: Layout, gates: readonly Gate[]): void {
    const { width, height } = stage
    const paint = (pen: Pen) => {
      drawCoop(pen, bake, board)
      drawWood(pen, board, gates)
    }
    if (board !== target) return paint(pen)
    const wood = bakeStill('wood', width, height, (pen) => {
      pen.translate(-width / 2, -height / 2)
      paint(pen)
    })
    stamp(pen, wood, width / 2, height / 2)
  }

  /** A spring, so that a gate swings past its stop and comes back. */
  function swingOf(place: number, way: number, delta: number, still: boolean): number {
    const aim = way * 2 - 1
    const swing = swings.get(place) ?? { at: aim, speed: 0 }
    swings.set(place, swing)
    for (let left = Math.min(delta, 0.05); left > 0; left -= 0.008) {
      swing.speed += ((aim - swing.at) * 900 - swing.speed * 26) * 0.008
      swing.at += swing.speed * 0.008
    }
    return still ? aim : swing.at
  }

  function drawEggs(
    { before, state }: Frame<Day, Flip>,
    eggs: readonly Egg[],
    board: Layout,
    part: number,
  ): void {
    const marked = hand.marked(state)
    for (const egg of eggs) {
      const was = before.eggs.find(({ id }) => id === egg.id)
      const at = mix(was?.at ?? egg.at, egg.at, part)
      const { x, y, slope } = pointAt(board, egg.place, at)
      const mood = moodOf(state, egg)
      const born = overshoot(clamp(at / (ROW * 0.3)))
      const lean = clamp(slope * 0.22, -0.5, 0.5)
      const shiver = mood === 'sad' ? Math.sin(at / 90) * 0.07 : 0
      const near = 1 - (at % ROW) / ROW
      drawEgg(pen, bake, {
        ...egg,
        mood,
        x,
        y,
        size: board.egg * (0.55 + 0.45 * born),
        turn: Math.sin(at / 800) * 0.09 - lean + shiver,
        // It stretches as it gathers speed and gives as it meets a gate.
        stretch: near > 0.88 ? -0.07 * hop((near - 0.88) / 0.12) : 0.03,
        gaze: clamp(slope, -1, 1),
      })
      if (egg === marked) stamp(pen, markSprite(target.egg), x, y, board.egg / target.egg)
    }
  }

  const markSprite = (egg: number) =>
    bakeStill('mark', egg * 5, egg * 3, (pen) => {
      ring(pen, 0, 0, egg * 1.35)
      letter(pen, '◀', egg * -1.75, 0, egg * 0.8)
      letter(pen, '▶', egg * 1.75, 0, egg * 0.8)
    })

  function standOf({ kind, place }: Basket, board: Layout, delta: number) {
    const { x } = spotOf(board, place)
    const stand = stands.get(kind) ?? { x, age: epoch < 0 ? 9 : 0, hit: 9 }
    stands.set(kind, stand)
    stand.x = mix(stand.x, x, 1 - Math.exp(-delta * 5))
    stand.age += delta
    stand.hit += delta
    return stand
  }

  /** The basket gives under an egg, and those who sit in it hop. */
  function drawBasket(
    { kind, held }: Basket,
    board: Layout,
    { still, time }: Frame<Day, Flip>,
    front: boolean,
  ): void {
    const stand = stands.get(kind)
    if (!stand) return
    const { x, age, hit } = stand
    const scale = (board.basket / BASKET.wide) * (still ? 1 : overshoot(clamp(age * 2.2)))
    const give = still ? 0 : Math.exp(-hit * 7) * Math.cos(hit * 22) * 0.16
    const { rim, basket: wide } = board
    const y = rim + give * wide * 0.4
    if (front) return stamp(pen, basketFront(bake, kind), x, y, scale * (1 + give), scale * (1 - give))
    const size = Math.min(board.egg, wide * 0.26)
    const paint = (pen: Pen, x: number, y: number, hit: number) => {
      stamp(pen, basketBack(bake), x, y - wide * 0.02, scale)
      for (let i = Math.min(3, held) - 1; i >= 0; i--) {
        const side = [0, -1, 1][i] ?? 0
        const up = still ? 0 : hop(hit * 2.6 - i * 0.16) * size * (i === (held - 1) % 3 ? 1 : 0.5)
        drawEgg(pen, bake, {
          kind,
          golden: false,
          mood: 'glad',
          x: x + side * 0.27 * wide,
          y: y - size * (i ? 0.4 : 0.8) - up,
          size: size * 0.9,
          turn: side * 0.2,
        })
      }
    }
    // Who sits in a full basket is one picture, and breathes as one.
    if (board !== target || hit < 1 || held < 3) return paint(pen, x, y, hit)
    const seated = bakeStill(`seated${kind}`, wide * 1.4, wide * 1.4, (pen) => paint(pen, 0, 0, 9))
    stamp(pen, seated, x, y, 1, still ? 1 : 1 + Math.sin(time * 2 + x) * 0.02)
  }

  function henMood(day: Day): HenMood {
    if (ages.broke < 1.4) return 'shocked'
    const lost = day.eggs.some((egg) => moodOf(day, egg) === 'sad')
    if (lost) return 'worried'
    return ages.home < 0.9 || day.row >= 5 || day.next.golden ? 'glad' : 'calm'
  }

  function drawTop({ state, time, still }: Frame<Day, Flip>, { top, hen }: Layout): void {
    const last = state.eggs.at(-1)
    const ticks = state.rest || (last ? (state.space - last.at) / speedAt(state.laid) : 9)
    // She presses before she lays, and sits up with relief.
    const press = state.lot ? clamp(1 - ticks / 16) : 0
    const relief = Math.exp(-ages.laid * 6) * Math.cos(ages.laid * 20)
    const joy = Math.max(0, 1 - ages.gold) + Math.max(0, 1 - ages.broke / 1.2) * 0.6
    drawHen(pen, bake, {
      x: top.x,
      y: top.y - hen * 0.2,
      size: hen,
      mood: henMood(state),
      stretch: still ? 0 : relief * 0.14 - press * 0.13 + Math.sin(time * 2.2) * 0.015,
      wings: still ? 0 : joy * (0.6 + 0.4 * Math.sin(time * 26)) + Math.max(0, relief) * 0.4,
      blink: time % 3.7 < 0.13,
    })
    drawThought(
      pen,
      bake,
      top.x + hen * 3.05,
      top.y - hen * 0.95,
      hen * 0.78,
      state.next.kind,
      state.next.golden,
    )
    if (speech.age < SPEECH) {
      const alpha = clamp((SPEECH - speech.age) * 4) * clamp(speech.age * 12)
      drawSpeech(pen, speech.text, top.x - hen * 2.1, top.y - hen * 0.5, clamp(hen * 0.38, 12, 20), alpha)
    }
  }

  /** Until the first flip: which gate is meant, and what to do with it. */
  function drawLesson(day: Day, board: Layout, time: number, still: boolean): void {
    const [egg] = day.eggs
    if (day.flips || !egg || egg.place !== 1 || moodOf(day, egg) === 'glad') return
    const { x, y } = spotOf(board, 1)
    const beat = still ? 0.5 : (time * 1.4) % 1
    pen.globalAlpha = 1 - beat
    ring(pen, x, y + board.egg * 0.62, board.egg * (0.8 + beat))
    pen.globalAlpha = 1
    letter(pen, 'Flip!', x, y + board.egg * 2.6, clamp(board.egg * 0.9, 18, 30))
  }

  return {
    draw(frame) {
      const { state, since, time, delta, still, playing } = frame
      const opening = !playing && !state.tick
      // What a break will show is drawn once, to be painted over: so it is baked before play.
      if (epoch !== stage.epoch) drawSplat(pen, bake, 0, 0, 0, 1, 0)
      const board = settle(state, delta, opening)
      const demo = opening ? demoOf(state, time) : undefined
      const mood = { time, still, cheer: Math.min(ages.home, ages.gold) }
      for (const name of ['laid', 'home', 'broke', 'gold'] as const) ages[name] += delta
      speech.age += delta
      for (const splat of splats) splat.age += delta
      splats = splats.filter(({ age }) => age <= SPLAT)
      pen.save()
      show.jolts.apply(pen, delta, still)
      farm.behind(state.tick, mood)
      farm.chicks(mood)
      drawTree(board, state.gates)
      drawFlow(pen, board, state.gates, still ? 0 : time)
      for (const basket of state.baskets) {
        standOf(basket, board, delta)
        drawBasket(basket, board, frame, false)
      }
      for (const { place, way } of state.gates) {
        const { x, y } = spotOf(board, place)
        drawGate(pen, bake, x, y, board.egg, swingOf(place, demo ? demo.place % 2 : way, delta, still))
        if (playing && place === hand.over) ring(pen, x, y + board.egg * 0.62, board.egg)
      }
      drawEggs(frame, demo ? [demo] : state.eggs, board, Math.min(1, since * 60))
      for (const basket of state.baskets) drawBasket(basket, board, frame, true)
      for (const { kind, x, age } of splats) drawSplat(pen, bake, kind, x, board.rim, board.egg, age)
      drawTop(frame, board)
      if (playing) drawLesson(state, board, time, still)
      show.bits.draw(pen, delta, still)
      show.words.draw(pen, delta)
      pen.restore()
    },

    read: (gesture, day) => hand.read(gesture, day),
    steer: (_held, day) => hand.steer(day),
    echo: () => (hand.noted() ? [{ name: 'tick', step: 4, volume: 0.6 }] : []),
    hear: sounds,

    see(before, after) {
      if (after.laid < before.laid) return
      const board = layout ?? layoutOf(stage, after.gates)
      const text = remark(before, after)
      if (text) speech = { text, age: 0 }
      if (after.laid > before.laid) ages.laid = 0
      for (const egg of after.eggs) {
        // The gate that lets an egg through is knocked by it.
        const was = before.eggs.find(({ id }) => id === egg.id)
        const swing = was && was.place !== egg.place && swings.get(was.place)
        if (swing) swing.speed += egg.place % 2 ? 7 : -7
      }
      const egg = landedOf(before, after)
      if (!egg) return
      showLanding(show, board, before, after)
      if (after.broken > before.broken) {
        ages.broke = 0
        splats.push({ kind: egg.kind, x: spotOf(board, egg.place).x, age: 0 })
        return
      }
      ages.home = 0
      if (egg.golden) ages.gold = 0
      const stand = stands.get(egg.kind)
      if (stand) stand.hit = 0
    },
  }
}
