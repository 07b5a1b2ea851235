/** Describes the balls on the table, in landscape with the rack on the right. */
import { capital } from '../../kit/words.ts'
import { isClear } from '../rules/aim.ts'
import { OUT, type Ball } from '../rules/ball.ts'
import { type Group, groupOf } from '../rules/rack.ts'
import type { State } from '../rules/state.ts'
import { HEAD_STRING, LENGTH, type Point, POCKETS, WIDTH } from '../rules/table.ts'
import { listed } from './phrases.ts'

const NUMBERS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ')

export const ballName = (id: number) => NUMBERS[id - 1] ?? 'cue ball'

export const SINGULAR: Readonly<Record<Group, string>> = { solids: 'solid', stripes: 'stripe' }

const ROWS = ['top', 'middle', 'bottom']
const COLUMNS = ['left', 'centre', 'right']

/** Names one of nine parts of the table; a pocket has the name of its part. */
export function partName({ x, y }: Point): string {
  const [row, column] = [Math.round((y / WIDTH) * 2), Math.round((x / LENGTH) * 2)]
  return row === 1 && column === 1 ? 'centre' : `${ROWS[row]} ${COLUMNS[column]}`
}

/** Maximum distance from a pocket, or a cushion, to be announced as near it, in cm. */
const NEAR = 30
const RIM = 6

/** A ball that hangs in a pocket's jaws may be beyond the edge, which is not announced. */
const within = (at: number, most: number) => Math.max(0, Math.min(most, Math.round(at)))
export const spotWords = ({ x, y }: Point) => `${within(x, LENGTH)} across, ${within(y, WIDTH)} down`

export function lieWords(balls: readonly Ball[], ball: Ball): string {
  const { id, x, y } = ball
  for (const { mouth } of POCKETS)
    if (Math.hypot(mouth.x - x, mouth.y - y) < NEAR)
      return listed(`near the ${partName(mouth)} pocket`, isClear(balls, ball, mouth, id) ? 'clear path' : '')
  const isInside = Math.min(x, y, LENGTH - x, WIDTH - y) > RIM
  return `${isInside ? 'in the' : 'on the cushion,'} ${partName(ball)}`
}

/** A ball's name and kind, its place in words, and its position. */
function ballWords(balls: readonly Ball[], ball: Ball): string {
  const group = groupOf(ball.id)
  const kind = group ? SINGULAR[group] : ''
  return `${capital(listed(ballName(ball.id), kind))}: ${lieWords(balls, ball)}; ${spotWords(ball)}.`
}

export const ROLLING = 'Balls are rolling.'

export function tableWords({ stroke, motion: { balls } }: State): string[] {
  if (stroke) return [ROLLING]
  const potted = balls.flatMap(({ id, pocket }) => (pocket >= 0 && pocket !== OUT ? ballName(id) : []))
  return [
    `Table: ${LENGTH} centimetres across, ${WIDTH} down; rack on the right, line at ${HEAD_STRING} across.`,
    ...balls.flatMap((ball) => (ball.pocket < 0 ? ballWords(balls, ball) : [])),
    `Potted: ${listed(...potted) || 'none'}.`,
  ]
}
