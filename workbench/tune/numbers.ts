/** Finds the numbers in the source of a game's `rules/curve.ts`, with their names and comments. */
import { stripTypeScriptTypes } from 'node:module'
import { parse, type AnyNode, type Comment } from 'acorn'
import type { CurveNumber } from './replace.ts'

/** The properties of a syntax node that are nodes themselves. */
const childrenOf = (node: AnyNode): AnyNode[] =>
  Object.values(node)
    .flat()
    .filter((value): value is AnyNode => typeof value === 'object' && value !== null && 'type' in value)

/** The number that an expression is, with its sign. */
function literalIn(node: AnyNode): number | undefined {
  if (node.type === 'Literal' && typeof node.value === 'number') return node.value
  if (node.type !== 'UnaryExpression' || node.operator !== '-') return undefined
  const value = literalIn(node.argument)
  return value === undefined ? undefined : -value
}

const nameOf = (node: AnyNode): string => {
  if (node.type === 'Identifier') return node.name
  return node.type === 'Literal' ? String(node.value) : '?'
}

const isPlain = ({ type }: AnyNode) => type === 'ObjectExpression' || type === 'ArrayExpression'

export function numbersIn(source: string): CurveNumber[] {
  const comments: Comment[] = []
  // Types become spaces, so every position stays the same.
  const code = stripTypeScriptTypes(source, { mode: 'strip' })
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module', onComment: comments })
  const found: CurveNumber[] = []
  /** The comment above the next number. */
  let note = ''

  /** Reads the comment directly above this position. The file's heading belongs to no number. */
  function readNote(position: number): void {
    const above = comments.findLast(({ end }) => end <= position && !code.slice(end, position).trim())
    if (above?.start) note = above.value.replaceAll(/\s*\n?\s*\*+\s*/g, ' ').trim()
  }

  function add(name: string, value: number, { start: from, end: until }: AnyNode): void {
    found.push({ name, value, from, until, note })
    note = ''
  }

  /** Finds `A.b`, `A[2]` and so on in lists and objects. */
  function readData(node: AnyNode, name: string): void {
    const value = literalIn(node)
    if (value !== undefined) add(name, value, node)
    else if (node.type === 'ArrayExpression')
      for (const [at, element] of node.elements.entries()) {
        if (element) readData(element, `${name}[${at}]`)
      }
    else if (node.type === 'ObjectExpression')
      for (const property of node.properties) {
        if (property.type !== 'Property') continue
        readNote(property.start)
        readData(property.value, `${name}.${nameOf(property.key)}`)
      }
    else readCode(node, name)
  }

  /** Numbers the literals of a formula: `speedAt #1`, `speedAt #2`. */
  function readCode(whole: AnyNode, name: string): void {
    let count = 0
    const visit = (node: AnyNode): void => {
      const value = literalIn(node)
      if (value !== undefined) add(`${name} #${++count}`, value, node)
      // Names and indexes choose; they are not quantities.
      else if (node.type === 'MemberExpression') visit(node.object)
      else if (node.type === 'Property') visit(node.value)
      else for (const child of childrenOf(node)) visit(child)
    }
    visit(whole)
  }

  for (const statement of program.body) {
    readNote(statement.start)
    const declared = (statement.type === 'ExportNamedDeclaration' && statement.declaration) || statement
    if (declared.type === 'FunctionDeclaration') readCode(declared.body, declared.id.name)
    if (declared.type !== 'VariableDeclaration') continue
    for (const { id, init } of declared.declarations) {
      if (!init) continue
      const isData = isPlain(init) || literalIn(init) !== undefined
      ;(isData ? readData : readCode)(init, nameOf(id))
    }
  }
  return found
}
