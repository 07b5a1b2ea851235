/** The tuning panel: sliders on the left, results on the right, and the changed code. */
import { find, make } from '../../../games/kit/paint/elements.ts'
import type { SimulationEvent } from '../events.ts'
import type { PanelData } from '../panel.ts'
import { changedLines, type Changes } from '../replace.ts'
import { showResults } from './plots.ts'
import { NO_RESULTS, withEvent, type Results } from './results.ts'
import { createSliders } from './sliders.ts'

/** A slider that moves asks for one simulation, not for fifty. */
const DEBOUNCE_MS = 150
const COUNTS = [10, 40, 200]

const { slug, source, numbers } = JSON.parse(find(document, '#data').textContent) as PanelData

/** Reports the results so far after every part of the answer. */
async function simulate(
  changes: Changes,
  rounds: number,
  signal: AbortSignal,
  show: (results: Results) => void,
): Promise<void> {
  const response = await fetch(`/tune/${slug}/run`, {
    method: 'POST',
    body: JSON.stringify({ changes, rounds }),
    signal,
  })
  if (!response.ok || !response.body) throw new Error(await response.text())
  let [results, rest] = [NO_RESULTS, '']
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const lines = (rest + value).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) results = withEvent(results, JSON.parse(line) as SimulationEvent)
    show(results)
  }
}

let [before, after] = [NO_RESULTS, NO_RESULTS]
let calledOff = new AbortController()
let timer: ReturnType<typeof setTimeout> | undefined

const sliders = createSliders(numbers, () => update())
const status = make('p', { role: 'status' })
const plots = make('div', { class: 'plots' })
const code = make('pre', { tabindex: 0, 'aria-label': 'Changed lines' })
const copy = make('button', { type: 'button' }, 'Copy as code')
const reset = make('button', { type: 'button' }, 'Reset all')
const count = make('select', { 'aria-label': 'Rounds of each player' })
count.append(...COUNTS.map((rounds) => make('option', { value: rounds }, `${rounds} rounds each`)))

const hasChanges = () => Object.keys(sliders.changes()).length > 0

function show(): void {
  const { hasEnded, failure } = after
  status.textContent = failure ? 'Failed.' : hasEnded ? 'Done.' : 'Playing…'
  plots.replaceChildren(...showResults(before, after))
}

async function run(): Promise<void> {
  calledOff.abort()
  calledOff = new AbortController()
  const { signal } = calledOff
  const rounds = Number(count.value)
  after = NO_RESULTS
  show()
  try {
    // The shipped numbers are simulated once for each number of rounds.
    if (!before.hasEnded) await simulate({}, rounds, signal, (results) => (before = results))
    if (!hasChanges()) after = before
    else await simulate(sliders.changes(), rounds, signal, (results) => ((after = results), show()))
    show()
  } catch (error) {
    if (!signal.aborted) status.textContent = String(error)
  }
}

function update(): void {
  code.textContent = changedLines(source, numbers, sliders.changes()) || 'Nothing has changed.'
  copy.disabled = reset.disabled = !hasChanges()
  clearTimeout(timer)
  timer = setTimeout(() => void run(), DEBOUNCE_MS)
}

count.addEventListener('change', () => {
  before = NO_RESULTS
  update()
})
reset.addEventListener('click', sliders.reset)
copy.addEventListener('click', () => {
  void navigator.clipboard.writeText(code.textContent).then(() => (status.textContent = 'Copied.'))
})

find(document, 'main').append(
  make(
    'div',
    { class: 'panel' },
    sliders.element,
    make('div', { class: 'results' }, make('div', { class: 'bar' }, count, reset, copy, status), code, plots),
  ),
)
update()
