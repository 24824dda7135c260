import { expect, test } from 'vitest'
import { orderLinkOf } from './orderLinks.ts'

const linkTo = (allowed: string) => (name: string, query?: Record<string, unknown>) =>
  name === allowed ? `${name}?${new URLSearchParams(query as Record<string, string>)}` : undefined

test.each(['superiorTransfer', 'teamTransfer'])('[6] a transfer leads to its receipt where only %s is allowed', (name) => {
  expect(orderLinkOf({ orderType: 'transfer', orderNo: 'T1', at: 0 }, linkTo(name) as never)).toBe(`${name}?order=T1`)
})
