/** What a worker knows of its origin: every file of one build, by the address that the host serves it at. */

export interface Manifest {
  readonly kind: 'site' | 'games'
  /** Changes with every file and with the worker itself. */
  readonly build: string
  /** The fingerprint of each file's content; pages are among them. */
  readonly files: Readonly<Record<string, string>>
  /** The files that each page cannot do without. */
  readonly pages: Readonly<Record<string, readonly string[]>>
  /** The page that is shown without a network in place of one that is not kept. */
  readonly offline: string
  /** The pages that are kept from the start, visited or not. */
  readonly basics: readonly string[]
}

/** The page that a worker answers with while a newer one takes over. */
export interface RetryPage {
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}

/** The files whose names change with their content, so that no two builds mean different things by them. */
export const isHashed = (address: string) => /^\/(assets|art)\//.test(address)

const PICTURE = /^\/art\/.+\.(webp|svg)$/
const SMALL = /-small\.webp$/

export const isPicture = (address: string) => PICTURE.test(address)

/** The same picture in its other size. Those that are drawn have none. */
export function otherSize(address: string): string | undefined {
  if (SMALL.test(address)) return address.replace(SMALL, '.webp')
  return address.endsWith('.webp') ? address.replace(/\.webp$/, '-small.webp') : undefined
}

/** Everything that "Keep for offline" stores: every page with what it needs, and each card's picture in one size, the smaller. */
export function everything({ pages, files }: Manifest): string[] {
  const pictures = Object.keys(files).filter(
    (address) => isPicture(address) && (SMALL.test(address) || !files[otherSize(address) ?? '']),
  )
  return [...new Set([...Object.values(pages).flat(), ...pictures, ...Object.keys(pages)])]
}

/** The pages of this build among these addresses, with what they need, and the other files of this build among them. */
export function withNeeds({ pages, files }: Manifest, addresses: readonly string[]): string[] {
  const known = addresses.filter((address) => files[address] !== undefined)
  // A page comes after what it needs: a store that is cut short has no page that lacks something.
  const needs = known.flatMap((address) => pages[address] ?? [])
  const isPage = (address: string) => pages[address] !== undefined
  return [...new Set([...needs, ...known.filter((each) => !isPage(each)), ...known.filter(isPage)])]
}

/** 96 bits: no two files of ours share them. */
const FINGERPRINT_LENGTH = 16

export async function fingerprint(content: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
  const text = btoa(String.fromCharCode(...hash))
  return text.replaceAll('+', '-').replaceAll('/', '_').slice(0, FINGERPRINT_LENGTH)
}
