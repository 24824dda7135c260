import * as z from 'zod/mini'
import { expect, expectTypeOf, test } from 'vitest'
import { login } from '../account/login.ts'
import { BusinessError } from '../core/errors.ts'
import { getGameList } from '../games/getGameList.ts'
import { getWalletBalance } from '../wallet/getWalletBalance.ts'
import { allCalls } from './allCalls.ts'
import { fixtureOf } from './fixtureOf.ts'
import { mockClient } from './mockClient.ts'

test.for(allCalls.map((call) => [call.name, call] as const))(
  '[quality: third parties] the fixture of %s is a valid answer, the same each time',
  ([, call]) => {
    const fixture = fixtureOf(call)
    const wire: unknown = JSON.parse(JSON.stringify(z.encode(call.output, fixture) ?? null))
    expect(z.parse(call.output, wire)).toEqual(fixture)
    expect(fixtureOf(call)).toEqual(fixture)
  },
)

test('[quality: third parties] a mocked call answers its fixture, with the fields of the test', async () => {
  const client = mockClient({
    getGameList: { totalPages: 7 },
    getWalletBalance: () => ({ ...fixtureOf(getWalletBalance), currencySymbol: '€' }),
  })
  const page = await getGameList(client, { gameType: 'RNG' })
  expectTypeOf(page.games[0]!.gameName).toBeString()
  expect(page).toMatchObject({ totalPages: 7, games: [{ gameName: 'gameName' }] })
  expect((await getWalletBalance(client)).currencySymbol).toBe('€')
})

test('[quality: third parties] a function sees the input; an error is thrown', async () => {
  const refused = new BusinessError('refused', { code: 'login.password' })
  const client = mockClient({ login: refused, getGameList: ({ pageNo }) => ({ games: [], pageNum: pageNo ?? 1, totalPages: 9 }) })
  await expect(login(client, { type: 'username', username: 'a', password: 'b' })).rejects.toBe(refused)
  expect(await getGameList(client, { pageNo: 4 })).toMatchObject({ pageNum: 4 })
})

test('[quality: third parties] what a real client or gateway would refuse is refused', async () => {
  await expect(getGameList(mockClient(), { pageNo: -1 })).rejects.toThrow(
    'mockClient: the input of getGameList is not valid: pageNo: expected a whole number from 1, received -1',
  )
  await expect(getGameList(mockClient(), { gametype: 'RNG' } as never)).rejects.toThrow('did you mean gameType?')
  await expect(getGameList(mockClient({ getGameList: { totalPages: 'x' as never } }))).rejects.toThrow(
    'mockClient: the output of getGameList is not valid: totalPages: expected a whole number, received "x"',
  )
  // @ts-expect-error -- no such call
  expect(() => mockClient({ getGames: {} })).toThrow('mockClient: there is no call getGames')
})
