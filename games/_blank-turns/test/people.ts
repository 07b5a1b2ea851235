/** Simulates players of different skill. */
import { handOf, SKILLS, type HumanErrors, type People, type Who } from '../../kit/test/people.ts'
import { rules, type FlowerBed, type Planting } from '../rules.ts'
import { groupAt } from '../rules/bed.ts'

/** Seconds from one planting to the next. */
const THINKING = 1.3

/** How promising a bed is: points, room, and flowers that are next to one of their kind. */
function worth(state: FlowerBed): number {
  const { bed, points } = state
  let total = points
  for (const [cell, kind] of bed.entries())
    if (kind === null) total += 0.8
    else total += groupAt(bed, cell).length > 1 ? 0.4 : 0
  return total
}

/** The best worth that the next flower, or the next two, can lead to. */
const promise = (state: FlowerBed, ahead: number): number =>
  ahead === 0 || rules.outcome(state) !== 'playing'
    ? worth(state)
    : Math.max(...rules.moves(state).map((cell) => promise(rules.act(state, cell), ahead - 1)))

/** The most promising cell. Looks one flower further with `ahead` 1. */
export function bestCell(state: FlowerBed, ahead: number): Planting | undefined {
  const rated = rules.moves(state).map((cell) => ({ cell, rating: promise(rules.act(state, cell), ahead) }))
  return rated.toSorted((a, b) => b.rating - a.rating)[0]?.cell
}

/** Plants in any free cell. */
function anyCell(state: FlowerBed, { fraction }: HumanErrors): Planting | undefined {
  const free = rules.moves(state)
  return free[Math.floor(fraction() * free.length)]
}

/** Overlooks the good cells the more often, the less exactly this person acts, and plans ahead if able to. */
function choose(who: Exclude<Who, 'idle'>, state: FlowerBed, hand: HumanErrors): Planting | undefined {
  if (who === 'blind') return anyCell(state, hand)
  const { error, ahead } = SKILLS[who]
  return hand.fraction() < error / 7 ? anyCell(state, hand) : bestCell(state, ahead > 1 ? 1 : 0)
}

export const people: People = {
  because: {
    'beginner: Bronze, %': 'A lower bronze would also be won by planting without looking.',
    "expert: median score, times good's": 'Both plan with the two flowers of the queue; nobody can see more.',
  },
  play(who, seed, longest) {
    if (who === 'idle') return { seconds: longest, score: 0, ended: false }
    const hand = handOf(who === 'blind' ? SKILLS.child : SKILLS[who], seed)
    let state = rules.start(seed, 1)
    while (rules.outcome(state) === 'playing' && state.planted * THINKING < longest) {
      const cell = choose(who, state, hand)
      if (cell !== undefined) state = rules.act(state, cell)
    }
    const ended = rules.outcome(state) !== 'playing'
    return { seconds: state.planted * THINKING, score: state.points, ended }
  },
}
