import { describe, expect, test } from 'vitest'
import { SLAB } from '../rules/curve.ts'
import { rules, type Site, type Slider } from '../rules.ts'
import { FOUNDATION } from '../rules/slab.ts'
import { soundsOf } from '../view/sounds.ts'
import { lined } from './people.ts'

const tick = (site: Site) => rules.tick?.(site) ?? site
const dropped = (site: Site) => soundsOf(site, rules.act(site, 'drop'))
const chimes = (site: Site) =>
  dropped(site).flatMap((sound) => (sound.name === 'chime' ? [sound.step ?? 0] : []))
const plucks = (site: Site) => dropped(site).filter(({ name }) => name === 'pluck').length

/** What is heard as such a slab begins to slide. */
const setOut = (change: Partial<Slider>) => {
  const site = lined(2)
  const waiting: Site = { ...site, rest: 1, slider: { ...site.slider, off: -SLAB.reach, ...change } }
  return soundsOf(waiting, tick(waiting)).map(({ name }) => name)
}

/** A tower of so many storeys, with no lamp lit. */
const calm = (storeys: number): Site => ({
  ...lined(0),
  tower: Array.from({ length: storeys + 1 }, () => FOUNDATION),
})

describe('sounds', () => {
  test('each perfect drop is a step higher than the last, until the scale begins its last octave again', () => {
    const notes = Array.from({ length: 12 }, (_, i) => chimes({ ...lined(0), streak: i })[0] ?? Number.NaN)
    expect(notes.slice(1).map((note, i) => note - (notes[i] ?? 0))).toEqual(
      Array.from({ length: 11 }, () => 1),
    )
    expect(chimes({ ...lined(0), streak: 12 })[0]).toBeLessThan(notes[11] ?? 0)
  })

  test('a streak grows from a note to a chord, and a cut has none', () => {
    expect([0, 1, 2, 6].map((streak) => chimes(lined(streak)).length)).toEqual([1, 2, 3, 3])
    expect(chimes(lined(3, 12))).toEqual([])
    expect(dropped(lined(3, 12)).map(({ name }) => name)).toContain('thud')
  })

  test('someone who only listens hears when the slab is lined up', () => {
    let site = lined(2, -20)
    const heard: number[] = []
    for (let i = 0; i < 40; i++) {
      const next = tick(site)
      if (soundsOf(site, next).some(({ name }) => name === 'tick')) heard.push(next.slider.off)
      site = next
    }
    expect(heard).toHaveLength(1)
    expect(Math.abs(heard[0] ?? 999)).toBeLessThanOrEqual(site.slider.speed)
  })

  test('a new zone is greeted, and so is the fever; in it, gold rings', () => {
    expect([plucks(calm(6)), plucks(calm(9)), plucks({ ...calm(6), lamps: 7 })]).toEqual([0, 4, 4])
    expect(plucks({ ...calm(6), lamps: 8, fever: true })).toBe(1)
  })

  test('a slab that is not a plain one is heard as it sets out', () => {
    expect([{}, { keystone: true }, { rushing: true }, { ice: true }].map(setOut)).toEqual([
      [],
      ['pluck', 'pluck'],
      ['swish'],
      ['tick'],
    ])
  })
})
