/** Shortens the output of `npm run check` to the steps that have failed. */

/** A step's output begins with its name and ends with its verdict. */
const VERDICT = /^── (.+): FAILED in .*$/gm
const STEP = /^(?=── [^\n]*$)/m

/** The output of each failed step, and the summary. Everything if no step has failed, such as after a crash. */
export function failedOutput(output: string): string {
  const failed = [...output.matchAll(VERDICT)].map(([, name]) => name)
  if (failed.length === 0) return output
  const steps = output.split(STEP).filter((step) => failed.some((name) => step.startsWith(`── ${name}\n`)))
  return [...steps, output.slice(output.indexOf('\nFailed: '))].join('\n')
}
