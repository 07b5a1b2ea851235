/** Where everything stands now. A tree that grows does not jump: all of it glides to where it belongs. */
import { perSize } from '../../kit/board/per-size.ts'
import { sprites, type Bake } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Gate } from '../rules/state.ts'
import { arrange, between, type Layout } from './layout.ts'

export interface Standing {
  readonly layout: Layout
  /** Where it will come to rest: the very same layout once it is there. */
  readonly target: Layout
  /** For what stands still as long as the tree does. It forgets when the tree has grown. */
  readonly bake: Bake
}

export interface Glide {
  /** As of the last frame. */
  readonly layout: Layout | undefined
  /** Where everything stands after `delta` seconds more. */
  follow(gates: readonly Gate[], opening: boolean, delta: number): Standing
  /** The frame has another size: be there at once. */
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

  /** A flipped gate does not make it another tree. */
  const isKnown = (gates: readonly Gate[], opening: boolean) =>
    opening === tree.opening &&
    gates.length === tree.gates.length &&
    gates.every(({ place }, i) => place === tree.gates[i]?.place)

  return {
    get layout() {
      return layout
    },
    follow(gates, opening, delta) {
      if (!isKnown(gates, opening)) tree = { gates, opening }
      const { target, bake } = restOf(tree)
      layout = layout ? between(layout, target, 1 - Math.exp(-delta * 6)) : target
      return { layout, target, bake }
    },
    jump: () => void (layout = undefined),
  }
}
