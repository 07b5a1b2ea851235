/** Whether a script looks before it uses something: by asking for it, by `?.`, or by catching what goes wrong. */
import type { AnyNode } from 'acorn'
import { memberName, stringOf, walk } from './syntax-tree.ts'

export interface Use {
  readonly node: AnyNode
  readonly ancestors: readonly AnyNode[]
  /** What a feature test would name. */
  readonly name: string
}

export function isGuarded({ node, ancestors, name }: Use): boolean {
  const mentions = mentionsOf(name, ancestors[0])
  const path = [...ancestors, node]
  return (
    isQuestion(node, ancestors) ||
    path.some((_, depth) => isGuardedAt(path, depth, mentions)) ||
    ancestors.some((outer) => outer.type.includes('Function') && asks(outer, name))
  )
}

/** A function that asks for something knows what it does with the answer, in the functions within it too. */
function asks(outer: AnyNode, name: string): boolean {
  let found = false
  walk(outer, (part, ancestors) => {
    found ||= isMention(part, name) && isQuestion(part, ancestors)
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

/** By its name, as a text, or through a variable that holds the answer: `const can = 'x' in y`. */
function mentionsOf(name: string, tree: AnyNode | undefined): Mentions {
  const answers = new Set<string>()
  const mentions: Mentions = (node) => {
    let found = false
    if (node)
      walk(node, (part) => {
        found ||= isMention(part, name) || (part.type === 'Identifier' && answers.has(part.name))
      })
    return found
  }
  if (tree)
    walk(tree, (node) => {
      if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || !node.init) return
      if (isTest(node.init) && mentions(node.init)) answers.add(node.id.name)
    })
  return mentions
}

const COMPARISONS = ['in', '==', '===', '!=', '!==']

/** What can only be true or false. */
const isTest = (node: AnyNode): boolean =>
  (node.type === 'UnaryExpression' && node.operator === '!') ||
  (node.type === 'BinaryExpression' && COMPARISONS.includes(node.operator)) ||
  (node.type === 'LogicalExpression' && isTest(node.left) && isTest(node.right))

/** The use itself asks: `typeof x`, `x?.()`, `x && …`, `x ?? …`, `if (x)`. */
function isQuestion(node: AnyNode, ancestors: readonly AnyNode[]): boolean {
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

/** Something around the use has asked. */
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
