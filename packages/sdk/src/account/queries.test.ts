import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { clientOf, failure, session, success } from '../../test/stubGateway.ts'
import { gameListQuery } from '../games/queries.ts'
import { walletBalanceQuery, walletKeys } from '../wallet/queries.ts'
import { getSystemStatus } from './getSystemStatus.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { freePlay } from './freePlay.ts'
import { accountKeys } from './accountKeys.ts'
import { loginMutation } from './loginMutation.ts'
import { freePlayMutation, logoutMutation } from './mutations.ts'
import { memberInfoQuery, settingsQuery } from './siteQueries.ts'

const answer = { token: 'new', userName: 'brunoagente', customerType: 1, firstTimeLogin: true }

function filledCache() {
  const client = clientOf(() => failure(500, ''))
  const cache = new QueryClient()
  for (const query of [walletBalanceQuery(client), memberInfoQuery(client)]) {
    cache
      .getQueryCache()
      .build(cache, { ...query, queryKey: query.queryKey as readonly unknown[] } as never)
      .setData({})
  }
  cache.setQueryData(accountKeys.settings(), {} as never)
  return cache
}

test('[4] signing in opens the session and forgets what belonged to another player', async () => {
  const cache = filledCache()
  const client = clientOf(() => success(login, answer), { session: undefined })
  await new MutationObserver(cache, loginMutation(client)).mutate({ type: 'username', username: 'brunoagente', password: 'x' })
  expect(client.session.get()).toEqual({ token: 'new', userName: 'brunoagente', type: 1, firstTimeLogin: true, merchantCode: 'ipanema' })
  expect(cache.getQueryData(walletKeys.balance())).toBeUndefined()
  expect(cache.getQueryData(accountKeys.settings())).toEqual({})
})

test('[6] a trial session belongs to the trial merchant', async () => {
  const client = clientOf(() => success(freePlay, { ...answer, customerType: 4 }), { session: undefined })
  await new MutationObserver(new QueryClient(), freePlayMutation(client)).mutate()
  expect(client.session.get()).toMatchObject({ merchantCode: 'ipanema_trial', type: 4 })
})

test('[4] signing out works even where the gateway does not answer', async () => {
  const cache = filledCache()
  const client = clientOf(() => failure(400, 'whatever'))
  await new MutationObserver(cache, logoutMutation(client)).mutate().catch(() => {})
  expect(client.session.get()).toBeUndefined()
  expect(cache.getQueryData(accountKeys.memberInfo())).toBeUndefined()
})

test('[4] open queries of the member are cancelled before the sign-out is sent', async () => {
  const cache = new QueryClient()
  let sent = 0
  const client = clientOf(() => {
    sent++
    return success(logout, {})
  })
  let aborted = false
  const asking = cache
    .fetchQuery({
      queryKey: accountKeys.memberInfo(),
      meta: { private: true },
      queryFn: ({ signal }) =>
        new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => {
            aborted = sent === 0
            reject(signal.reason)
          }),
        ),
    })
    .catch(() => undefined)
  await new MutationObserver(cache, logoutMutation(client)).mutate()
  await asking
  expect(aborted).toBe(true)
})

test('[4] during a sign-out a query of the member is never sent; one that guests may send is', async () => {
  const sent: string[] = []
  let answer = () => {}
  const client = clientOf(({ url, method }) => {
    sent.push(url.pathname)
    return method === 'DELETE' ? new Promise((resolve) => (answer = () => resolve(success(logout, {})))) : failure(400, '')
  })
  const cache = new QueryClient()
  const signOut = new MutationObserver(cache, logoutMutation(client)).mutate()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  const late = cache.fetchQuery(memberInfoQuery(client))
  void late.catch(() => undefined)
  await getSystemStatus(client).catch(() => undefined)
  answer()
  await expect(late).rejects.toBeDefined()
  await signOut
  expect(new Set(sent)).toEqual(new Set([logout.path, getSystemStatus.path]))
})

test('[decisions: wire] the transport retries, so no query does', () => {
  const client = clientOf(() => failure(500, ''), { session })
  for (const query of [settingsQuery(client), walletBalanceQuery(client), gameListQuery(client, {})]) expect(query.retry).toBe(false)
})
