/** Finds unguarded features in a script that the oldest supported browsers lack. */
import { type AnyNode, type CallExpression, type MemberExpression, parse } from 'acorn'
import { ITERATOR_METHODS, LANGUAGE, SCRIPT, type Since } from './browser-support-table.ts'
import { isGuarded, type Use } from './browser-support-guard.ts'
import { memberName, stringOf, walk } from './syntax-tree.ts'

export interface SupportFinding {
  readonly what: string
  readonly since?: Since
  /** An excerpt of the text around it. */
  readonly near: string
}

const GLOBALS = ['globalThis', 'window', 'self']
const ITERATORS = ['values', 'keys', 'entries']
const ON_ITERATORS = 'map filter take drop flatMap reduce toArray forEach some every find'.split(' ')

export function newerInScript(script: string): SupportFinding[] {
  const near = (at: number) => script.slice(Math.max(0, at - 30), at + 60).replaceAll('\n', ' ')
  let tree: AnyNode
  try {
    tree = parse(script, { ecmaVersion: LANGUAGE, sourceType: 'module', allowHashBang: false })
  } catch (error) {
    const { message, pos = 0 } = error as SyntaxError & { pos?: number }
    return [{ what: `syntax newer than ES${LANGUAGE}: ${message}`, near: near(pos) }]
  }
  const declared = declaredNames(tree)
  const findings: SupportFinding[] = []
  walk(tree, (node, ancestors) => {
    for (const { entry, name } of entriesAt(node, ancestors, declared)) {
      const since = entry === ON_ITERATOR ? ITERATOR_METHODS : SCRIPT[entry]
      if (!since || isGuarded({ node, ancestors, name } satisfies Use)) continue
      findings.push({ what: entry, since, near: near(node.start) })
    }
  })
  return findings
}

const ON_ITERATOR = 'an iterator method'

interface Entry {
  readonly entry: string
  /** The name that a feature test would use. */
  readonly name: string
}

/** The table entries that a node may refer to. */
function entriesAt(node: AnyNode, ancestors: readonly AnyNode[], declared: ReadonlySet<string>): Entry[] {
  const parent = ancestors.at(-1)
  switch (node.type) {
    case 'Identifier': {
      const isName =
        (parent?.type === 'MemberExpression' && parent.property === node && !parent.computed) ||
        (parent?.type === 'Property' && parent.key === node && !parent.shorthand) ||
        parent?.type === 'MethodDefinition' ||
        parent?.type === 'PropertyDefinition'
      return isName || declared.has(node.name) ? [] : [{ entry: node.name, name: node.name }]
    }
    case 'MemberExpression':
      return entriesOfMember(node, parent)
    case 'VariableDeclarator': {
      const { id, init } = node
      if (id.type !== 'ObjectPattern' || init?.type !== 'Identifier') return []
      return id.properties.flatMap((property) => {
        const name = property.type === 'Property' && 'name' in property.key ? property.key.name : undefined
        return name === undefined ? [] : namesOf(init.name, name)
      })
    }
    case 'CallExpression':
      return [...listenedFor(node), ...calledOnIterator(node)]
    default:
      return []
  }
}

const namesOf = (owner: string | undefined, name: string): Entry[] => [
  ...(owner === undefined ? [] : [{ entry: GLOBALS.includes(owner) ? name : `${owner}.${name}`, name }]),
  { entry: `.${name}`, name },
]

function entriesOfMember(node: MemberExpression, parent: AnyNode | undefined): Entry[] {
  const name = memberName(node)
  if (name === undefined) return []
  const { object } = node
  const owner =
    object.type === 'Identifier'
      ? object.name
      : object.type === 'MemberExpression'
        ? memberName(object)
        : undefined
  const isCalled = parent?.type === 'CallExpression' && parent.callee === node
  return [...namesOf(owner, name), ...(isCalled ? [{ entry: `.${name}()`, name }] : [])]
}

function listenedFor({ callee, arguments: [first] }: CallExpression): Entry[] {
  const isListener = callee.type === 'MemberExpression' && memberName(callee) === 'addEventListener'
  const isGlobal = callee.type === 'Identifier' && callee.name === 'addEventListener'
  const name = first && stringOf(first)
  return (isListener || isGlobal) && name !== undefined ? [{ entry: `event:${name}`, name: `on${name}` }] : []
}

/** `map.values().filter(…)`: without arguments such a call returns an iterator, unlike `Object.values(map)`. */
function calledOnIterator({ callee }: CallExpression): Entry[] {
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'CallExpression') return []
  const { callee: source, arguments: given } = callee.object
  if (source.type !== 'MemberExpression') return []
  const [method = '', from = ''] = [memberName(callee), memberName(source)]
  const isIterator = (ITERATORS.includes(from) && given.length === 0) || from === 'matchAll'
  return isIterator && ON_ITERATORS.includes(method) ? [{ entry: ON_ITERATOR, name: method }] : []
}

/** Every name that the script declares itself; after minification such a name can mean anything. */
function declaredNames(tree: AnyNode): Set<string> {
  const names = new Set<string>()
  const declare = (pattern: AnyNode | null | undefined) =>
    pattern &&
    walk(pattern, (node, ancestors) => {
      const parent = ancestors.at(-1)
      const isKey = parent?.type === 'Property' && parent.key === node && parent.value !== node
      if (node.type === 'Identifier' && !isKey) names.add(node.name)
    })
  walk(tree, (node) => {
    if (node.type === 'VariableDeclarator') declare(node.id)
    if (node.type === 'CatchClause') declare(node.param)
    if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') declare(node.id)
    if (node.type.startsWith('Import') && 'local' in node) declare(node.local)
    if ('params' in node) for (const param of node.params) declare(param)
  })
  return names
}
