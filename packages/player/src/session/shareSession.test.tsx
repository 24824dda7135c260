import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { makeClient } from '@platform/test-kit/browser'
import { codeEntries } from '../storage/codeEntries.ts'
import { entries } from '../storage/entries.ts'
import { forgetPlayer } from './forgetPlayer.ts'
import { chooseAutoLogin, storedSession } from './sessionStore.ts'
import { announceSignOut, shareSession } from './shareSession.ts'

const session = { token: 't', merchantCode: 'ipanema', userName: 'anaclara', type: 0, firstTimeLogin: false }
const key = 'MC_SESSION_INFO'
let stop = () => undefined as void

const otherTabWrites = (value: string | null) => {
  if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
  dispatchEvent(new StorageEvent('storage', { key }))
}

beforeEach(() => forgetPlayer(makeClient()))
afterEach(() => stop())

function signedIn(reload = vi.fn()) {
  chooseAutoLogin(true)
  const client = makeClient()
  const queries = new QueryClient()
  stop = shareSession(client, queries, reload)
  client.session.set(session)
  return { client, queries, reload }
}

test('[4] a sign-out in another tab is heard by the storage event alone', () => {
  const { client } = signedIn()
  otherTabWrites(null)
  expect(client.session.get()).toBeUndefined()
})

test('[4] another account signed in elsewhere replaces it; nothing of the first stays', () => {
  const { client } = signedIn()
  otherTabWrites(JSON.stringify({ ...session, token: 'u', userName: 'bruno' }))
  expect(client.session.get()?.userName).toBe('bruno')
})

/** What a tab with this player holds of the player, and what it holds in any case. */
function withData() {
  const { client, queries } = signedIn()
  const queryKey = ['member']
  queries
    .getQueryCache()
    .build(queries, { queryKey, meta: { private: true } })
    .setData('Ana')
  queries.setQueryData(['public'], 1)
  codeEntries.sentCodes.set({ login: { to: 'x', resendAt: 1 } })
  sessionStorage.setItem('bankCards', '{}')
  entries.openCalls.set([{ user: 'anaclara' }])
  const held = () => [queries.getQueryData(queryKey), codeEntries.sentCodes.get()?.login?.to, sessionStorage.getItem('bankCards')]
  expect(held()).toEqual(['Ana', 'x', '{}'])
  const always = () => [queries.getQueryData(['public']), entries.openCalls.get()]
  return { client, held, always }
}

test.each<[string, () => void]>([
  ['is signed out in another tab', () => announceSignOut('anaclara')],
  ['is signed out in another tab, heard by the storage event', () => otherTabWrites(null)],
  ['gives way to another one', () => otherTabWrites(JSON.stringify({ ...session, token: 'u', userName: 'bruno' }))],
])('[4] a player who %s leaves no answers and no entries in this tab, except unfinished calls', async (_name, change) => {
  const { client, held, always } = withData()
  change()
  await expect.poll(() => client.session.get()?.userName).not.toBe('anaclara')
  expect(held()).toEqual([undefined, undefined, null])
  expect(always()).toEqual([1, [{ user: 'anaclara' }]])
})

test('[4] the end of a session leaves drafts for the same player, and none for another one who signs in next', () => {
  const { client, held } = withData()
  client.session.clear()
  client.session.set({ ...session, token: 'u' })
  expect(held().slice(1)).toEqual(['x', '{}'])
  client.session.clear()
  client.session.set({ ...session, token: 'v', userName: 'bruno' })
  expect(held()).toEqual([undefined, undefined, null])
})

test('[4] a sign-out elsewhere clears the drafts of a session that has ended here before', async () => {
  const { client, held } = withData()
  client.session.clear()
  announceSignOut('anaclara')
  await expect.poll(held).toEqual([undefined, undefined, null])
})

test('[3] the end of a session of this tab only leaves the remembered one of another tab', () => {
  chooseAutoLogin(false)
  const client = makeClient()
  stop = shareSession(client, new QueryClient())
  client.session.set(session)
  expect(JSON.parse(sessionStorage.getItem(key)!)).toMatchObject({ userName: 'anaclara' })
  chooseAutoLogin(true)
  otherTabWrites(JSON.stringify({ ...session, token: 'u', userName: 'bruno' }))
  expect(client.session.get()?.userName).toBe('anaclara')
  client.session.clear()
  expect(sessionStorage.getItem(key)).toBeNull()
  expect(storedSession()?.userName).toBe('bruno')
})

test.each(['{', '{"token":""}', '[]', '{"token":"x","merchantCode":"m"}'])('[3] a foreign MC_SESSION_INFO %s is signed out', (text) => {
  const { client } = signedIn()
  otherTabWrites(text)
  expect(client.session.get()).toBeUndefined()
  expect(localStorage.getItem(key)).toBeNull()
})

test('[4] a page out of the back/forward cache that shows a former player is hidden and loaded again, any other is not', () => {
  onTestFinished(() => void (document.documentElement.hidden = false))
  const { reload } = signedIn()
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  expect(reload).not.toHaveBeenCalled()
  expect(document.documentElement.hidden).toBe(false)
  localStorage.removeItem(key)
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(reload).toHaveBeenCalledTimes(1)
  expect(document.documentElement.hidden).toBe(true)
  expect(storedSession()).toBeUndefined()
})
