import { expect, test } from 'vitest'
import { lightAt, SKIES } from '../view/light.ts'

test('the sky changes without a jump up to storey 400', () => {
  const used = new Set<number>()
  for (let storey = -3; storey < 400; storey += 0.5) {
    const [now, soon] = [lightAt(storey), lightAt(storey + 0.5)]
    used.add(now.sky)
    expect(Math.abs(now.dark - soon.dark)).toBeLessThan(0.05)
    // At a change of sky, the blend has reached 1.
    const [from, to] = now.sky === soon.sky ? [now.blend, soon.blend] : [now.blend, 1 + soon.blend]
    expect(Math.abs(from - to), `storey ${storey}`).toBeLessThan(0.1)
    expect([now.sky, now.next]).toContain(soon.sky)
  }
  expect(used.size).toBe(SKIES.length)
})
