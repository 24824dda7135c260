import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { areas } from './area.ts'
import { clearSignedOut, entries } from './entries.ts'

const session = { token: 't', merchantCode: 'm', userName: 'u', type: 0, firstTimeLogin: false }

function fakeStorage(overrides: Partial<Storage> = {}): Storage {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    ...overrides,
  }
  return storage as Storage
}
const refuse = () => {
  throw new DOMException('no', 'QuotaExceededError')
}

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('sessionStorage', fakeStorage())
})
afterEach(() => {
  clearSignedOut()
  areas.clear('session')
  areas.clear('local')
  vi.unstubAllGlobals()
})

test('[3] the session is kept under MC_SESSION_INFO and read back', () => {
  entries.tabSession.set(session)
  expect(JSON.parse(sessionStorage.getItem('MC_SESSION_INFO')!)).toEqual(session)
  expect(entries.tabSession.get()).toEqual(session)
})

test.each(['', '{', 'null', '[]', '{"token":""}', '{"token":1,"merchantCode":"m","userName":"u","type":0}', '"text"'])(
  '[3] a corrupt session %s reads as signed out and is removed',
  (text) => {
    sessionStorage.setItem('MC_SESSION_INFO', text)
    expect(entries.tabSession.get()).toBeUndefined()
    expect(sessionStorage.getItem('MC_SESSION_INFO')).toBeNull()
  },
)

test.each(['', '{', '[[[', '\u0000', '{"a":1}', 'undefined', '1e999'])(
  '[3] the damaged text %j under any key reads as nothing or a valid value',
  (text) => {
    for (const { key, get } of Object.values(entries)) {
      localStorage.setItem(key, text)
      sessionStorage.setItem(key, text)
      expect(get).not.toThrow()
    }
    expect([entries.localSession.get(), entries.rememberedLogin.get(), entries.language.get()]).toEqual([undefined, undefined, undefined])
  },
)

test('[3] a storage that is null, as in a WebView without DOM storage, costs persistence only', () => {
  vi.stubGlobal('localStorage', null)
  vi.stubGlobal('sessionStorage', null)
  entries.tabSession.set(session)
  expect(entries.tabSession.get()).toEqual(session)
  expect(entries.localSession.get()).toBeUndefined()
})

test('[3] the language is stored as PT or EN and nothing else is believed', () => {
  entries.language.set('EN')
  expect(localStorage.getItem('lang')).toBe('EN')
  localStorage.setItem('lang', '<script>')
  expect(entries.language.get()).toBeUndefined()
})

test.each([
  ['full', { setItem: refuse }],
  ['blocked', { setItem: refuse, getItem: refuse, removeItem: refuse, clear: refuse }],
])('[3] a %s storage costs persistence only', (_state, broken) => {
  vi.stubGlobal('localStorage', fakeStorage(broken as Partial<Storage>))
  expect(() => entries.balanceMasked.set(true)).not.toThrow()
  expect(entries.balanceMasked.get()).toBe(true)
  expect(() => entries.balanceMasked.remove()).not.toThrow()
  expect(entries.balanceMasked.get()).toBeUndefined()
})

test('[3] without any storage (Node) nothing throws either', () => {
  vi.unstubAllGlobals()
  entries.language.set('PT')
  expect(entries.language.get()).toBe('PT')
})

test('[4] signing out forgets the player and keeps the device', () => {
  entries.language.set('EN')
  entries.tabSession.set(session)
  entries.localSession.set(session)
  entries.rememberedLogin.set({ type: 'username', username: 'u', password: 'p', salt: 's', countryDialingCode: '' })
  clearSignedOut()
  expect(entries.language.get()).toBe('EN')
  expect([entries.tabSession.get(), entries.localSession.get(), entries.rememberedLogin.get()]).toEqual([undefined, undefined, undefined])
})
