import { expect, test } from 'vitest'
import type { Step } from './steps.ts'
import { takeSteps } from './takeSteps.ts'

const step = (name: string, rest: Partial<Step> = {}): Step => ({ name, command: '', args: [], ...rest })

/** Starts and ends, in order. A step ends when it is its turn in `ends`. */
async function events(steps: Step[], places: number, ends: string[]): Promise<string[]> {
  const seen: string[] = []
  const running = new Map<string, () => void>()
  const all = takeSteps(steps, places, ({ name }) => {
    seen.push(name)
    return new Promise((resolve) => running.set(name, () => (seen.push(`/${name}`), resolve())))
  })
  for (const name of ends) {
    running.get(name)?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  await all
  return seen
}

test('as many steps run at once as there are places, in order', async () => {
  const steps = [step('a'), step('b'), step('c'), step('d')]
  expect(await events(steps, 2, ['b', 'a', 'c', 'd'])).toEqual(['a', 'b', '/b', 'c', '/a', 'd', '/c', '/d'])
})

test('a step that waits for results lets later ones pass', async () => {
  const steps = [step('builds'), step('sites', { needs: ['builds'] }), step('units')]
  expect(await events(steps, 3, ['builds', 'units', 'sites'])).toEqual(['builds', 'units', '/builds', 'sites', '/units', '/sites'])
})

test('a step that takes two places gets them before later ones', async () => {
  const steps = [step('a'), step('b'), step('wide', { takes: 2 }), step('late')]
  expect(await events(steps, 2, ['a', 'b', 'wide', 'late'])).toEqual(['a', 'b', '/a', '/b', 'wide', '/wide', 'late', '/late'])
})

test('a step that takes no place starts beside the others as soon as its results are there', async () => {
  const steps = [step('builds'), step('beside', { takes: 0, needs: ['builds'] }), step('a'), step('b')]
  expect(await events(steps, 1, ['builds', 'a', 'b', 'beside'])).toEqual(['builds', '/builds', 'beside', 'a', '/a', 'b', '/b', '/beside'])
})

test('steps that can never run are reported', async () => {
  await expect(takeSteps([step('sites', { needs: ['builds'] })], 3, async () => undefined)).rejects.toThrow('sites')
  await expect(takeSteps([step('wide', { takes: 2 })], 1, async () => undefined)).rejects.toThrow('wide')
})
