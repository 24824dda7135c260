import { sandboxUrl } from '@platform/test-kit/browser'
import { beforeEach, expect, test } from 'vitest'
import { createClient, NetworkError } from '@platform/sdk'
import { settingsQuery, systemStatusQuery } from '@platform/sdk/query/account'
import { createQueries } from '../app/start/createQueries.ts'
import { withOtherGateways } from '../app/start/withOtherGateways.ts'
import { entries } from '../storage/entries.ts'
import { hurryRetries } from '../testing/hurry.ts'
import { candidates, findGateway } from './otherGateways.ts'

// No server listens there.
const dead = 'http://127.0.0.1:9'

function visit(others: string[], url = dead) {
  const gateway = { url, others, publicKeys: [] }
  const client = createClient({ gateway, merchant: 'ipanema', trialMerchant: 'ipanema_trial', language: () => 'PT' })
  return { gateway, client, queries: createQueries(client) }
}

beforeEach(() => {
  entries.domainRoutes.remove()
  hurryRetries()
})

test('[4] where the first gateway does not answer at the start, the others are tried in order, and what failed is requested again', async () => {
  const { gateway, client, queries } = visit(['http://127.0.0.1:7', sandboxUrl()])
  await queries.prefetchQuery(settingsQuery(client))
  expect(queries.getQueryState(settingsQuery(client).queryKey)?.status).toBe('error')
  await withOtherGateways(client, queries, gateway)
  expect(gateway.url).toBe(sandboxUrl())
  expect(queries.getQueryData(settingsQuery(client).queryKey)).toMatchObject({ currencySymbol: 'R$' })
  expect(queries.getQueryData(systemStatusQuery(client).queryKey)).toMatchObject({ maintenance: false })
})

test('[4] none answers: the first stays, for the next try', async () => {
  const { gateway, client, queries } = visit(['http://127.0.0.1:7'])
  await findGateway(client, queries, gateway, new NetworkError('gone', { code: 'network.reset' }))
  expect(gateway.url).toBe(dead)
})

test('[4] a gateway that answers stays in use, and tells its domain routes for another start', async () => {
  const { gateway, client, queries } = visit([dead], sandboxUrl())
  await withOtherGateways(client, queries, gateway)
  expect(gateway.url).toBe(sandboxUrl())
  expect(entries.domainRoutes.get()).toContain('https://ipanema.example')
})

test('[4] the domain route says which of the merchant’s own gateways comes first, and adds none', () => {
  const others = ['https://a.example', 'https://b.example']
  expect(candidates(others, [])).toEqual(others)
  expect(candidates(others, ['https://evil.example', 'https://b.example/'])).toEqual(['https://b.example', 'https://a.example'])
})
