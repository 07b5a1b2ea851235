/** Animates the layout: a growing tree glides to its new layout. */
import { perSize } from '../../kit/board/per-size.ts'
import { sprites, type Bake } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Gate } from '../rules/state.ts'
import { arrange, between, type Layout } from './layout.ts'

export interface GlidingLayout {
  readonly layout: Layout
  /** The final layout; the same object as `layout` once it is reached. */
  readonly target: Layout
  /** Sprite cache for static parts; cleared when the tree changes. */
  readonly bake: Bake
}

interface Glide {
  /** Layout of the last frame. */
  readonly layout: Layout | undefined
  /** Advances the layout by `delta` seconds. */
  follow(gates: readonly Gate[], opening: boolean, delta: number): GlidingLayout
  /** Skips the animation after a resize. */
  jump(): void
}

interface Tree {
  readonly gates: readonly Gate[]
  readonly opening: boolean
}

export function createGlide(stage: Stage): Glide {
  let layout: Layout | undefined
  let tree: Tree = { gates: [], opening: false }
  const restOf = perSize(stage, ({ gates, opening }: Tree) => ({
    target: arrange(stage, gates, opening),
    bake: sprites(stage),
  }))

  /** Flipping a gate does not change the tree. */
  const isSameTree = (gates: readonly Gate[], opening: boolean) =>
    opening === tree.opening &&
    gates.length === tree.gates.length &&
    gates.every(({ place }, i) => place === tree.gates[i]?.place)

  return {
    get layout() {
      return layout
    },
    follow(gates, opening, delta) {
      if (!isSameTree(gates, opening)) tree = { gates, opening }
      const { target, bake } = restOf(tree)
      layout = layout ? between(layout, target, 1 - Math.exp(-delta * 6)) : target
      return { layout, target, bake }
    },
    jump: () => void (layout = undefined),
  }
}
