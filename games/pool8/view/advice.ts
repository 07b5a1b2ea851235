/** Words the coach's advice once the second script has loaded. */
import { potBy, pots } from '../rules/aim.ts'
import type { State } from '../rules/state.ts'
import { played } from '../rules/stroke.ts'
import { techniqueWords } from '../words/calls.ts'
import { late } from './late.ts'

export const adviceWords = (state: State) => late.coachWords?.(state, { potBy, pots, played, techniqueWords })
