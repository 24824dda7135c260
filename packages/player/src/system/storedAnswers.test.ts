import { hashKey } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NetworkError, type Call, type Client } from '@platform/sdk'
import {
  accountKeys,
  memberInfoQuery,
  registerRulesQuery,
  settingsQuery,
  systemStatusQuery,
  villagesQuery,
  whitelabelQuery,
} from '@platform/sdk/query/account'
import { announcementListQuery, announcementsQuery, lobbyNewsQuery, mobileNoticeQuery } from '@platform/sdk/query/announcements'
import { favoriteIdsQuery, hotGamesQuery, vassalagesQuery, vassalGameTypesQuery } from '@platform/sdk/query/games'
import { createQueries } from '../app/start/createQueries.ts'
import { loadConfiguration } from '../app/start/loadConfiguration.ts'
import { areas } from '../storage/area.ts'
import { clearSignedOut, entries } from '../storage/entries.ts'
import { storeAnswers } from './storedAnswers.ts'

const session = { token: 't', merchantCode: 'm', userName: 'ana', type: 0, firstTimeLogin: false }
const state = { code: 'RJ', name: 'Rio de Janeiro', parent: '' }
const member = { id: '1', nickname: 'Ana', account: 'ana', regDate: 1, type: 0 }
const settings = { currencySymbol: 'R$', whitelabel: {}, maintenance: true, regionRestriction: true }

/** What the gateway answers, by the name of the call. */
const wires: Record<string, unknown> = {
  getAnnouncements: {},
  getMobileNotice: {},
  getLobbyNews: { content: [] },
  getVassalGameTypes: { content: [] },
  getVassalages: { sorting: [] },
  getHotGames: { list: [] },
  getRegisterRules: [{ field: 'username', enabled: true }],
  getVillages: [state],
  getConsolidatedSettings: settings,
  getWhitelabel: { flags: { DIRECTREG3: true } },
  getSystemStatus: { maintenance: true },
  getMemberInfo: member,
  getAnnouncementList: { content: [], pageNum: 1, totalPages: 1 },
  getFavoriteIds: { nodeIds: ['7'] },
}

interface Visit {
  user?: string
  language?: string
  down?: boolean
}

/** A new visit of the site: its cache shows and stores answers. */
function visit({ user, language = 'pt-BR', down }: Visit = {}) {
  const client = {
    session: { epoch: 0, get: () => (user === undefined ? undefined : { ...session, userName: user }) },
    request: (call: Call) =>
      down
        ? Promise.reject(new NetworkError('gone', { code: 'network.reset' }))
        : new Promise((answer) => answer(z.parse(call.output, wires[call.name]))),
  } as unknown as Client
  const queries = createQueries(client)
  storeAnswers(queries, client, () => language)
  return { client, queries }
}

type Kind = (client: Client) => { queryKey: readonly unknown[]; meta?: Record<string, unknown> }
const home = (client: Client) => announcementsQuery(client, { types: ['B'], groupName: 'm_home' })

const publicKinds: [string, Kind][] = [
  ['announcements', home],
  ['mobile notice', mobileNoticeQuery],
  ['lobby news', lobbyNewsQuery],
  ['vendors', vassalGameTypesQuery],
  ['vendor groups', vassalagesQuery],
  ['hot games', (client) => hotGamesQuery(client, 'RNG')],
  ['rules of registration', registerRulesQuery],
  ['villages', (client) => villagesQuery(client, 'RJ')],
  ['settings', settingsQuery],
  ['whitelabel', whitelabelQuery],
]
const kinds: [string, Kind][] = [...publicKinds, ['member info', memberInfoQuery]]

/** A visit whose answer is stored. Returns the answer. */
async function store(kind: Kind, options: Visit = {}) {
  const { client, queries } = visit(options)
  const answer = await queries.fetchQuery(kind(client) as never)
  vi.advanceTimersByTime(2000)
  return answer as unknown
}

/** What a screen of a new visit gets from its query, before any answer. */
function shownTo(options: Visit, kind: Kind) {
  const { client, queries } = visit(options)
  return queries.getQueryCache().build(queries, kind(client) as never).state
}

beforeEach(() => {
  vi.useFakeTimers()
  entries.localSession.set(session)
})
afterEach(() => {
  vi.useRealTimers()
  areas.clear('local')
})

