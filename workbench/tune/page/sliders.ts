/** Creates a slider and a field for each number of a curve. */
import { make } from '../../../games/kit/paint/elements.ts'
import type { Changes, CurveNumber } from '../replace.ts'

export interface Sliders {
  readonly element: HTMLElement
  changes(): Changes
  reset(): void
}

/** From zero to twice the value, in steps that are as fine as the number is written. */
export function rangeOf(value: number): { least: number; most: number; step: number } {
  const decimals = String(value).split('.')[1]?.length ?? 0

  const far = value === 0 ? 10 : 2 * value
  return { least: Math.min(0, far), most: Math.max(0, far), step: 10 ** -decimals }
}

/** 'SPEED[2][1]' belongs to 'SPEED'. */
const groupOf = (name: string) => /^[\w$]+/.exec(name)?.[0] ?? name

export function createSliders(numbers: readonly CurveNumber[], changed: () => void): Sliders {
  const current = new Map<string, number>()
  const resets: (() => void)[] = []

  function row({ name, value, note }: CurveNumber): HTMLElement {
    const { least, most, step } = rangeOf(value)
    const label = name.slice(groupOf(name).length).replace(/^\./, '') || name
    const slider = make('input', { type: 'range', min: least, max: most, step, 'aria-label': name })
    const field = make('input', { type: 'number', step: 'any', 'aria-label': `${name}, exactly` })
    const undo = make('button', { type: 'button', 'aria-label': `Reset ${name}` }, '↺')
    const line = make('div', { class: 'number' }, make('span', {}, label), slider, field, undo)

    function show(wanted: number): void {
      slider.value = String(wanted)
      field.value = String(wanted)
      line.classList.toggle('changed', wanted !== value)
      undo.disabled = wanted === value
      if (wanted === value) current.delete(name)
      else current.set(name, wanted)
    }
    function set(wanted: number): void {
      if (!Number.isFinite(wanted)) return
      show(wanted)
      changed()
    }
    slider.addEventListener('input', () => set(slider.valueAsNumber))
    field.addEventListener('input', () => set(field.valueAsNumber))
    undo.addEventListener('click', () => set(value))
    resets.push(() => show(value))
    show(value)
    return make('div', {}, ...(note ? [make('p', { class: 'note' }, note)] : []), line)
  }

  const groups = Object.entries(Object.groupBy(numbers, ({ name }) => groupOf(name)))
  return {
    element: make(
      'form',
      { class: 'sliders', autocomplete: 'off' },
      ...groups.map(([name, list = []]) =>
        make('fieldset', {}, make('legend', {}, name), ...list.map((number) => row(number))),
      ),
    ),
    changes: () => Object.fromEntries(current),
    reset() {
      for (const reset of resets) reset()
      changed()
    },
  }
}
