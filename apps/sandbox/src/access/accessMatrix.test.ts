import { allCalls } from '@platform/sdk/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { populate, type People } from './people.ts'
import { rules, withoutRule } from './rules.ts'
import type { TestSandbox } from './sendCall.ts'
import { wrongDecisions } from './wrongDecisions.ts'
import { startOpenSandbox } from './startOpenSandbox.ts'

let sandbox: TestSandbox
let people: People
beforeAll(async () => {
  sandbox = await startOpenSandbox()
  people = await populate(sandbox)
})
afterAll(() => sandbox.close())

test('[6] every call has a rule, and every rule is of a call', () => {
  expect(withoutRule()).toEqual([])
  expect(Object.keys(rules).filter((name) => !allCalls.some((call) => call.name === name))).toEqual([])
})

test.each(allCalls.map((call) => [call.name, call] as const))(
  '[6] %s: every role × own, other member, other branch, other merchant, absent is decided as its rule says',
  async (_name, call) => {
    expect(await wrongDecisions(sandbox, people, call)).toEqual([])
  },
)
