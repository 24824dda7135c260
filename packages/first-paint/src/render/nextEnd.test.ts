import { expect, test } from 'vitest'
import { nextEnd } from './nextEnd.ts'

test('[quality: first paint] the earliest end that is still to come counts, of whatever an answer has', () => {
  const answers = {
    queries: [{ data: { hot: [{ matchTime: 500 }, { matchTime: 300 }] } }, { data: [{ endDate: 400, startDate: 350 }, { endDate: 90 }] }],
  }
  expect(nextEnd(answers, ['endDate', 'matchTime'], 100)).toBe(300)
  expect(nextEnd(answers, ['endDate', 'matchTime'], 300)).toBe(400)
  expect(nextEnd(answers, ['endDate', 'matchTime'], 500)).toBeUndefined()
})
