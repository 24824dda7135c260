import { afterEach, expect, test, vi } from 'vitest'
import { NetworkError, type Client } from '@platform/sdk'
import { settingsQuery, systemStatusQuery, whitelabelQuery } from '@platform/sdk/query/account'
import { areas } from '../../storage/area.ts'
import { createQueries } from './createQueries.ts'
import { loadConfiguration } from './lastConfiguration.ts'

/** A gateway that answers each call with its name, or with an error. */
function visit(up: boolean) {
  const client = {
    session: { get: () => undefined },
    request: ({ name }: { name: string }) =>
      up
        ? Promise.resolve({ of: name, maintenance: true, regionRestriction: true })
        : Promise.reject(new NetworkError('gone', { code: 'network.reset' })),
  } as unknown as Client
  const queries = createQueries(client)
  loadConfiguration(queries, client)
  return { client, queries }
}

afterEach(() => areas.clear('local'))

test('[4] the last good configuration shows while the gateway is down; yesterday’s status does not', async () => {
  const { queries: before, client: first } = visit(true)
  await vi.waitFor(() => expect(before.getQueryState(whitelabelQuery(first).queryKey)?.status).toBe('success'))
  const { client, queries } = visit(false)
  await vi.waitFor(() => expect(queries.getQueryState(settingsQuery(client).queryKey)?.status).toBe('error'))
  const open = { maintenance: false, regionRestriction: false }
  expect(queries.getQueryData(settingsQuery(client).queryKey)).toEqual({ of: 'getConsolidatedSettings', ...open })
  expect(queries.getQueryData(whitelabelQuery(client).queryKey)).toMatchObject({ of: 'getWhitelabel' })
  expect(queries.getQueryData(systemStatusQuery(client).queryKey)).toBeUndefined()
})

test('[4] what is kept is asked for again at once', async () => {
  visit(true)
  await vi.waitFor(() => expect(localStorageOf()).toBeDefined())
  const { client, queries } = visit(true)
  expect(queries.isFetching({ queryKey: settingsQuery(client).queryKey })).toBe(1)
})

const localStorageOf = () => areas.read('local', 'lastConfiguration')