describe.for(kinds)('[4] %s', ([name, kind]) => {
  test('show immediately at the next visit, with their age', async () => {
    const at = Date.now()
    const answer = await store(kind, { user: 'ana' })
    vi.advanceTimersByTime(60_000)
    const { data, dataUpdatedAt, status } = shownTo({ user: 'ana' }, kind)
    expect(data).toEqual(name === 'settings' ? { ...(answer as object), maintenance: false, regionRestriction: false } : answer)
    expect([dataUpdatedAt, status]).toEqual([at, 'success'])
  })

  test.for([null, 'text', 7, [null], [{}], { content: 1, flags: null, account: 7 }])(
    'never show what their schema does not read: %j',
    async (wire) => {
      await store(kind, { user: 'ana' })
      for (const entry of [entries.storedAnswers, entries.storedMember])
        entry.set(Object.fromEntries(Object.entries(entry.get() ?? {}).map(([hash, answer]) => [hash, { ...answer, wire }])))
      const { client, queries } = visit({ user: 'ana' })
      const query = kind(client)
      const { data } = queries.getQueryCache().build(queries, query as never).state
      expect(data).toEqual(z.safeParse(query.meta!.persisted as z.ZodMiniType, wire).data)
      await expect(queries.fetchQuery(query as never)).resolves.toBeDefined()
    },
  )

  test('of another shape of storage are dropped', () => {
    const { queryKey } = kind(visit().client)
    const older = { build: '/a.js', userName: 'ana', language: 'pt-BR', answers: [{ key: queryKey, data: {}, at: 1 }], info: {} }
    for (const key of ['keptAnswers', 'keptMember']) areas.write('local', key, JSON.stringify(older))
    expect(shownTo({ user: 'ana' }, kind).data).toBeUndefined()
  })
})

test.for(publicKinds)('[4] %s are stale, in their language only', async ([, kind]) => {
  await store(kind)
  expect(shownTo({}, kind)).toMatchObject({ status: 'success', isInvalidated: true })
  expect(shownTo({ language: 'en' }, kind).data).toBeUndefined()
})

test('[4] nothing of one player is among what all may see', async () => {
  const { client, queries } = visit({ user: 'ana' })
  await queries.fetchInfiniteQuery(announcementListQuery(client))
  await queries.fetchQuery(favoriteIdsQuery(client))
  await queries.fetchQuery(memberInfoQuery(client))
  await queries.fetchQuery(home(client))
  vi.advanceTimersByTime(2000)
  expect(Object.keys(entries.storedAnswers.get()!)).toEqual([hashKey(home(client).queryKey)])
  expect(Object.keys(entries.storedMember.get()!)).toEqual([hashKey(accountKeys.memberInfo())])
})

test('[4] member info is kept with the session that is kept, for its owner only, until the sign-out', async () => {
  await store(memberInfoQuery, { user: 'ana' })
  // While it is fresh it saves a call.
  expect(shownTo({ user: 'ana' }, memberInfoQuery)).toMatchObject({ data: member, isInvalidated: false })
  expect(shownTo({ user: 'bia' }, memberInfoQuery).data).toBeUndefined()
  expect(shownTo({}, memberInfoQuery).data).toBeUndefined()
  const { client, queries } = visit({ user: 'ana' })
  clearSignedOut()
  // Nothing of it is left in memory either.
  expect(queries.getQueryCache().build(queries, memberInfoQuery(client) as never).state.data).toBeUndefined()
  expect(shownTo({ user: 'ana' }, memberInfoQuery).data).toBeUndefined()
})

test('[4] a session of one tab leaves no member info', async () => {
  entries.localSession.remove()
  await store(memberInfoQuery, { user: 'ana' })
  expect(entries.storedMember.get()).toBeUndefined()
})

test('[4] the last configuration shows while the gateway is down; yesterday’s status does not', async () => {
  await store(settingsQuery)
  await store(whitelabelQuery)
  await store(systemStatusQuery)
  const { client, queries } = visit({ down: true })
  loadConfiguration(queries, client)
  await vi.waitFor(() => expect(queries.getQueryState(accountKeys.settings())?.status).toBe('error'))
  const open = { currencySymbol: 'R$', maintenance: false, regionRestriction: false }
  expect(queries.getQueryData(accountKeys.settings())).toMatchObject(open)
  expect(queries.getQueryData(accountKeys.whitelabel())).toMatchObject({ flags: { DIRECTREG3: true } })
  expect(queries.getQueryData(accountKeys.status())).toBeUndefined()
})

test('[4] a stored configuration is requested again immediately', async () => {
  await store(settingsQuery)
  const { client, queries } = visit()
  loadConfiguration(queries, client)
  expect(queries.isFetching({ queryKey: accountKeys.settings() })).toBe(1)
})

test('[4] when they become too many, the oldest are removed', async () => {
  const many = (code: string) => ((client: Client) => villagesQuery(client, code)) satisfies Kind
  wires.getVillages = [{ ...state, name: 'x'.repeat(150_000) }]
  for (const code of ['SP', 'RJ', 'SP', 'MG']) await store(many(code))
  wires.getVillages = [state]
  const left = ['SP', 'RJ', 'MG'].map((code) => shownTo({}, many(code)).data !== undefined)
  expect(left).toEqual([true, false, true])
})
