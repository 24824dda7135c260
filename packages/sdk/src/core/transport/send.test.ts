import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clientOf, failure, session, success, type ReceivedRequest } from '../../../test/stubGateway.ts'
import { logout } from '../../account/logout.ts'
import { getGameList } from '../../games/getGameList.ts'
import { addFavorite } from '../../games/addFavorite.ts'
import { claimPromotion } from '../../promotions/claimPromotion.ts'
import { getWalletBalance } from '../../wallet/getWalletBalance.ts'
import type { Client } from '../Client.ts'
import { OutcomeUnknownError } from '../errors.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const other = { ...session, token: 'token-2', userName: 'brunoagente' }
const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const slow = (answer: Response) => new Promise<Response>((resolve) => setTimeout(resolve, 3000, answer))

/** Makes a call whose first answer is `first` and signs the next player in after `ms`; returns the error and the tokens that were sent. */
async function changeSession(call: (client: Client) => Promise<unknown>, first: () => Promise<Response>, ms: number) {
  const tokens: string[] = []
  const client = clientOf(({ headers }: ReceivedRequest) => {
    tokens.push(headers.Authorization!)
    return tokens.length === 1 ? first() : failure(400, 'whatever.code')
  })
  const end = call(client).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(ms)
  client.session.set(other)
  await vi.advanceTimersByTimeAsync(120_000)
  return { error: await end, tokens, client }
}

const own = ['Bearer token-1']
const claim = (client: Client) => claimPromotion(client, { id: '1' }, { idempotencyKey: 'k1' })

test.for([
  ['addFavorite', (client: Client) => addFavorite(client, { nodeId: '1', vendor: 'AB' })],
  ['logout', (client: Client) => logout(client)],
  ['getWalletBalance', (client: Client) => getWalletBalance(client)],
] as const)('[contract: session] %s is not tried again in the session of the next player', async ([, call]) => {
  const { error, tokens, client } = await changeSession(call, lost, 1)
  expect(tokens).toEqual(own)
  expect(error).toMatchObject({ kind: 'aborted', code: 'session.changed' })
  expect(client.session.get()).toEqual(other)
})

test.for([
  ['whose answer was lost', lost, 1],
  ['whose answer comes after the change', () => slow(success(claimPromotion, {})), 1],
  ['that the gateway refused after the change', () => slow(failure(401, 'session.replaced')), 1],
] as const)('[contract: session] a keyed call %s has an unknown outcome for the next player', async ([, first, ms]) => {
  const { error, tokens, client } = await changeSession(claim, first, ms)
  expect(tokens).toEqual(own)
  expect(error).toBeInstanceOf(OutcomeUnknownError)
  expect(error).toMatchObject({ key: 'k1', outcome: 'unknown' })
  expect(client.session.get()).toEqual(other)
})

test('[contract: session] a keyed call that the gateway did not take is only aborted', async () => {
  const { error, tokens } = await changeSession(claim, async () => failure(429, 'rate.limited'), 1)
  expect(tokens).toEqual(own)
  expect(error).toMatchObject({ kind: 'aborted', outcome: 'none' })
})

test('[contract: session] public data is fetched again in any session', async () => {
  const page = { games: [], pageNum: 1, totalPages: 1 }
  const answers = [lost, async () => success(getGameList, page)]
  const client = clientOf(() => answers.shift()!())
  const games = getGameList(client)
  await vi.advanceTimersByTimeAsync(1)
  client.session.clear()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(await games).toEqual(page)
})
