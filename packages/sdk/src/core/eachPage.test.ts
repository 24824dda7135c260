import { expect, expectTypeOf, test } from 'vitest'
import { getMemberTransactions } from '../records/getMemberTransactions.ts'
import { getGameList } from '../games/getGameList.ts'
import { clientOf, success } from '../../test/stubGateway.ts'
import { eachPage } from './eachPage.ts'

test('[7.3] the pages of a list come one by one, and only as far as the loop goes', async () => {
  const asked: string[] = []
  const client = clientOf(({ url }) => {
    const pageNo = url.searchParams.get('pageNo')!
    asked.push(pageNo)
    return success(getGameList, { games: [], pageNum: Number(pageNo), totalPages: 3 })
  })
  const seen: number[] = []
  for await (const page of eachPage(client, getGameList, { gameType: 'RNG' })) {
    expectTypeOf(page.games).items.toHaveProperty('gameName')
    seen.push(page.pageNum)
  }
  expect([seen, asked]).toEqual([
    [1, 2, 3],
    ['1', '2', '3'],
  ])
  for await (const _page of eachPage(client, getGameList, {})) break
  expect(asked).toHaveLength(4)
})

test('[7.6] a list with a cursor is continued by it', async () => {
  const client = clientOf(({ url }) => {
    const cursor = url.searchParams.get('cursor')
    return success(getMemberTransactions, { content: [], cursor: { none: 'b', b: 'c', c: '' }[cursor ?? 'none'] })
  })
  const seen: string[] = []
  for await (const { cursor } of eachPage(client, getMemberTransactions, { startDate: '2026-01-01', endDate: '2026-01-31' }))
    seen.push(cursor)
  expect(seen).toEqual(['b', 'c', ''])
})
