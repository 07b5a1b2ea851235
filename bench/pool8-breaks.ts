/** Breaks of Pool8: how often they are weak, by power and spot, and where a first-time player's stroke leads. */
import { chance } from '../games/kit/rules/chance.ts'
import { isFoul, type State } from '../games/pool8/rules/state.ts'
import { roll } from '../games/pool8/rules/stroke.ts'
import { FOOT_SPOT, HEAD_STRING, WIDTH } from '../games/pool8/rules/table.ts'
import { rules } from '../games/pool8/rules.ts'
import { levelOf } from '../games/pool8/test/tables.ts'
import { budget, median, printTable, round } from './table.ts'

const BREAKS = 40
const NEWCOMERS = 400
const POWERS = [0.6, 0.7, 0.8, 0.9, 1]
/** Distances from the near cushion, in cm: the head spot, the coach's, beside it, and near the cushion. */
const SPOTS = { 'head spot': WIDTH / 2, 'side spot': 80, 'at the cushion': 102 }
/** Aiming error to either side, in radians. */
const OFF = (1.4 * Math.PI) / 180
/** From this power on a natural first stroke must not be weak. */
const NATURAL = 0.6
const END = 3000

function breakFrom(seed: number, y: number, power: number, off: number): State {
  const start = rules.start(seed, levelOf('Easy'))
  const placed = y === WIDTH / 2 ? start : rules.act(start, { kind: 'place', x: HEAD_STRING, y })
  const angle = Math.atan2(WIDTH / 2 - y, FOOT_SPOT - HEAD_STRING) + off
  const [dx, dy] = [Math.cos(angle) * 65_536, Math.sin(angle) * 65_536]
  return roll(rules.act(placed, { kind: 'shoot', dx, dy, power, top: 0, side: 0 }), END)
}

const share = (states: readonly State[], is: (state: State) => boolean) =>
  round((100 * states.filter(is).length) / states.length)

const isWeak = ({ news }: State) => news?.kind === 'weak break'
const pots = ({ news }: State) => news?.kind === 'potted' || news?.kind === 'eight spotted'

/** Balls that are far from where the rack was. */
const scattered = ({ motion }: State) =>
  motion.balls.filter(
    ({ id, x, y, pocket }) => id > 0 && (pocket >= 0 || Math.hypot(x - FOOT_SPOT - 13, y - WIDTH / 2) > 30),
  ).length

export function measureBreaks(): void {
  const rows = Object.entries(SPOTS).flatMap(([spot, y]) =>
    POWERS.map((power) => {
      const states = Array.from({ length: BREAKS }, (_, i) =>
        breakFrom(i + 1, y, power, ((2 * i) / (BREAKS - 1) - 1) * OFF),
      )
      return { spot, power, states }
    }),
  )
  printTable(
    `${BREAKS} breaks each, aimed within ±1.4°`,
    ['spot', 'power', 'weak', 'pots a ball, %', 'scratch, %', 'scattered balls, 50 %'],
    rows.map(({ spot, power, states }) => [
      spot,
      power * 100,
      states.filter(isWeak).length,
      share(states, pots),
      share(states, ({ news }) => isFoul(news?.kind)),
      median(states.map(scattered)),
    ]),
  )
  const weak = rows.filter(({ power }) => power >= NATURAL).flatMap(({ states }) => states.filter(isWeak))
  budget('weak breaks from 60 % power on', weak.length, 0, '')

  const dice = chance(41)
  const newcomers = Array.from({ length: NEWCOMERS }, (_, i) =>
    breakFrom(i + 1, WIDTH / 2, 0.4 + 0.6 * dice.fraction(), (dice.fraction() - 0.5) * 2 * OFF),
  )
  printTable(
    `First strokes of ${NEWCOMERS} newcomers: from the head spot, 40 to 100 % power, within ±1.4°`,
    ['outcome', 'share, %'],
    [
      ['goes on: a ball drops', share(newcomers, pots)],
      ['a fair break: the opponent plays on', share(newcomers, ({ news }) => news?.kind === 'missed')],
      ['weak: breaks again', share(newcomers, isWeak)],
      ['scratch', share(newcomers, ({ news }) => isFoul(news?.kind))],
    ],
  )
  const again = newcomers.filter(isWeak)
  budget(
    'newcomers whose weak break goes to the opponent',
    again.filter(({ turn }) => turn !== 0).length,
    0,
    '',
  )
}
