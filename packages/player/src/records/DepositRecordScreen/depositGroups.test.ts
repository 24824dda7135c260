import { expect, test } from 'vitest'
import { DepositStatus } from '@platform/sdk/deposit'
import { DEPOSIT_GROUPS, statesOf } from './depositGroups.ts'

test('[7.6] each state of a deposit is found by exactly one choice of the filter', () => {
  const all = DEPOSIT_GROUPS.flatMap((group) => statesOf(group) ?? [])
  expect(all.toSorted()).toEqual([...DepositStatus.options].toSorted())
  expect(statesOf('')).toBeUndefined()
})
