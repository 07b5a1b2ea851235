/** Where a game's page is. */
export const singlePath = (slug: string) => `/single?slug=${encodeURIComponent(slug)}`
