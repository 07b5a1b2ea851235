/** Decides whether a script guards the use of a feature: with a feature test, `?.`, or `try` and `catch`. */
import type { AnyNode } from 'acorn'
import { memberName, stringOf, walk } from './syntax-tree.ts'

export interface Use {
  readonly node: AnyNode
  readonly ancestors: readonly AnyNode[]
  /** The name that a feature test would use. */
  readonly name: string
}

export function isGuarded({ node, ancestors, name }: Use): boolean {
  const mentions = mentionsOf(name, ancestors[0])
  const path = [...ancestors, node]
  return (
    isFeatureTest(node, ancestors) ||
    path.some((_, depth) => isGuardedAt(path, depth, mentions)) ||
    ancestors.some((outer) => outer.type.includes('Function') && hasFeatureTest(outer, name))
  )
}

/** A feature test anywhere in a function counts for the whole function, nested functions included. */
function hasFeatureTest(outer: AnyNode, name: string): boolean {
  let found = false
  walk(outer, (part, ancestors) => {
    found ||= isMention(part, name) && isFeatureTest(part, ancestors)
  })
  return found
}

const isMention = (node: AnyNode, name: string): boolean =>
  node.type === 'Identifier'
    ? node.name === name
    : node.type === 'MemberExpression'
      ? memberName(node) === name
      : stringOf(node) === name

type Mentions = (node: AnyNode | null | undefined) => boolean

/** By name, as a string, or through a variable that holds the result of a test: `const can = 'x' in y`. */
function mentionsOf(name: string, tree: AnyNode | undefined): Mentions {
  const testResults = new Set<string>()
  const mentions: Mentions = (node) => {
    let found = false
    if (node)
      walk(node, (part) => {
        found ||= isMention(part, name) || (part.type === 'Identifier' && testResults.has(part.name))
      })
    return found
  }
  if (tree)
    walk(tree, (node) => {
      if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || !node.init) return
      if (isBoolean(node.init) && mentions(node.init)) testResults.add(node.id.name)
    })
  return mentions
}

const COMPARISONS = ['in', '==', '===', '!=', '!==']

/** An expression that can only be true or false. */
const isBoolean = (node: AnyNode): boolean =>
  (node.type === 'UnaryExpression' && node.operator === '!') ||
  (node.type === 'BinaryExpression' && COMPARISONS.includes(node.operator)) ||
  (node.type === 'LogicalExpression' && isBoolean(node.left) && isBoolean(node.right))

/** The use itself is a feature test: `typeof x`, `x?.()`, `x && …`, `x ?? …`, `if (x)`. */
function isFeatureTest(node: AnyNode, ancestors: readonly AnyNode[]): boolean {
  let inner = node
  for (const outer of ancestors.toReversed()) {
    if (outer.type === 'UnaryExpression' && ['!', 'typeof'].includes(outer.operator)) return true
    if (outer.type === 'BinaryExpression' && COMPARISONS.includes(outer.operator)) return true
    if (outer.type === 'CallExpression') return outer.optional && outer.callee === inner
    if (outer.type === 'MemberExpression') return outer.optional && outer.object === inner
    if (outer.type === 'LogicalExpression') {
      if (outer.left === inner) return true
    } else if (outer.type === 'IfStatement' || outer.type === 'ConditionalExpression')
      return outer.test === inner
    else if (outer.type !== 'ChainExpression') return false
    inner = outer
  }
  return false
}

/** A condition or `try` around the use guards it. */
function isGuardedAt(path: readonly AnyNode[], depth: number, mentions: Mentions): boolean {
  const [outer, inner] = [path[depth], path[depth + 1]]
  if (!outer || !inner) return false
  switch (outer.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
      return inner !== outer.test && mentions(outer.test)
    case 'LogicalExpression':
      return inner === outer.right && mentions(outer.left)
    case 'TryStatement':
      return inner === outer.block && Boolean(outer.handler)
    default:
      return false
  }
}
