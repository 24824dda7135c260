import { minor } from '@platform/sdk'
import { expect, test } from 'vitest'
import { settledNews } from './settledNews.ts'

const bet = (prize: number, numero = '123') => ({
  orderNo: `A${numero}`,
  gameCode: 'M1',
  gameName: 'Minuto',
  numero,
  stake: minor(100),
  prize: minor(prize),
  settledTime: 1,
})

test.each([
  ['nothing, where nothing was settled', [], undefined],
  ['one that won', [bet(1200)], { status: 'won', orderNo: 'A123', numero: '123', prize: 1200 }],
  ['one that lost, as plainly', [bet(0)], { status: 'lost', orderNo: 'A123', numero: '123', prize: 0 }],
  ['several by their sums', [bet(1200), bet(0, '124'), bet(5, '125')], { status: 'many', count: 3, won: 2, prize: 1205 }],
])('[7.4] tells %s', (_what, bets, news) => {
  expect(settledNews(bets)).toEqual(news)
})
