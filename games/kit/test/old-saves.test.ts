/** Opens saves recorded by the previous version, which had no goals made for days and weeks. */
import { expect, test } from 'vitest'
import { game as birdify } from '../../birdify/game.ts'
import { game as pushIt } from '../../push-it/game.ts'
import type { Game } from '../game.ts'
import { isUnlocked, reachedOf } from '../round/goal-progress.ts'
import { realTimeFormat, turnFormat, type RoundFormat } from '../round/resume.ts'
import { createRounds } from '../round/rounds.ts'
import { highest } from '../save/records.ts'
import { readSave, type Save } from '../save/save.ts'
import { createSaveStore } from '../save/save-store.ts'
import { guardStorage } from '../save/storage.ts'
import { memory } from './memory.ts'

const ARCADE =
  '{"version":3,"level":1,"best":{"1":64},"stars":{},"days":{"2026-11-12":1,"2026-11-14":2,"2026-11-15":3},"goals":{"starters":3,"five":5,"berries":25,"bubble":1,"nightfall":1,"shaves":3,"flight":1,"golden":10,"sunrise":1,"today":17,"greedy":12,"hornets":20},"feats":{"gaps":41,"chain":12,"shaves":5},"totals":{"rounds":38,"seconds":1893,"wins":0,"unaided":0,"row":0},"recent":{"results":[12,3,64],"row":0},"today":{"day":"2026-11-15","first":12,"best":64},"look":"bunting"}'
const PUZZLE =
  '{"version":3,"level":43,"best":{"1":3,"2":7},"stars":{"1":3,"2":2,"41":3,"42":1},"days":{"2026-11-15":1},"goals":{"solve":1,"two":2,"stars":1,"pots":40,"row":2,"detour":1,"solved":30,"perfect":22},"feats":{"pushes":31},"totals":{"rounds":50,"seconds":4100,"wins":44,"unaided":40,"row":12},"recent":{"results":[3,2,1],"row":3},"look":"moonlight"}'

const ENVIRONMENT = { newSeed: () => 1, today: () => '2026-11-16' }

function reopened(slug: string, game: Game<unknown, unknown>, format: RoundFormat, text: string) {
  const storage = memory({ [`arcade.${slug}`]: text })
  const saveStore = createSaveStore(
    slug,
    guardStorage(() => storage),
    ENVIRONMENT,
  )
  const rounds = createRounds(slug, game, saveStore, ENVIRONMENT, format)
  rounds.again()
  return { save: readSave(storage.kept.get(`arcade.${slug}`) ?? '').save, rounds }
}

/** The ids of the goals reached and the looks unlocked. */
const earned = ({ goals = [], looks = [] }: Game<unknown, unknown>, save: Save) => {
  const reached = reachedOf(goals, save.goals).map(({ id }) => id)
  const worn = looks.filter((look) => isUnlocked(look, reached.length, highest(save.stars)))
  return { reached, looks: worn.map(({ id }) => id) }
}

test.each([
  ['birdify', birdify, realTimeFormat, ARCADE, 10, 6],
  ['push-it', pushIt, turnFormat, PUZZLE, 6, 5],
] as unknown as readonly (readonly [string, Game<unknown, unknown>, RoundFormat, string, number, number])[])(
  'a save of %s keeps its records, goals and looks',
  (slug, game, format, text, goals, looks) => {
    const { version, ...old } = JSON.parse(text) as Save & { version: number }
    const { save, rounds } = reopened(slug, game, format, text)
    expect(version).toBe(3)
    expect(save).toMatchObject(old)
    expect(earned(game, save)).toEqual(earned(game, old))
    expect(earned(game, save).reached).toHaveLength(goals)
    expect(earned(game, save).looks).toHaveLength(looks)
    // The new goals fill the free places at once.
    expect(rounds.progress.open).toHaveLength(3)
    expect(Object.keys(save.made).length).toBeGreaterThan(0)
  },
)
