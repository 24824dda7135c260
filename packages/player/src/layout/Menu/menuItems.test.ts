import { expect, test } from 'vitest'
import { mayWithdraw, menuItems } from './menuItems.tsx'

const names = (type: number | undefined, withdrawEnabled = true) => menuItems(() => true, { type, withdrawEnabled }).map(({ name }) => name)

test('[2.2] a member finds deposit, withdraw, records, settings and help; a guest the free trial', () => {
  expect(names(0)).toEqual(['deposit', 'withdraw', 'gameRecord', 'settings', 'notice', 'help', 'service', 'userAgreement'])
  expect(names(undefined)).toEqual(['deposit', 'trial', 'notice', 'help', 'service', 'userAgreement'])
})

test('[2.2] nothing leads to a screen that does not exist', () => {
  expect(menuItems(() => false, { type: 0, withdrawEnabled: true })).toEqual([])
})

test.each([
  [0, true, true],
  [1, true, true],
  [0, false, false],
  [4, true, false],
  [40, true, false],
  [undefined, true, false],
])('[2.2] member type %s with withdrawals %s may withdraw: %s', (type, withdrawEnabled, may) => {
  expect(mayWithdraw({ type, withdrawEnabled })).toBe(may)
})
