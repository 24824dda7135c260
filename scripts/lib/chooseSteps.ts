import type { Step } from './steps.ts'

/** The steps of these names and the ones that they need, in their order; all of them without a name. A name that is none throws and lists what there is. */
export function chooseSteps(steps: (Step | Step[])[], names: string[]): Step[][] {
  const all = steps.flat()
  const unknown = names.filter((name) => !all.some((step) => step.name === name))
  if (unknown.length > 0) throw new Error(`No step is called ${unknown.join(', ')}. There are: ${all.map(({ name }) => name).join(', ')}`)
  const needed = new Set(names.flatMap((name) => [name, ...(all.find((step) => step.name === name)?.needs ?? [])]))
  const isWanted = ({ name }: Step) => names.length === 0 || needed.has(name)
  return steps.map((some) => [some].flat().filter(isWanted)).filter((some) => some.length > 0)
}
