/** Plays a frame by announcements alone: asks the coach, then turns the cue until a pot is announced. */
import type { Save } from '../../kit/save/save.ts'
import type { Listener } from '../../kit/test/listener.ts'
import type { State } from '../rules/state.ts'

/** A key without a function, pressed to wait and listen. */
const WAIT = 'ShiftLeft'

export const level = 1
export const isDone = (kept: Partial<Save>) => (kept.totals?.['wins'] ?? 0) >= 1

/** Turns of the cue around a ball before the next one is tried, and balls tried before a stroke. */
const TURNS = 10
const TARGETS = 6

export function createListener(): Listener {
  let advice = 3
  let [turns, targets] = [0, 0]
  return {
    next(heard) {
      if (heard.includes('coach is thinking')) return WAIT
      if (/^The \d+ |^Cut the|^No sure pot|^Break at/.test(heard)) return 'Space'
      if (heard.includes('Your turn')) {
        if (heard.includes('break')) advice = 3
        ;[turns, targets] = [0, 0]
        // The last balls are the hardest to pot by turning the cue.
        return /(?:break|[12] (?:solid|stripe)s? left|on the eight)/.test(heard) && advice-- > 0
          ? 'KeyH'
          : 'KeyN'
      }
      if (/(easy|fair)\. Power|Power [1-9]/.test(heard)) return 'Space'
      // A goal takes the place of the reading.
      if (heard.startsWith('Goal reached')) return 'KeyO'
      if (!/Power 0|Turned|Nothing happens/.test(heard)) return WAIT
      if (targets === TARGETS) return 'Space'
      // A turn of the cue seldom leads past a ball that is in the way.
      if (!heard.includes('foul') && turns++ < TURNS) return targets % 2 ? 'ArrowLeft' : 'ArrowRight'
      turns = 0
      targets++
      return 'KeyN'
    },
  }
}

const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'
const NAMES = ['cue ball', ...NUMBERS.split(' ')]

interface Lying {
  readonly name: string
  readonly kind: string
  /** 'near the top left pocket', 'on the cushion, top centre', 'in the centre'. */
  readonly lie: string
  readonly clear: boolean
  readonly across: number
  readonly down: number
}

interface Table {
  readonly balls: readonly Lying[]
  readonly potted: readonly string[]
}

const BALL =
  /^(?<name>[a-z ]+)(?:, (?<kind>solid|stripe))?: (?<lie>[a-z ]+|on the cushion, [a-z ]+)(?<clear>, clear path)?; (?<x>\d+) across, (?<y>\d+) down\.$/i

function readBall(line: string): Lying {
  const { name = '', kind = '', lie = '', clear, x, y } = BALL.exec(line)?.groups ?? {}
  return {
    name: name.toLowerCase(),
    kind,
    lie,
    clear: clear !== undefined,
    across: Number(x),
    down: Number(y),
  }
}

/** Rolling balls are announced without positions. */
const ROLLING: Table = { balls: [], potted: [] }

export function readBoard(lines: readonly string[]): Table {
  if (lines[0] === 'Balls are rolling.') return ROLLING
  const potted = /^Potted: (.*)\.$/.exec(lines.at(-1) ?? '')?.[1]?.split(', ') ?? []
  return {
    balls: lines.slice(1, -1).map(readBall),
    potted: potted.filter((name) => name !== 'none'),
  }
}

interface Spot {
  readonly x: number
  readonly y: number
}

const COLUMNS = ['left', 'centre', 'right']

/** The mouths of the pockets, in cm from the top left. */
const POCKETS = [
  { name: 'top left', x: 3, y: 3 },
  { name: 'top centre', x: 112, y: -0.6 },
  { name: 'top right', x: 221, y: 3 },
  { name: 'bottom left', x: 3, y: 109 },
  { name: 'bottom centre', x: 112, y: 112.6 },
  { name: 'bottom right', x: 221, y: 109 },
]

const far = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y)

/** Distance of a spot from the straight path between two others. */
function besideWay(from: Spot, to: Spot, spot: Spot): number {
  const [a, b, way] = [far(spot, from), far(spot, to), far(from, to)]
  if (a ** 2 >= b ** 2 + way ** 2) return b
  if (b ** 2 >= a ** 2 + way ** 2) return a
  return Math.abs((to.x - from.x) * (spot.y - from.y) - (to.y - from.y) * (spot.x - from.x)) / way
}

function lieOf({ x, y }: Spot): string {
  const pocket = POCKETS.find((mouth) => far(mouth, { x, y }) < 30)
  if (pocket) return `near the ${pocket.name} pocket`
  const isOnCushion = x <= 6 || x >= 218 || y <= 6 || y >= 106
  const row = y < 28 ? 'top' : y < 84 ? 'middle' : 'bottom'
  const column = COLUMNS[x < 56 ? 0 : x < 168 ? 1 : 2]
  const part = row === 'middle' && column === 'centre' ? column : `${row} ${column}`
  return isOnCushion ? `on the cushion, ${part}` : `in the ${part}`
}

export function boardOf(state: State): Table {
  if (state.stroke) return ROLLING
  const { balls } = state.motion
  const standing = balls.filter(({ pocket }) => pocket < 0)
  return {
    balls: standing.map((ball) => {
      const pocket = POCKETS.find((mouth) => far(mouth, ball) < 30)
      const others = standing.filter(({ id }) => id !== 0 && id !== ball.id)
      return {
        name: NAMES[ball.id] ?? '',
        kind: ball.id % 8 === 0 ? '' : ball.id < 8 ? 'solid' : 'stripe',
        lie: lieOf(ball),
        clear: pocket !== undefined && others.every((other) => besideWay(ball, pocket, other) >= 7.5),
        // A ball in the jaws of a pocket may be beyond the edge.
        across: Math.max(0, Math.min(224, Math.round(ball.x))),
        down: Math.max(0, Math.min(112, Math.round(ball.y))),
      }
    }),
    // Some balls are not in the game: on the table of the day, in nine-ball, in puzzles.
    potted: balls.filter(({ pocket }) => pocket >= 0 && pocket < 6).map(({ id }) => NAMES[id] ?? ''),
  }
}
