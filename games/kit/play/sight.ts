/**
 * Which part of the frame is on the screen. The page around it may be scrolled, or its window lower than the frame: the
 * cards stand in the part that is seen. A frame of another origin cannot ask its page, but it can observe itself.
 */

/** A card is not squeezed into less, in CSS pixels. */
const LEAST = 200
/** How finely the frame's edges are followed. */
const STEPS = 50

export interface Part {
  readonly above: number
  readonly below: number
}

/** What is out of sight above and below, of a frame of this height of which `top` to `bottom` is seen. */
export function hiddenParts(height: number, top: number, bottom: number): Part {
  const above = Math.max(0, Math.round(top))
  const below = Math.max(0, Math.round(height - bottom))
  if (height - above - below >= LEAST || height <= LEAST) return { above, below }
  // The rest of the card is out of sight: at the end that is, too.
  const spare = LEAST - (height - above - below)
  return above > below
    ? { above: Math.max(0, above - spare), below }
    : { above, below: Math.max(0, below - spare) }
}

/** `seen` is told when other parts are hidden; `left` when nothing of the frame is on the screen any more. */
export function watchSight(seen: (part: Part) => void, left: () => void): void {
  // As the file has it: usually all is seen, and nothing has to be laid out anew.
  let last: Part = { above: 0, below: 0 }

  function look(part: Part): void {
    if (part.above === last.above && part.below === last.below) return
    last = part
    seen(part)
  }

  const watch = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1)
      if (!entry) return
      const { isIntersecting, intersectionRect, boundingClientRect } = entry
      // A frame that has no size yet, or is not laid out, has nothing to hide.
      if (boundingClientRect.height === 0) return
      if (isIntersecting)
        look(hiddenParts(boundingClientRect.height, intersectionRect.top, intersectionRect.bottom))
      else left()
    },
    { threshold: Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS) },
  )
  watch.observe(document.documentElement)
}
