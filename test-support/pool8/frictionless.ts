/** Runs shots backwards on a table without friction and losses: a copy of the physics in which they are 0. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chance } from '../../games/kit/rules/chance.ts'
import type { Ball } from '../../games/pool8/rules/ball.ts'
import type { Hit, TableMotion } from '../../games/pool8/rules/physics.ts'
import { WIDTH } from '../../games/pool8/rules/table.ts'
import { balls } from '../../games/pool8/test/tables.ts'

interface Physics {
  advance(motion: TableMotion, ticks: number, tell: (hit: Hit) => void): void
}

/** What is replaced, by file. Every entry must be found. */
const REPLACED: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  'ball.ts': [[/const GRAVITY = 981/, 'const GRAVITY = 0']],
  'impacts.ts': [
    [/BALL_BOUNCE = 0.95/, 'BALL_BOUNCE = 1'],
    [/RAIL_GRIP = 0.2/, 'RAIL_GRIP = 0'],
    [/SIN = 0.27/, 'SIN = 0'],
    [/return 0\.00995 \+ .*/, 'return 0 * x'],
    [/PARTING = 0.05/, 'PARTING = 0'],
    [/PRESSING = 0.5/, 'PRESSING = 0'],
  ],
  'collisions.ts': [[/NOSE_BOUNCE = 0.7/, 'NOSE_BOUNCE = 1']],
  'table.ts': [
    [/RAIL_BOUNCE = 0.85/, 'RAIL_BOUNCE = 1'],
    [/JAW_BOUNCE = 0.6/, 'JAW_BOUNCE = 1'],
  ],
}

export async function withoutFriction<T>(run: (physics: Physics) => T): Promise<T> {
  const rules = join(import.meta.dirname, '..', '..', 'games', 'pool8', 'rules')
  const folder = mkdtempSync(join(tmpdir(), 'frictionless-'))
  const files = ['ball', 'cluster', 'collisions', 'impacts', 'physics', 'roots', 'table'].map(
    (name) => `${name}.ts`,
  )
  try {
    for (const file of readdirSync(rules).filter((name) => files.includes(name))) {
      let text = readFileSync(join(rules, file), 'utf8')
      for (const [from, to] of REPLACED[file] ?? []) {
        if (!from.test(text)) throw new Error(`rules/${file} has no ${from.source}.`)
        text = text.replace(from, to)
      }
      writeFileSync(join(folder, file), text)
    }
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
    return run((await import(pathToFileURL(join(folder, 'physics.ts')).href)) as Physics)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Six balls at random places, and their first velocities. */
function randomTable(seed: number): TableMotion {
  const dice = chance(seed)
  const between = (least: number, most: number) => least + dice.fraction() * (most - least)
  const places = Object.fromEntries(
    Array.from({ length: 6 }, (_, id) => [id, [25 + id * 34, between(20, WIDTH - 20)] as const]),
  )
  const motion = { balls: balls(places), now: 0, ticks: 0 }
  for (const ball of motion.balls.slice(0, 6)) {
    ball.vx = ball.ux = between(-120, 120)
    ball.vy = ball.uy = between(-120, 120)
  }
  return motion
}

const turnedBack = (ball: Ball): Ball => ({
  ...ball,
  vx: -ball.vx,
  vy: -ball.vy,
  ux: -ball.ux,
  uy: -ball.uy,
  side: -ball.side,
})

export interface Reversal {
  /** Collisions on the way there. */
  readonly hits: number
  /** The largest distance of a ball from where it began, in cm. */
  readonly error: number
}

/** Runs a shot for some ticks, turns all balls back, and runs it again; undefined if a ball drops. */
export function reversal({ advance }: Physics, seed: number, ticks: number): Reversal | undefined {
  const start = randomTable(seed)
  const there: TableMotion = { ...start, balls: start.balls.map((ball) => ({ ...ball })) }
  let [hits, pots] = [0, 0]
  const tell = ({ kind }: Hit) => (kind === 'pot' ? pots++ : hits++)
  advance(there, ticks, tell)
  const where = (ball: Ball, now: number) => ({
    x: ball.x + ball.vx * (now - ball.at),
    y: ball.y + ball.vy * (now - ball.at),
  })
  const back: TableMotion = {
    balls: there.balls.map((ball) =>
      ball.pocket >= 0 ? ball : { ...turnedBack(ball), ...where(ball, there.now), at: 0 },
    ),
    now: 0,
    ticks: 0,
  }
  const forth = hits
  advance(back, ticks, tell)
  if (pots > 0) return undefined
  const errors = back.balls.slice(0, 6).map((ball, id) => {
    const { x, y } = where(ball, back.now)
    return Math.hypot(x - (start.balls[id]?.x ?? 0), y - (start.balls[id]?.y ?? 0))
  })
  return { hits: forth, error: Math.max(...errors) }
}
