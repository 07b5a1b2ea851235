import { describe, expect, test } from 'vitest'
import type { Moment } from '../../kit/goals.ts'
import { feats, goals } from '../goals.ts'
import { rules, type Site } from '../rules.ts'
import { build, lined } from './people.ts'

const perfectDrop = (site: Site) =>
  rules.act({ ...site, rest: 0, slider: { ...site.slider, off: 0 } }, 'drop')

const feat = (id: string, site: Site) => feats.find((each) => each.id === id)?.of(site)

/** What it says after a change, having said 7 before. */
const firstPass = (before: Site, after: Site) => {
  const moment: Moment<Site> = { before, after, level: 1, isToday: false, hinted: false }
  return goals.find(({ id }) => id === 'first-pass')?.step(7, moment)
}

describe('feats', () => {
  test('count perfect slabs, and those of the longest row', () => {
    const cut = rules.act(lined(5, 12), 'drop')
    expect([feat('row', cut), feat('perfect', cut)]).toEqual([5, 5])
    const later = perfectDrop(perfectDrop(cut))
    expect([feat('row', later), feat('perfect', later)]).toEqual([5, 7])
    expect(feat('row', rules.start(1, 1))).toBe(0)
  })
})

describe('the goal of the first pass', () => {
  test('is one further with every slab, and begins anew when one turns', () => {
    const ready = lined(3)
    expect(firstPass(ready, rules.act(ready, 'drop'))).toBe(8)
    const turned: Site = { ...ready, slider: { ...ready.slider, way: ready.slider.way > 0 ? -1 : 1 } }
    expect(firstPass(ready, turned)).toBe(0)
    expect(firstPass(ready, { ...ready, tick: ready.tick + 1 })).toBe(7)
  })

  test('is not lost as the next slab comes from the other side', () => {
    const sides = new Set<number | undefined>()
    for (let seed = 1; seed <= 8; seed++) {
      const site = build(seed, { error: 0 }, 9)
      const after = perfectDrop(site)
      sides.add(after.slider.way)
      expect(firstPass(site, after), `seed ${seed}`).toBe(8)
    }
    expect([...sides].sort()).toEqual([-1, 1])
  })
})
