import { expect, test, vi } from 'vitest'
import type { DeferredOptions } from '../deferred/contract.ts'
import { watchStrongSigns } from '../deferred/watch-strong-signs.ts'
import { hasStrongSigns } from '../page/strong-signs.ts'
import { strongSignsSwitch } from '../pages/strong-signs-switch.ts'
import type { PlayerSettings } from '../save/save-store.ts'

/** A system that asks for more contrast, or does not. Returns the listeners for a change. */
function stubSystem(matches: boolean) {
  const changed: (() => void)[] = []
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(prefers-contrast: more)' && matches,
    addEventListener: (_kind: string, does: () => void) => void changed.push(does),
  }))
  return changed
}

const settingsOf = (strongSigns: boolean | undefined) => ({ strongSigns }) as PlayerSettings

test.each([
  [undefined, false, false],
  [undefined, true, true],
  [true, false, true],
  [false, true, false],
])('set to %s on a system with more contrast %s, strong signs are %s', (set, system, strong) => {
  stubSystem(system)
  expect(hasStrongSigns(settingsOf(set))).toBe(strong)
})

test.each([
  [undefined, false, true],
  [true, false, undefined],
  [undefined, true, false],
  [false, true, undefined],
])('a press of the switch, from %s with more contrast %s, stores %s', (from, system, to) => {
  stubSystem(system)
  let settings = settingsOf(from)
  const done: string[] = []
  const { on, does } = strongSignsSwitch({
    saveStore: {
      settings,
      set: (change: Partial<PlayerSettings>) => void (settings = { ...settings, ...change }),
    },
    wear: () => void done.push('wear'),
    recard: () => void done.push('recard'),
  } as unknown as DeferredOptions<unknown, unknown>)
  does()
  expect(settings.strongSigns).toBe(to)
  expect(hasStrongSigns(settings)).toBe(!on)
  expect(done).toEqual(['wear', 'recard'])
})

test('the game is redrawn when the system changes, or a different tab', () => {
  const changed = stubSystem(false)
  const stored: (() => void)[] = []
  vi.stubGlobal('addEventListener', (_kind: string, does: () => void) => void stored.push(does))
  const wear = vi.fn<() => void>()
  const recard = vi.fn<() => void>()
  watchStrongSigns({ wear, recard })
  for (const does of changed) does()
  expect([wear.mock.calls.length, recard.mock.calls.length]).toEqual([1, 1])
  for (const does of stored) does()
  expect([wear.mock.calls.length, recard.mock.calls.length]).toEqual([2, 1])
})
