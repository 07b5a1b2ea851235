/** Checks the document in a frame with axe. */

interface AxeNode {
  readonly html: string
  readonly failureSummary?: string
}

interface AxeResult {
  readonly id: string
  readonly help: string
  readonly nodes: readonly AxeNode[]
}

interface Axe {
  run(
    root: Document,
    options: object,
  ): Promise<{ readonly violations: readonly AxeResult[]; readonly incomplete: readonly AxeResult[] }>
}

/** Rules for whole pages: a frame is a part of one. */
const RULES = { region: { enabled: false }, 'page-has-heading-one': { enabled: false } }

async function axeIn(view: Window & { axe?: Axe }): Promise<Axe> {
  if (!view.axe) {
    const script = view.document.createElement('script')
    script.src = '/gallery/axe.js'
    const loaded = new Promise((resolve) => script.addEventListener('load', resolve))
    view.document.head.append(script)
    await loaded
  }
  if (!view.axe) throw new Error('axe did not load.')
  return view.axe
}

const words = ({ id, help, nodes }: AxeResult) =>
  `${id}: ${help} (${nodes.length}: ${nodes[0]?.html.slice(0, 80) ?? ''})`

/** One sentence for each finding. Text whose contrast cannot be computed, such as text over a picture, is one too. */
export async function findingsIn(frame: HTMLIFrameElement): Promise<string[]> {
  const view = frame.contentWindow
  if (!view) return []
  const axe = await axeIn(view)
  const { violations, incomplete } = await axe.run(view.document, { rules: RULES })
  const unsure = incomplete.filter(({ id }) => id === 'color-contrast')
  return [
    ...violations.map(words),
    ...unsure.map(({ nodes }) => `contrast: look at ${nodes.length} texts over a picture or a gradient`),
  ]
}
