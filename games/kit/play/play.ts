/**
 * Bundles what accompanies a round and no first picture needs: floating words. One script for all games, which the
 * deferred script loads as soon as it runs.
 */
import type { DeferredOptions } from '../deferred/contract.ts'
import { createWords } from './words.ts'

export function createPlay<State, Action>({ stage }: DeferredOptions<State, Action>): void {
  stage.createWords = createWords
}
