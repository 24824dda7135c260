import { allCalls } from '@platform/sdk/testing'
import { beforeAll, expect, test } from 'vitest'
import { guestRules } from './guestRules.ts'
import { populate, type People } from './people.ts'
import { protectedRules } from './protectedRules.ts'
import { rules, withoutRule } from './rules.ts'
import { wrongDecisions } from './wrongDecisions.ts'
import { openSandbox } from './openSandbox.ts'

let people: People
const sandbox = await openSandbox()
beforeAll(async () => {
  people = await populate(sandbox)
})

test('[6] every call has a rule, and every rule belongs to a call', () => {
  expect(withoutRule()).toEqual([])
  expect(Object.keys(rules).filter((name) => !allCalls.some((call) => call.name === name))).toEqual([])
})

test('[7.6] every call has one line of what a protected account may do', () => {
  const lines = [guestRules, protectedRules].flatMap((rules) => Object.values(rules).flat())
  expect(lines.toSorted()).toEqual(allCalls.map(({ name }) => name).toSorted())
})

/** What removes something comes after the calls that use it. */
const removingLast = allCalls.toSorted((a, b) => Number(a.name.startsWith('remove')) - Number(b.name.startsWith('remove')))

test.each(removingLast.map((call) => [call.name, call] as const))(
  '[6] %s: its rule decides every role × own, other member, other branch, other merchant, absent',
  async (_name, call) => {
    expect(await wrongDecisions(sandbox, people, call)).toEqual([])
  },
)
