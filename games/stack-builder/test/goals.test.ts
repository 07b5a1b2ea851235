import { describe, expect, test } from 'vitest'
import { feats } from '../goals.ts'
import { rules, type BuildingSite } from '../rules.ts'
import { lined } from './people.ts'

const perfectDrop = (site: BuildingSite) =>
  rules.act({ ...site, rest: 0, slider: { ...site.slider, off: 0 } }, 'drop')

const feat = (id: string, site: BuildingSite) => feats.find((each) => each.id === id)?.of(site)

describe('feats', () => {
  test('report the longest perfect streak and the golden storeys', () => {
    const cut = rules.act(lined(3, 12), 'drop')
    expect([feat('row', cut), feat('golden', cut)]).toEqual([3, 0])
    expect(feat('row', perfectDrop(perfectDrop(cut)))).toBe(3)
    expect(feat('row', rules.start(1, 1))).toBe(0)
    expect(feat('golden', perfectDrop(lined(4)))).toBe(2)
  })
})
