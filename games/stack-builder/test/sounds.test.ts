import { describe, expect, test } from 'vitest'
import { SLAB } from '../rules/curve.ts'
import { rules, type BuildingSite, type Slider } from '../rules.ts'
import { FOUNDATION } from '../rules/slab.ts'
import { soundsOf } from '../view/sounds.ts'
import { lined } from './people.ts'

const tick = (site: BuildingSite) => rules.tick?.(site) ?? site
const soundsOfDrop = (site: BuildingSite) => soundsOf(site, rules.act(site, 'drop'))
const chimes = (site: BuildingSite) =>
  soundsOfDrop(site).flatMap((sound) => (sound.name === 'chime' ? [sound.step ?? 0] : []))
const plucks = (site: BuildingSite) => soundsOfDrop(site).filter(({ name }) => name === 'pluck').length

/** Sounds as a slab starts to slide. */
const soundsOfStart = (change: Partial<Slider>) => {
  const site = lined(2)
  const waiting: BuildingSite = { ...site, rest: 1, slider: { ...site.slider, off: -SLAB.reach, ...change } }
  return soundsOf(waiting, tick(waiting)).map(({ name }) => name)
}

/** A tower of this many storeys with no lamp lit. */
const calm = (storeys: number): BuildingSite => ({
  ...lined(0),
  tower: Array.from({ length: storeys + 1 }, () => FOUNDATION),
})

describe('sounds', () => {
  test('climb a step with each perfect drop, up to the top of the scale', () => {
    const notes = Array.from({ length: 12 }, (_, i) => chimes({ ...lined(0), streak: i })[0] ?? Number.NaN)
    expect(notes.slice(1).map((note, i) => note - (notes[i] ?? 0))).toEqual(
      Array.from({ length: 11 }, () => 1),
    )
    expect(chimes({ ...lined(0), streak: 12 })[0]).toBeLessThan(notes[11] ?? 0)
  })

  test('grow from a note to a chord in a streak, and a cut has no chime', () => {
    expect([0, 1, 2, 6].map((streak) => chimes(lined(streak)).length)).toEqual([1, 2, 3, 3])
    expect(chimes(lined(3, 12))).toEqual([])
    expect(soundsOfDrop(lined(3, 12)).map(({ name }) => name)).toContain('thud')
  })

  test('tick once when the slab lines up', () => {
    let site = lined(2, -20)
    const tickOffsets: number[] = []
    for (let i = 0; i < 40; i++) {
      const next = tick(site)
      if (soundsOf(site, next).some(({ name }) => name === 'tick')) tickOffsets.push(next.slider.off)
      site = next
    }
    expect(tickOffsets).toHaveLength(1)
    expect(Math.abs(tickOffsets[0] ?? 999)).toBeLessThanOrEqual(site.slider.speed)
  })

  test('greet a new zone and a fever, and ring for gold', () => {
    expect([plucks(calm(6)), plucks(calm(9)), plucks({ ...calm(6), lamps: 7 })]).toEqual([0, 4, 4])
    expect(plucks({ ...calm(6), lamps: 8, fever: true })).toBe(1)
  })

  test('announce a special slab as it starts to slide', () => {
    expect([{}, { keystone: true }, { rushing: true }, { ice: true }].map(soundsOfStart)).toEqual([
      [],
      ['pluck', 'pluck'],
      ['swish'],
      ['tick'],
    ])
  })
})
