/** Sixty faults across all areas: `test-faults.ts` checks that the tests catch them. */
import type { TestPlant } from './test-areas.ts'
import { GAME_PLANTS } from './test-plants-games.ts'
import { KIT_PLANTS } from './test-plants-kit.ts'
import { SERVICE_PLANTS } from './test-plants-services.ts'

export const TEST_PLANTS: readonly TestPlant[] = [...KIT_PLANTS, ...GAME_PLANTS, ...SERVICE_PLANTS]
