import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeClient } from '@platform/test-kit/browser'
import { forgetPlayer } from './forgetPlayer.ts'
import { chooseAutoLogin, storedSession, storeSession } from './sessionStore.ts'
import { shareSession } from './shareSession.ts'

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
  stop = shareSession(client, reload)
  client.session.set(session)
  return { client, reload }
}

test('[4] a sign-out in another tab is heard by the storage event alone', () => {
  const { client } = signedIn()
  otherTabWrites(null)
  expect(client.session.get()).toBeUndefined()
})

test('[4] another account signed in elsewhere takes over; nothing of the first stays', () => {
  const { client } = signedIn()
  otherTabWrites(JSON.stringify({ ...session, token: 'u', userName: 'bruno' }))
  expect(client.session.get()?.userName).toBe('bruno')
})

test.each(['{', '{"token":""}', '[]', '{"token":"x","merchantCode":"m"}'])('[3] a foreign MC_SESSION_INFO %s is signed out', (text) => {
  const { client } = signedIn()
  otherTabWrites(text)
  expect(client.session.get()).toBeUndefined()
  expect(localStorage.getItem(key)).toBeNull()
})

test('[4] a page out of the back/forward cache that shows a former player is loaded again, any other is not', () => {
  const { reload } = signedIn()
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  expect(reload).not.toHaveBeenCalled()
  storeSession(undefined)
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(reload).toHaveBeenCalledTimes(1)
  expect(storedSession()).toBeUndefined()
})
