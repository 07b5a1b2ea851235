/** Strokes to choose from: pots, the surest first, then those that at least touch the right ball. */
import { ideas } from './ideas.ts'
import { type Idea, other, type State } from './state.ts'
import { played } from './stroke.ts'

/** Ways to play a few pots, one of which may keep the cue ball out of the pocket. */
const MOST_IDEAS = 24

/** None of them is a foul or loses the frame, under the real physics and the real referee, unless all do. */
export function offers(state: State): readonly Idea[] {
  const all = ideas(state, MOST_IDEAS)
  if (state.breaking) return all
  const fair: Idea[] = []
  for (const idea of all) {
    // Ideas for the same pot have the same margin: the first one that will do is enough.
    if (idea.margin > 0 && fair.some(({ margin }) => margin === idea.margin)) continue
    const { news, winner } = played(state, idea)
    if (news?.kind !== 'foul' && winner !== other(state.turn)) fair.push(idea)
  }
  return fair.length > 0 ? fair.sort((a, b) => b.margin - a.margin) : all
}
