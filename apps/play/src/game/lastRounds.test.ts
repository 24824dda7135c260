import type { PlayRound } from '@platform/sandbox/play'
import { expect, test } from 'vitest'
import { lastRounds } from './lastRounds.ts'

const round = (orderNo: string) => ({ orderNo }) as PlayRound
const numbers = (rounds: PlayRound[]) => rounds.map(({ orderNo }) => orderNo)

test('[7.3] the log shows a round once, also one that the state of the page has had already', () => {
  expect(numbers(lastRounds([round('2'), round('1')], round('3')))).toEqual(['3', '2', '1'])
  expect(numbers(lastRounds([round('2'), round('1')], round('2')))).toEqual(['2', '1'])
  expect(
    lastRounds(
      Array.from({ length: 20 }, (_, index) => round(`${index}`)),
      round('new'),
    ),
  ).toHaveLength(20)
})
