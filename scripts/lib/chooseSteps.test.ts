import { expect, test } from 'vitest'
import { chooseSteps } from './chooseSteps.ts'
import { steps } from './steps.ts'

const chosen = (...names: string[]) => chooseSteps(steps, names).map(({ name }) => name)

test('a name is a step, not a part of its name', () => {
  expect(chosen('format', 'lint')).toEqual(['format', 'lint'])
})

test('lint also checks types, and runs once if both names are given', () => {
  expect(chosen('lint', 'types')).toEqual(['lint'])
  expect(chosen('types')).toEqual(['lint'])
})

test('quick is a minute of what most changes would break', () => {
  expect(chosen('quick')).toEqual(['format', 'lint', 'smoke', 'sdk'])
})

test('a step includes the steps that it needs, once and in order', () => {
  expect(chosen('e2e', 'checks')).toEqual(['builds', 'checks', 'e2e'])
})

test('without a name everything runs, each step after those that it needs', () => {
  const order = chosen()
  expect(order).toEqual(steps.filter(({ ifNamed }) => !ifNamed).map(({ name }) => name))
  for (const { name, needs = [] } of steps) {
    for (const needed of needs) expect(order.slice(0, order.indexOf(name))).toContain(needed)
  }
})

test('an unknown name lists the known ones', () => {
  expect(() => chosen('lint', 'typo', 'endtoend')).toThrow(/No step is called typo, endtoend\. There are: gateway, format, lint, builds, /)
})
