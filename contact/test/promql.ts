/** Parses enough of PromQL to list the metrics and labels of an expression. */

export interface Selector {
  readonly name: string
  /** The label matchers as written, such as `["problem", "=~", "storeDown|broken"]`. */
  readonly matchers: readonly (readonly [label: string, operator: string, value: string])[]
}

export interface PromqlUsage {
  readonly selectors: readonly Selector[]
  /** Labels used for grouping or joining. */
  readonly labels: readonly string[]
}

const WORDS = new Set(['and', 'or', 'unless', 'by', 'without', 'on', 'ignoring', 'group_left', 'group_right'])
const LABEL_LIST = /\b(?:by|without|on|ignoring|group_left|group_right)\s*\(([^)]*)\)/g
const SELECTOR = /([a-zA-Z_:][\w:]*)\s*(?:\{([^}]*)\})?/g
const MATCHER = /(\w+)\s*(=~|!~|!=|=)\s*"([^"]*)"/g

export function parsePromql(expression: string): PromqlUsage {
  const labels = [...expression.matchAll(LABEL_LIST)].flatMap(([, list = '']) =>
    list.split(',').map((label) => label.trim()),
  )
  const bare = expression
    .replace(LABEL_LIST, ' ')
    .replace(/\[[^\]]*\]/g, ' ')
    // Removes numbers, because the letter of 1e9 would look like a name.
    .replace(/(?<![\w:])\d[\w.]*/g, ' ')
  const selectors = [...bare.matchAll(SELECTOR)].flatMap((match) => {
    const [whole, name = '', matchers = ''] = match
    const isFunction = bare
      .slice(match.index + whole.length)
      .trimStart()
      .startsWith('(')
    return isFunction || WORDS.has(name)
      ? []
      : [
          {
            name,
            matchers: [...matchers.matchAll(MATCHER)].map(
              ([, label = '', operator = '', value = '']) => [label, operator, value] as const,
            ),
          },
        ]
  })
  return { selectors, labels: labels.filter((label) => label !== '') }
}
