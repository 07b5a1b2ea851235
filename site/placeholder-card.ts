/** Draws a card for a game without a picture: its title on its colour, under a glass roof. */
export function placeholderCard(title: string, colour: string): string {
  const words = title.split(' ')
  const size = Math.min(84, 620 / Math.max(...words.map((word) => word.length)))
  const top = 190 - ((words.length - 1) * size) / 2
  const lines = words
    .map((word, line) => `<text x="240" y="${top + line * size * 1.05}">${escape(word)}</text>`)
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360" width="480" height="360"><rect width="480" height="360" fill="${escape(colour)}"/><path d="M0 0h480L240 300z" fill="#fff" opacity=".12"/><path d="M-20 360c120-110 380-110 520 0z" fill="#06301c" opacity=".35"/><g font-family="ui-rounded,'Arial Rounded MT Bold',system-ui,sans-serif" font-weight="800" font-size="${size}" text-anchor="middle" dominant-baseline="middle" fill="#fff" stroke="#06301c" stroke-width="${size / 6}" stroke-linejoin="round" paint-order="stroke">${lines}</g></svg>`
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
