import { expect, test } from 'vitest'
import { WithdrawStatus } from '@platform/sdk/withdraw'
import { statesOf, WITHDRAW_GROUPS } from './withdrawGroups.ts'

test('[7.6] each state of a withdrawal is found by exactly one choice of the filter', () => {
  const all = WITHDRAW_GROUPS.flatMap((group) => statesOf(group) ?? [])
  expect(all.toSorted()).toEqual([...WithdrawStatus.options].toSorted())
  expect(statesOf('')).toBeUndefined()
})
