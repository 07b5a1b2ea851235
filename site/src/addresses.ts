/** Where a game's page is. */
export const singlePath = (slug: string) => `/single?slug=${encodeURIComponent(slug)}`

/** The same card for screens that are not dense; only painted cards come in two sizes. */
export const smallLogo = (logo: string) =>
  logo.endsWith('.webp') ? logo.replace('.webp', '-small.webp') : undefined

/** Where a game's card is: under its slug and a mark that changes with the picture. */
export const logoAddress = (slug: string, mark: string) => `/art/${slug}-${mark}`
