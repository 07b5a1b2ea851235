/** Where a game's page is. */
export const singlePath = (slug: string) => `/single?slug=${encodeURIComponent(slug)}`

/** Where a game's card is: under its slug and a mark that changes with the picture. */
export const logoAddress = (slug: string, mark: string) => `/art/${slug}-${mark}`
