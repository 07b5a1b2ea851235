/** Elements made by calls: the policy allows no HTML from text, and text stays text. */

type Properties = Readonly<Record<string, string | number | boolean | undefined>>

export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Properties = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(properties))
    if (value !== undefined && value !== false)
      element.setAttribute(name, value === true ? '' : String(value))
  element.append(...children)
  return element
}
