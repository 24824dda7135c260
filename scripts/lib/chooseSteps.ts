import type { Step } from './steps.ts'

/** The steps of these names and the ones that they need, in their order; all of them without a name. A name that is none throws and lists what there is. */
export function chooseSteps(steps: Step[], names: string[]): Step[] {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0) throw new Error(`No step is called ${unknown.join(', ')}. There are: ${steps.map(({ name }) => name).join(', ')}`)
  const needed = new Set(names.flatMap((name) => [name, ...(steps.find((step) => step.name === name)?.needs ?? [])]))
  return steps.filter(({ name }) => names.length === 0 || needed.has(name))
}
