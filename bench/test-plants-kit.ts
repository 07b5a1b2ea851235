/** Faults in the kit of the games. */
import { KIT, type TestPlant } from './test-areas.ts'

/** `file` is a path in the kit; its first folder is the area. */
const plant = (name: string, file: string, find: string, replace: string): TestPlant => ({
  name,
  area: `kit/${file.slice(0, file.lastIndexOf('/'))}`,
  stages: KIT,
  edits: [{ file: `games/kit/${file}`, find, replace }],
})

export const KIT_PLANTS: readonly TestPlant[] = [
  plant('a log has any number of entries', 'replay/log.ts', '  if (count > MOST_ENTRIES) bad()\n', ''),
  plant(
    'a link for a day has any seed',
    'deferred/challenge/check-challenge.ts',
    'seed !== round.seed || level !== round.level',
    'level !== round.level',
  ),
  plant(
    'an unfinished round is a challenge',
    'deferred/challenge/check-challenge.ts',
    "    if (rules.outcome(end) === 'playing') throw new Unfinished<State, Action>({ ...challenge, start })\n",
    '',
  ),
  plant(
    'an accepted challenge forgets its day',
    'deferred/challenge/challenges.ts',
    'rounds.meet({ seed, level, day, rival',
    'rounds.meet({ seed, level, rival',
  ),
  plant(
    'merged saves lose the better result of the day',
    'save/save.ts',
    '{ ...one, best: Math.max(one.best, other.best) }',
    'one',
  ),
  plant(
    'merged saves keep the recent results with fewer rounds',
    'save/save.ts',
    'roundsOf(save) >= roundsOf(other) ? save.recent : other.recent',
    'save.recent',
  ),
  plant('merged saves lose the look', 'save/save.ts', '  look: one.look ?? other.look,\n', ''),
  plant('the limiter lets −0.1 dBFS pass', 'sound/mixer.ts', 'CEILING = 0.89', 'CEILING = 0.99'),
  plant('a fanfare does not duck the music', 'sound/mixer.ts', 'DUCKED = 0.25', 'DUCKED = 1'),
  plant(
    'after a sleep, music plays all missed notes',
    'sound/conductor.ts',
    '      if (now > began + beatsOf(score) * beat + AHEAD) began = now - beatsOf(score) * beat\n',
    '',
  ),
  plant(
    'the music switch leaves the sound muted',
    'deferred/music/music.ts',
    'saveStore.set({ muted: false, music: true })',
    'saveStore.set({ music: true })',
  ),
  plant(
    'a finished round is resumed',
    'round/resume.ts',
    "opening?.state && rules.outcome(opening.state) === 'playing' ? opening",
    'opening?.state ? opening',
  ),
  plant(
    'a second attempt at the daily round replaces the first result',
    'round/record-result.ts',
    'first: today?.first ?? result',
    'first: result',
  ),
  plant(
    'an abandoned round opens when it is made',
    'solver/level-cache.ts',
    '      if (id !== latest) return\n',
    '',
  ),
  plant(
    'a locked look can be chosen',
    'pages/looks-page.ts',
    'isUnlocked(look, reached, solved)',
    'isUnlocked(look, goals.length, solved)',
  ),
  plant(
    'the picker locks the last open level',
    'pages/picker.ts',
    'const isOpen = level <= open',
    'const isOpen = level < open',
  ),
  plant(
    'a dead end is reported for a position that has been left',
    'announce/dead-ends.ts',
    'if (!found || rounds.session.state !== state) return',
    'if (!found) return',
  ),
  plant(
    'a second finger takes over a drag',
    'input/pointer.ts',
    'if (id !== undefined || event.button !== 0) return',
    'if (event.button !== 0) return',
  ),
  plant(
    'an old bitmap is stretched when the stage changes size',
    'paint/sprite.ts',
    'new Map(isSameSize ? [...former, ...cache] : [])',
    'new Map([...former, ...cache])',
  ),
  plant(
    'whole numbers include their upper bound plus a half',
    'rules/shape.ts',
    'Number.isInteger(value) && Number(value) >= least && Number(value) <= most',
    'Number(value) >= least && Number(value) < most + 1',
  ),
]
