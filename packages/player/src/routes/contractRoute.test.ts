import { expect, test } from 'vitest'
import { contractRoute } from './contractRoute.ts'

test('[7.2] a contract that blocks withdrawals or transfers leads to the page of its kind; nothing else, and no unknown kind, leads there', () => {
  const of = (detail: string) => contractRoute([{ item: 'turnover', detail: 'daily' }, { item: 'contract', detail }])
  expect(['dividend', 'daily', 'hourly', 'weekly', ''].map(of)).toEqual(['dividendContract', 'salaryContract', 'hourlyContract', undefined, undefined])
  expect(contractRoute([{ item: 'turnover', detail: 'daily' }])).toBeUndefined()
}) // prettier-ignore
