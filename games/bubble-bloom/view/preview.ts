/** Predicts the effect of a shot before it is fired. */
import { fieldOf, type State } from '../rules.ts'
import { plant, type Effect } from '../rules/bursting.ts'
import { fly, type SeedFlight } from '../rules/flight.ts'

export interface Preview extends SeedFlight, Effect {}

/** Called every frame; recomputes only when the state or the aim has changed. */
export function createPreview(): (state: State, aim: number) => Preview {
  let last: { state: State; aim: number; preview: Preview } | undefined
  return (state, aim) => {
    if (last?.state === state && last.aim === aim) return last.preview
    const field = fieldOf(state.bed)
    const flight = fly(field, state.sunk, aim)
    const preview = { ...flight, ...plant(field, flight.cell, state.hand[0]?.kind ?? 1) }
    last = { state, aim, preview }
    return preview
  }
}
