/** Prints checks as a table of sentences. */

export interface Check {
  /** One word. */
  readonly name: string
  readonly says: string
  /** What is wrong and what to do; undefined if all is well. */
  readonly problem?: string | undefined
}

const WIDTH = 9

export function reportOf(checks: readonly Check[]): string {
  const lines = checks.flatMap(({ name, says, problem }) => [
    `${problem === undefined ? '  ok ' : '  !! '} ${name.padEnd(WIDTH)} ${says}`,
    ...(problem === undefined ? [] : [`      ${' '.repeat(WIDTH)} ${problem}`]),
  ])
  const wrong = checks.filter(({ problem }) => problem !== undefined)
  const end =
    wrong.length === 0
      ? 'All is well.'
      : `${wrong.length} of ${checks.length} need attention; docs/runbook.md has the details.`
  return `${lines.join('\n')}\n\n${end}`
}
