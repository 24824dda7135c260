import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Client } from '@platform/sdk'
import { accountKeys } from '@platform/sdk/query/account'
import { announcementKeys } from '@platform/sdk/query/announcements'
import { gameKeys } from '@platform/sdk/query/games'
import { areas } from '../storage/area.ts'
import { clearSignedOut, entries } from '../storage/entries.ts'
import { storeAnswers } from './storedAnswers.ts'

const session = { token: 't', merchantCode: 'm', userName: 'ana', type: 0, firstTimeLogin: false }
const home = announcementKeys.list({ types: ['B'], groupName: 'm_home' })
const list = [...announcementKeys.lists(), {}]

/** A new visit with the stored answers, and a cache that is stored. */
function visit({ user, language = 'pt-BR' }: { user?: string; language?: string } = {}) {
  const queries = new QueryClient()
  const client = { session: { get: () => (user === undefined ? undefined : { ...session, userName: user }) } } as unknown as Client
  storeAnswers(queries, client, () => language)
  return queries
}
const ask = (queries: QueryClient, queryKey: readonly unknown[], answer: unknown, meta?: Record<string, unknown>) =>
  queries.fetchQuery({ queryKey, queryFn: () => answer, meta })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  areas.clear('local')
})

test('[4] the last answers show at once, with their age, and are asked for again', async () => {
  const first = visit()
  const at = Date.now()
  await ask(first, home, { banners: [1] })
  await ask(first, gameKeys.hot('RNG'), { list: [2] })
  await ask(first, accountKeys.registerRules(), { rules: 3 })
  // Requested by the screens of other sites (section 4).
  await ask(first, accountKeys.villages('RJ'), [{ code: 'RIO' }])
  vi.advanceTimersByTime(60_000)
  const next = visit()
  expect(next.getQueryData(home)).toEqual({ banners: [1] })
  expect(next.getQueryData(gameKeys.hot('RNG'))).toEqual({ list: [2] })
  expect(next.getQueryData(accountKeys.villages('RJ'))).toEqual([{ code: 'RIO' }])
  expect(next.getQueryData(accountKeys.registerRules())).toEqual({ rules: 3 })
  expect(next.getQueryState(home)).toMatchObject({ dataUpdatedAt: at, isInvalidated: true })
})

test('[4] nothing of one player is among what everybody may see', async () => {
  const queries = visit({ user: 'ana' })
  await ask(queries, list, { unreadCount: 3 }, { private: true })
  await ask(queries, ['wallet', 'balance'], { sumBalance: 1 })
  await ask(queries, home, { banners: [] })
  vi.advanceTimersByTime(2000)
  expect(entries.storedAnswers.get()?.answers.map(({ key }) => key)).toEqual([home])
})

test('[4] another language or another build starts afresh', async () => {
  await ask(visit(), home, { banners: [1] })
  vi.advanceTimersByTime(2000)
  expect(visit({ language: 'en' }).getQueryData(home)).toBeUndefined()
  entries.storedAnswers.set({ ...entries.storedAnswers.get()!, build: 'older' })
  expect(visit().getQueryData(home)).toBeUndefined()
})

test('[4] member info is kept with the session that is kept, for its owner only, until the sign-out', async () => {
  entries.localSession.set(session)
  await ask(visit({ user: 'ana' }), accountKeys.memberInfo(), { nickname: 'Ana' }, { private: true })
  const again = visit({ user: 'ana' })
  expect(again.getQueryData(accountKeys.memberInfo())).toEqual({ nickname: 'Ana' })
  // While it is fresh it saves a call.
  expect(again.getQueryState(accountKeys.memberInfo())?.isInvalidated).toBe(false)
  expect(visit({ user: 'bia' }).getQueryData(accountKeys.memberInfo())).toBeUndefined()
  expect(visit().getQueryData(accountKeys.memberInfo())).toBeUndefined()
  clearSignedOut()
  expect(visit({ user: 'ana' }).getQueryData(accountKeys.memberInfo())).toBeUndefined()
})

test('[4] a session of one tab leaves no member info', async () => {
  await ask(visit({ user: 'ana' }), accountKeys.memberInfo(), { nickname: 'Ana' }, { private: true })
  expect(entries.storedMember.get()).toBeUndefined()
})
