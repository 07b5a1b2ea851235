/** Collects a whole garden as planted, by flying through it with a bird that never crashes. */
import { rules } from '../rules.ts'
import type { Flight } from '../rules/state.ts'

export function growGarden(seed: number, until: number): Flight {
  let flight = rules.start(seed, 1)
  const [canes, hornets, treats] = [new Map(), new Map(), new Map()] as [
    Map<number, Flight['canes'][number]>,
    Map<number, Flight['hornets'][number]>,
    Map<number, Flight['treats'][number]>,
  ]
  while (flight.x < until) {
    for (const cane of flight.canes) canes.set(cane.id, { ...cane, bent: 0 })
    for (const hornet of flight.hornets) hornets.set(hornet.id, hornet)
    for (const treat of flight.treats) treats.set(treat.id, treat)
    const passed = {
      ...flight,
      y: -30,
      fall: 0,
      crash: null,
      bubble: false,
      stop: 0,
      gaps: flight.canes[0]?.id ?? 0,
      x: flight.x + 290,
    }
    flight = rules.tick?.(passed) ?? passed
  }
  return {
    ...flight,
    canes: [...canes.values()],
    hornets: [...hornets.values()],
    treats: [...treats.values()],
  }
}
