/** What the visitor has in which game: told by the games, kept by the site, shown on cards and above the grid. */
import { useMemo, useSyncExternalStore } from 'react'
import { fieldsIn } from '../../games/kit/fields.ts'
import { readSummary, type Summary } from '../../games/kit/messages.ts'
import { withStorage } from './storage.ts'
import { SUMMARIES } from './summaries-key.ts'

export type Summaries = ReadonlyMap<string, Summary>

/** The latest at the end. Whatever is no summary is left out. */
export function readSummaries(text: string): Summaries {
  const read = Object.entries(fieldsIn(text)).map(([slug, value]) => [slug, readSummary(value)] as const)
  return new Map(read.filter((entry): entry is [string, Summary] => entry[1] !== undefined))
}

/** With one game's put at the end; a game in which there is nothing is left out. */
export function withSummary(all: Summaries, slug: string, has: Summary): Summaries {
  const others = [...all].filter(([other]) => other !== slug)
  return new Map(hasAnything(has) ? [...others, [slug, has]] : others)
}

const hasAnything = ({ continues, stars, medal, day }: Summary) =>
  continues || stars > 0 || medal > 0 || day !== ''

const kept = () => withStorage((storage) => storage.getItem(SUMMARIES)) ?? ''

export function keepSummary(slug: string, has: Summary): void {
  const all = withSummary(readSummaries(kept()), slug, has)
  const isKept = withStorage((storage) => {
    // Where there is nothing to say, the inline script must find nothing.
    if (all.size > 0) storage.setItem(SUMMARIES, JSON.stringify(Object.fromEntries(all)))
    else storage.removeItem(SUMMARIES)
    return all.size > 0
  })
  // As the inline script of a page does it.
  if (isKept) document.documentElement.dataset['stopped'] = ''
}

/** Another tab may change it; in this one, a page that shows it is rendered anew anyway. */
function onChange(changed: () => void): () => void {
  addEventListener('storage', changed)
  return () => removeEventListener('storage', changed)
}

/** None in a prerendered page, and in the first render that takes it over. */
export function useSummaries(): Summaries {
  const text = useSyncExternalStore(onChange, kept, () => '')
  return useMemo(() => readSummaries(text), [text])
}
