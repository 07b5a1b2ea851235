/** Stores the games' summaries of the visitor's progress, for the cards and the line above the grid. */
import { useMemo, useSyncExternalStore } from 'react'
import { fieldsIn } from '../../games/kit/fields.ts'
import { readSummary, type Summary } from '../../games/kit/messages.ts'
import { withStorage } from './storage.ts'
import { SUMMARIES } from './summaries-key.ts'

export type Summaries = ReadonlyMap<string, Summary>

/** Parses stored summaries, the latest last. Invalid ones are dropped. */
function readSummaries(text: string): Summaries {
  const read = Object.entries(fieldsIn(text)).map(([slug, value]) => [slug, readSummary(value)] as const)
  return new Map(read.filter((entry): entry is [string, Summary] => entry[1] !== undefined))
}

/** Moves a game's new summary to the end; an empty one is dropped. */
function withSummary(all: Summaries, slug: string, summary: Summary): Summaries {
  const others = [...all].filter(([other]) => other !== slug)
  return new Map(hasAnything(summary) ? [...others, [slug, summary]] : others)
}

const hasAnything = ({ continues, stars, medal, day }: Summary) =>
  continues || stars > 0 || medal > 0 || day !== ''

const stored = () => withStorage((storage) => storage.getItem(SUMMARIES)) ?? ''

export function keepSummary(slug: string, summary: Summary): void {
  const all = withSummary(readSummaries(stored()), slug, summary)
  const isKept = withStorage((storage) => {
    // Without summaries the inline script must find no entry.
    if (all.size > 0) storage.setItem(SUMMARIES, JSON.stringify(Object.fromEntries(all)))
    else storage.removeItem(SUMMARIES)
    return all.size > 0
  })
  // As the inline script does.
  if (isKept) document.documentElement.dataset['continue'] = ''
}

/** Other tabs may change it. In this tab, pages that show it are rendered again anyway. */
function onChange(changed: () => void): () => void {
  addEventListener('storage', changed)
  return () => removeEventListener('storage', changed)
}

/** Empty during prerendering and hydration. */
export function useSummaries(): Summaries {
  const text = useSyncExternalStore(onChange, stored, () => '')
  return useMemo(() => readSummaries(text), [text])
}
