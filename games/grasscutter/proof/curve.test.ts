/** The difficulty curve, pinned: every change of the gardens or of their shapes shows up here. */
import { expect, test } from 'vitest'
import { chance } from '../../kit/rules/chance.ts'
import { FIRST_GATE, FIRST_MOLEHILL, shapeOf } from '../rules/curve.ts'
import { sizeOf } from '../rules/garden.ts'
import { rules, uncutOf, type State } from '../rules.ts'
import { carelessly } from './people.ts'

const open = (level: number) => rules.start(1, level)
const mean = (list: readonly number[]) => list.reduce((sum, number) => sum + number, 0) / list.length

function area({ garden }: State): number {
  const { width, height } = sizeOf(garden)
  return width * height
}

/** How many ways a careless player has to choose from at each stop, on average. */
function branching(start: State): number {
  const dice = chance(start.level)
  const choices: number[] = []
  let state = start
  for (
    let ways = rules.moves(state);
    ways.length > 0 && choices.length < start.par;
    ways = rules.moves(state)
  ) {
    choices.push(ways.length)
    state = rules.act(state, dice.pick(ways))
  }
  return mean(choices)
}

test('par, land, lawn, choices and traps climb as the table says', () => {
  const table = Array.from({ length: 10 }, (_, part) => {
    const states = Array.from({ length: 15 }, (_, i) => open(part * 15 + i + 1))
    const figure = (name: string, of: (state: State) => number) =>
      `${name} ${mean(states.map(of)).toFixed(1)}`
    const outings = states.flatMap((state) => [1, 2, 3, 4].map((seed) => carelessly(state, chance(seed))))
    const stuck = outings.filter((outing) => outing.stuck).length / outings.length
    return [
      `${part * 15 + 1}–${part * 15 + 15}: ${figure('par', (state) => state.par)}`,
      figure('area', area),
      figure('lawn', (state) => uncutOf(state).length + 1),
      figure('ways', branching),
      `stuck ${Math.round(stuck * 100)} %`,
    ].join(', ')
  })
  expect(table).toEqual([
    '1–15: par 5.5, area 26.1, lawn 17.1, ways 2.0, stuck 0 %',
    '16–30: par 7.8, area 35.9, lawn 23.8, ways 2.2, stuck 5 %',
    '31–45: par 9.3, area 41.9, lawn 26.9, ways 2.1, stuck 2 %',
    '46–60: par 10.9, area 48.1, lawn 30.5, ways 2.2, stuck 7 %',
    '61–75: par 11.6, area 51.9, lawn 33.5, ways 2.2, stuck 5 %',
    '76–90: par 14.2, area 60.5, lawn 39.1, ways 2.2, stuck 3 %',
    '91–105: par 14.3, area 60.6, lawn 38.9, ways 2.2, stuck 10 %',
    '106–120: par 16.5, area 68.1, lawn 44.8, ways 2.2, stuck 27 %',
    '121–135: par 16.3, area 68.0, lawn 43.5, ways 2.2, stuck 18 %',
    '136–150: par 18.9, area 77.1, lawn 48.9, ways 2.2, stuck 18 %',
  ])
})

test.each(Array.from({ length: 14 }, (_, ten) => ten * 10 + 10))(
  'the ten levels after level %i start with a breather, have another, and end with a peak',
  (ten) => {
    const pars = Array.from({ length: 11 }, (_, i) => open(ten + i).par)
    const [peakBefore = 0, first = 0, , , fourth = 0, fifth = 0] = pars
    expect(first).toBeLessThan(peakBefore)
    expect(fifth).toBeLessThan(fourth)
    expect(pars[10]).toBeGreaterThan(first)
  },
)

const firstWith = (kind: RegExp) =>
  Array.from({ length: 150 }, (_, i) => i + 1).find((level) => kind.test(open(level).garden))

test('stones, gates and molehills come in one after the other', () => {
  expect([firstWith(/o/), firstWith(/[<>^v]/), firstWith(/m/)]).toEqual([5, FIRST_GATE, FIRST_MOLEHILL])
})

test('nobody is stuck in the first twenty levels', () => {
  for (let level = 1; level <= 20; level++)
    for (let seed = 1; seed <= 6; seed++)
      expect([level, carelessly(open(level), chance(seed)).stuck]).toEqual([level, false])
})

test('later levels keep the pattern of the last ten', () => {
  for (let level = 150; level < 160; level++) expect(shapeOf(level + 10)).toEqual(shapeOf(level))
})
