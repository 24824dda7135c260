import type { Step } from './steps.ts'

const answersTo = (step: Step, name: string) => step.name === name || step.also?.includes(name)

/**
 * The steps with these names and the ones that they need, in order; without a name all but those that run only if named. An unknown name
 * throws and lists the known ones.
 */
export function chooseSteps(steps: Step[], names: string[]): Step[] {
  const unknown = names.filter((name) => !steps.some((step) => answersTo(step, name)))
  if (unknown.length > 0) throw new Error(`No step is called ${unknown.join(', ')}. There are: ${steps.map(({ name }) => name).join(', ')}`)
  const namedSteps = steps.filter((step) => names.some((name) => answersTo(step, name)))
  const neededNames = new Set(namedSteps.flatMap(({ name, needs = [] }) => [name, ...needs]))
  return steps.filter(({ name, ifNamed }) => (names.length === 0 ? !ifNamed : neededNames.has(name)))
}
