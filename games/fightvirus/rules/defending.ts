/** Moves the defender, collects gifts, and applies hits to it. */
import { CHAIN, DEFENDER, FIELD, HARMLESS, HELP, SPORE, STOP } from './curve.ts'
import { heading, type Draft } from './draft.ts'
import type { Gift, Help, Point, State } from './state.ts'
import { isDying, radiusOf } from './waves.ts'

/** The nearest point that the defender can reach. */
export const reachable = ({ x, y }: Point): Point => ({
  x: Math.min(FIELD.width - DEFENDER.edge, Math.max(DEFENDER.edge, x)),
  y: Math.min(FIELD.height - DEFENDER.edge, Math.max(DEFENDER.front, y)),
})

export function moveDefender(draft: Draft): void {
  const { goal, push } = draft
  let [wantX, wantY] = [push.x * DEFENDER.speed, push.y * DEFENDER.speed]
  if (goal) {
    const [dx, dy] = [goal.x - draft.x, goal.y - draft.y]
    const far = Math.sqrt(dx * dx + dy * dy)
    const speed = Math.min(DEFENDER.dash, far * 0.3)
    ;[wantX, wantY] = far < 0.5 ? [0, 0] : [(dx / far) * speed, (dy / far) * speed]
  }
  // Follows a pointer closely, but accelerates with keys, so that a tap is a small step.
  const grip = goal ? 0.7 : DEFENDER.grip
  draft.vx += (wantX - draft.vx) * grip
  draft.vy += (wantY - draft.vy) * grip
  const { x, y } = reachable({ x: draft.x + draft.vx, y: draft.y + draft.vy })
  ;[draft.x, draft.y] = [x, y]
}

export const near = (a: Point, b: Point, reach: number) => (a.x - b.x) ** 2 + (a.y - b.y) ** 2 < reach * reach

/** y at which a gift is lost. */
const GONE = FIELD.height + 30

export function collectGifts(draft: Draft): void {
  if (!draft.gifts.length) return
  draft.gifts = draft.gifts.flatMap((gift) => {
    if (near(gift, draft, HELP.radius + DEFENDER.radius + 8)) {
      take(draft, gift.help)
      return []
    }
    if (gift.y > GONE) return []
    const pulled = near(gift, draft, HELP.pull(draft.marks.magnet))
    const way = pulled ? heading(gift, draft) : { x: 0, y: 1 }
    const speed = pulled ? HELP.pulled : HELP.speed
    return [{ ...gift, x: gift.x + way.x * speed, y: gift.y + way.y * speed }]
  })
}

/** Gifts caught between two states. */
export const caughtGifts = ({ gifts }: State, after: State): readonly Gift[] =>
  gifts === after.gifts
    ? []
    : gifts.filter(({ id, y }) => y <= GONE && !after.gifts.some((gift) => gift.id === id))

function take(draft: Draft, help: Help): void {
  if (help === 'heart') draft.hearts = Math.min(DEFENDER.hearts, draft.hearts + 1)
  else if (help === 'shield') draft.shield = true
  else draft[help] = HELP[help]
}

export function suffer(draft: Draft): void {
  if (draft.safe || draft.surge || draft.viruses.some(isDying)) return
  const touched =
    draft.viruses.some(
      (virus) =>
        draft.tick - virus.born >= HARMLESS &&
        near(virus, draft, radiusOf(virus.kind, virus.size) * 0.94 + DEFENDER.radius),
    ) || draft.spores.some((spore) => near(spore, draft, SPORE.radius * 0.8 + DEFENDER.radius))
  if (!touched) return
  clearRoom(draft)
  if (draft.tick < DEFENDER.grace) return
  draft.safe = DEFENDER.safe
  draft.stop = STOP.hit
  // A shield also saves the chain.
  if (draft.shield) draft.shield = false
  else {
    draft.hearts--
    draft.chain = CHAIN.from(Math.max(0, CHAIN.step(draft.chain) - CHAIN.lost))
    draft.chainLeft = 0
  }
}

/** Clears room around the defender: removes spores nearby and throws viruses back. */
export function clearRoom(draft: Draft): void {
  draft.spores = draft.spores.filter((spore) => !near(spore, draft, DEFENDER.blast))
  draft.viruses = draft.viruses.map((virus) => {
    if (virus.kind === 'boss' || !near(virus, draft, DEFENDER.blast)) return virus
    const way = heading(draft, virus)
    return { ...virus, vx: way.x * 4, vy: way.y * 4 - 1, mode: 0, wait: Math.max(virus.wait, 90) }
  })
}
