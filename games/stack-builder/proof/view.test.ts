import { describe, expect, test } from 'vitest'
import { build, ticksToBest } from './people.ts'
import { rules, type Site } from '../rules.ts'
import { RAINBOW, shadeOf } from '../view/shades.ts'
import { lightAt, SKIES } from '../view/skies.ts'
import { soundsOf } from '../view/sounds.ts'
import { dip, isWhole } from '../view/tower.ts'
import { say, tally, verdict } from '../words.ts'

const tick = (site: Site) => rules.tick?.(site) ?? site

/** A tower of so many storeys with its next slab lined up to the tick. */
function lined(storeys: number, late = 0): Site {
  let site = build(1, { error: 0 }, storeys)
  for (let i = ticksToBest(site) + late; i > 0; i--) site = tick(site)
  return site
}

const dropped = (site: Site) => soundsOf(site, rules.act(site, 'drop'))
const chimes = (site: Site) =>
  dropped(site).flatMap((sound) => (sound.name === 'chime' ? [sound.step ?? 0] : []))
const plucks = (site: Site) => dropped(site).filter(({ name }) => name === 'pluck').length

describe('sounds', () => {
  test('each perfect drop is a step higher than the last, until the scale begins its last octave again', () => {
    const notes = Array.from({ length: 12 }, (_, i) => chimes(lined(i))[0] ?? Number.NaN)
    expect(notes.slice(1).map((note, i) => note - (notes[i] ?? 0))).toEqual(
      Array.from({ length: 11 }, () => 1),
    )
    expect(chimes(lined(12))[0]).toBeLessThan(notes[11] ?? 0)
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

  test('a new zone is greeted', () => {
    expect([plucks(lined(8)), plucks(lined(9)), plucks(lined(10))]).toEqual([0, 4, 0])
  })
})

describe('words', () => {
  test('tell where the tower is, how wide it still is, and how well it goes', () => {
    expect(say(lined(0))).toBe('Garden, slab 100% by 100%')
    const late = rules.act(lined(3, 12), 'drop')
    expect(say(late)).toMatch(/^Garden, slab \d\d% by 100%$|^Garden, slab 100% by \d\d%$/)
    expect(say(lined(24))).toBe('Clouds, slab 100% by 100%, perfect 24 in a row')
    expect([tally(lined(1)), tally(lined(2))]).toEqual(['', 'Perfect ×2'])
    expect(verdict(lined(95))).toBe('Among the stars')
  })
})

describe('the picture', () => {
  test('the sky never jumps, all the way up and beyond', () => {
    const used = new Set<number>()
    for (let storey = -3; storey < 400; storey += 0.5) {
      const [now, soon] = [lightAt(storey), lightAt(storey + 0.5)]
      used.add(now.sky)
      expect(Math.abs(now.dark - soon.dark)).toBeLessThan(0.05)
      // At the change one sky has become the other altogether.
      const [from, to] = now.sky === soon.sky ? [now.blend, soon.blend] : [now.blend, 1 + soon.blend]
      expect(Math.abs(from - to), `storey ${storey}`).toBeLessThan(0.1)
      expect([now.sky, now.next]).toContain(soon.sky)
    }
    expect(used.size).toBe(SKIES.length)
  })

  test('a landing presses the top down most, and has died away within a second', () => {
    expect(dip(0, 0.2, 0)).toBeCloseTo(0.2)
    expect(Math.abs(dip(0, 0.2, 3))).toBeLessThan(0.06)
    expect(dip(1, 0.2, 0)).toBe(0)
  })

  test('lights are on in the storeys that lost nothing', () => {
    const { tower } = rules.act(lined(3, 12), 'drop')
    expect(tower.map((_, storey) => isWhole(tower, storey))).toEqual([false, true, true, true, false])
  })

  test('neighbouring storeys differ in colour, and the rainbow closes', () => {
    for (let storey = 0; storey < RAINBOW * 2; storey++)
      expect(shadeOf(storey).left).not.toBe(shadeOf(storey + 1).left)
    expect(shadeOf(RAINBOW)).toBe(shadeOf(0))
  })
})
