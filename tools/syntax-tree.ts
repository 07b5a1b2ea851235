/** Walks a script's syntax tree, as parsed by acorn. */
import type { AnyNode, MemberExpression } from 'acorn'

/** Visits every node with its ancestors, the nearest last. */
export function walk(
  node: AnyNode,
  visit: (node: AnyNode, ancestors: readonly AnyNode[]) => void,
  ancestors: readonly AnyNode[] = [],
): void {
  visit(node, ancestors)
  const within = [...ancestors, node]
  for (const child of childrenOf(node)) walk(child, visit, within)
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

export const childrenOf = (node: AnyNode): AnyNode[] =>
  Object.values(node)
    .flat()
    .filter((value) => isNode(value))

/** `a.b` and `a['b']` alike; undefined for a name computed at run time. */
export function memberName({ computed, property }: MemberExpression): string | undefined {
  if (computed) return stringOf(property)
  return property.type === 'Identifier' ? property.name : undefined
}

export function stringOf(node: AnyNode): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  // Minifiers turn quotes into backticks.
  if (node.type === 'TemplateLiteral' && node.quasis.length === 1)
    return node.quasis[0]?.value.cooked ?? undefined
  return undefined
}
