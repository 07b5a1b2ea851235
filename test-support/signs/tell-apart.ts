/** Tells the pieces of games apart in a page of a real browser. */
import type { Page } from '@playwright/test'
import type { Pieces } from '../../games/kit/test/pieces.ts'
import { bundlePieces } from './bundle.ts'
import type { sheetOf, SignResult, tellApart } from './draw-pieces.ts'

/** What the script of `bundle.ts` puts into the page. */
interface SignsWindow {
  readonly signs: {
    readonly tellApart: typeof tellApart
    readonly sheetOf: typeof sheetOf
    readonly pieces: Readonly<Record<string, readonly Pieces[]>>
  }
}

export interface SignTests {
  tellApart(folder: string, look: string, strong: boolean, mostGrounds: number): Promise<SignResult[]>
  /** A PNG of all pieces as a data URL, for the eye. */
  sheet(folder: string, look: string): Promise<string>
}

/** Larger pixels, so that a person sees them. */
const ZOOM = 3

export async function openSignTests(page: Page, folders: readonly string[]): Promise<SignTests> {
  await page.addScriptTag({ content: await bundlePieces(folders) })
  return {
    tellApart: (folder, look, strong, mostGrounds) =>
      page.evaluate(
        ([folder, look, strong, mostGrounds]) => {
          const { signs } = globalThis as unknown as SignsWindow
          return signs.tellApart(signs.pieces[folder] ?? [], look, strong, mostGrounds)
        },
        [folder, look, strong, mostGrounds] as const,
      ),
    sheet: (folder, look) =>
      page.evaluate(
        ([folder, look, zoom]) => {
          const { signs } = globalThis as unknown as SignsWindow
          return signs.sheetOf(signs.pieces[folder] ?? [], look, zoom)
        },
        [folder, look, ZOOM] as const,
      ),
  }
}

/** The two pieces that are told apart by the smallest margin. */
export function weakestOf(results: readonly SignResult[]): SignResult {
  const [first] = results
  if (!first) throw new Error('No piece was drawn.')
  return results.reduce((weakest, result) => (result.margin < weakest.margin ? result : weakest), first)
}

export const describeResult = ({ name, rival, vision, margin }: SignResult) =>
  `${name} / ${rival}, ${vision}: ${margin.toFixed(2)}`
