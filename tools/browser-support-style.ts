/** Finds features in a stylesheet that the oldest supported browsers lack, and that have no fallback. */
import { type AtRule, type Declaration, type Node, parse, type Rule } from 'postcss'
import type { SupportFinding } from './browser-support-script.ts'
import {
  AT_RULES,
  CONDITIONS,
  NESTING,
  PROPERTIES,
  SELECTORS,
  type Table,
  VALUES,
} from './browser-support-table.ts'

export function newerInStyle(style: string): SupportFinding[] {
  const findings: SupportFinding[] = []
  const add = (table: Table, names: readonly string[], node: Node) => {
    for (const what of names) {
      const since = table[what]
      if (since && !isSupportsGuarded(what, node))
        findings.push({ what, since, near: node.toString().slice(0, 90).replaceAll('\n', ' ') })
    }
  }
  const root = parse(style)
  root.walkAtRules((rule) => {
    add(AT_RULES, [`@${rule.name}`], rule)
    if (rule.name === 'media') add(CONDITIONS, partsIn(rule.params, CONDITIONS), rule)
  })
  root.walkRules((rule) => {
    if (rule.parent?.type === 'rule') findings.push({ what: 'nesting', since: NESTING, near: rule.selector })
    add(SELECTORS, selectorsIn(rule), rule)
  })
  root.walkDecls((declaration) => {
    if (hasFallback(declaration)) return
    add(PROPERTIES, [declaration.prop], declaration)
    add(VALUES, valuesIn(declaration.value), declaration)
  })
  return findings
}

/** An enclosing `@supports` names it. */
function isSupportsGuarded(what: string, node: Node): boolean {
  for (let outer: Node | undefined = node.parent; outer; outer = outer.parent) {
    if (isAtRule(outer) && outer.name === 'supports' && outer.params.includes(what)) return true
  }
  return false
}

const isAtRule = (node: Node): node is AtRule => node.type === 'atrule'

const partsIn = (text: string, table: Table) => Object.keys(table).filter((part) => text.includes(part))

/** `:is(:hover, :has(a))` is safe: browsers ignore unknown selectors in a forgiving list and keep the others. */
const FORGIVING = /:(?:is|where)\((?:[^()]|\([^()]*\))*,(?:[^()]|\([^()]*\))*\)/g

function selectorsIn(rule: Rule): string[] {
  const strict = rule.selector.replace(FORGIVING, '')
  // `:open` must not match `:open-something`.
  return Object.keys(SELECTORS).filter((part) =>
    part.endsWith('(') ? strict.includes(part) : new RegExp(`${part}(?![\\w-])`).test(strict),
  )
}

/** An older value of the same property precedes it, or the prefixed property is in the same rule. */
function hasFallback(declaration: Declaration): boolean {
  const { parent } = declaration
  // A custom property accepts any value; an invalid one shows only where it is used.
  if (!parent || declaration.prop.startsWith('--')) return false
  const siblings = (parent.nodes ?? []).filter((node) => node.type === 'decl')
  const before = siblings.slice(0, siblings.indexOf(declaration))
  return (
    before.some(({ prop, value }) => prop === declaration.prop && valuesIn(value).length === 0) ||
    siblings.some(({ prop }) => prop === `-webkit-${declaration.prop}`)
  )
}

function valuesIn(value: string): string[] {
  const bare = value.replace(/url\([^)]*\)|"[^"]*"|'[^']*'/g, '')
  return Object.keys(VALUES).filter((part) => {
    if (part.startsWith('(')) return bare.includes(part)
    if (part.endsWith('(')) return new RegExp(`(?<![\\w-])${part.slice(0, -1)}\\(`).test(bare)
    return new RegExp(`(?<![\\w-#])[\\d.]+${part}(?![\\w-])`).test(bare)
  })
}
