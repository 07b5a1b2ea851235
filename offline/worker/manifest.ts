/** Describes one build of an origin to its worker: every file, by the address at which the host serves it. */

export interface Manifest {
  readonly kind: 'site' | 'games'
  /** Changes with every file and with the worker itself. */
  readonly build: string
  /** Fingerprints of the content of all files, including pages. */
  readonly files: Readonly<Record<string, string>>
  /** The files that each page needs. */
  readonly pages: Readonly<Record<string, readonly string[]>>
  /** The page shown without a network instead of a page that is not kept. */
  readonly offline: string
  /** Pages that are kept from the start, visited or not. */
  readonly basics: readonly string[]
}

/** The page that a worker serves while a newer one takes over. */
export interface RetryPage {
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}

/** Files with a content hash in their name: one address means the same content in every build. */
export const isHashed = (address: string) => /^\/(assets|art)\//.test(address)

const PICTURE = /^\/art\/.+\.(webp|svg)$/
const SMALL = /-small\.webp$/

export const isPicture = (address: string) => PICTURE.test(address)

/** Returns the address of the same picture in its other size. SVGs have only one. */
export function otherSize(address: string): string | undefined {
  if (SMALL.test(address)) return address.replace(SMALL, '.webp')
  return address.endsWith('.webp') ? address.replace(/\.webp$/, '-small.webp') : undefined
}

/** Lists what "Keep for offline" stores: all pages, the files they need, and the smaller picture of each card. */
export function everything({ pages, files }: Manifest): string[] {
  const pictures = Object.keys(files).filter(
    (address) => isPicture(address) && (SMALL.test(address) || !files[otherSize(address) ?? '']),
  )
  return [...new Set([...Object.values(pages).flat(), ...pictures, ...Object.keys(pages)])]
}

/** Filters the addresses to files of this build, and adds the files that its pages need. */
export function withNeeds({ pages, files }: Manifest, addresses: readonly string[]): string[] {
  const known = addresses.filter((address) => files[address] !== undefined)
  // A page comes after the files it needs, so that an interrupted download never stores an incomplete page.
  const needs = known.flatMap((address) => pages[address] ?? [])
  const isPage = (address: string) => pages[address] !== undefined
  return [...new Set([...needs, ...known.filter((each) => !isPage(each)), ...known.filter(isPage)])]
}

/** 96 bits: enough to rule out collisions. */
const FINGERPRINT_LENGTH = 16

export async function fingerprint(content: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
  const text = btoa(String.fromCharCode(...hash))
  return text.replaceAll('+', '-').replaceAll('/', '_').slice(0, FINGERPRINT_LENGTH)
}
