/** Measures the contrast of the texts over a game from pixels: WCAG 2, without large text's lower limit. */
import type { Page } from '@playwright/test'

interface MeasuredText {
  readonly text: string
  readonly contrast: number
}

/** The share of a text's background that may be lost to rounded corners and neighbouring edges. */
const EDGES = 0.02

const addSheet = (page: Page, style: string) =>
  page.evaluateHandle((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return sheet
  }, style)

/** Returns every visible text with the lowest contrast between its colour and the pixels behind it. */
export async function contrastOfTexts(page: Page): Promise<MeasuredText[]> {
  // Otherwise a card that is still rising would be measured below its final place.
  const still = await addSheet(
    page,
    '*, ::before, ::after { transition: none !important; animation: none !important }',
  )
  const texts = await page.evaluate(() => {
    const panel = document.querySelector('.panel')
    // The bar is dimmed under a card.
    const places = panel ? [panel] : document.querySelectorAll('.pill, .toast, .lesson')
    const found = [...places].flatMap((place) => {
      const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
      const nodes: Text[] = []
      while (walker.nextNode()) nodes.push(walker.currentNode as Text)
      return nodes
    })
    return found.flatMap((node) => {
      const element = node.parentElement
      if (!element || !node.data.trim() || !element.checkVisibility({ checkVisibilityCSS: true })) return []
      const { color, clipPath } = getComputedStyle(element)
      const range = document.createRange()
      range.selectNodeContents(node)
      // Texts that are only for screen readers are clipped. Others may be scrolled out of view, or half of it.
      const views: DOMRect[] = []
      for (let each: Element | null = element; each; each = each.parentElement)
        if (/auto|scroll/.test(getComputedStyle(each).overflow)) views.push(each.getBoundingClientRect())
      const boxes = [...range.getClientRects()].filter(({ left, right, top, bottom }) => {
        const isWhole = views.every(
          (view) => left >= view.left && right <= view.right && top >= view.top && bottom <= view.bottom,
        )
        if (!isWhole) return false
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        // The bar lets pointers through.
        return !panel || (hit !== null && (hit === element || element.contains(hit) || hit.contains(element)))
      })
      if (clipPath !== 'none') return []
      return boxes.map(({ x, y, width, height }) => ({ text: node.data, color, x, y, width, height }))
    })
  })
  const hidden = await addSheet(
    page,
    '* { color: transparent !important; text-shadow: none !important } svg, .side::after { visibility: hidden !important }',
  )
  const picture = (await page.screenshot()).toString('base64')
  for (const added of [still, hidden])
    await added.evaluate((sheet) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    })
  return page.evaluate(
    async ({ texts, picture, edges }) => {
      const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes]))
      const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
        willReadFrequently: true,
      })
      if (!pen) throw new Error('No canvas.')
      pen.drawImage(bitmap, 0, 0)
      const ratio = bitmap.width / innerWidth
      const linear = (part: number) => {
        const share = part / 255
        return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      }
      const luminance = (red: number, green: number, blue: number) =>
        0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
      return texts.map(({ text, color, x, y, width, height }) => {
        const [red = 0, green = 0, blue = 0] = (/\d.*\d/.exec(color)?.[0] ?? '').split(/[ ,]+/).map(Number)
        const own = luminance(red, green, blue)
        const { data } = pen.getImageData(
          Math.floor(x * ratio),
          Math.floor(y * ratio),
          Math.max(1, Math.floor(width * ratio)),
          Math.max(1, Math.floor(height * ratio)),
        )
        const contrasts: number[] = []
        for (let i = 0; i < data.length; i += 4) {
          const behind = luminance(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0)
          contrasts.push((Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05))
        }
        contrasts.sort((a, b) => a - b)
        return { text, contrast: contrasts[Math.floor(contrasts.length * edges)] ?? 0 }
      })
    },
    { texts, picture, edges: EDGES },
  )
}
