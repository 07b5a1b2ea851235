/** The address of a game's page. */
export const singlePath = (slug: string) => `/single?slug=${encodeURIComponent(slug)}`

/** The address of the half-size picture. Placeholder cards, which are SVG, have none. */
export const smallLogo = (logo: string) =>
  logo.endsWith('.webp') ? logo.replace('.webp', '-small.webp') : undefined

/** The `srcset` of a card's picture, if it has two sizes. */
export function logoSet(logo: string): string | undefined {
  const small = smallLogo(logo)
  return small && `${small} 360w, ${logo} 720w`
}

/** The address of a game's card picture. The mark changes with the picture's content. */
export const logoAddress = (slug: string, mark: string) => `/art/${slug}-${mark}`
