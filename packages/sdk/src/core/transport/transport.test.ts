import * as z from 'zod/mini'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addFavorite } from '../../games/addFavorite.ts'
import { getCaptcha } from '../../account/getCaptcha.ts'
import { logout } from '../../account/logout.ts'
import type { Client } from '../Client.ts'
import { getGameList } from '../../games/getGameList.ts'
import { getHotGames } from '../../games/getHotGames.ts'
import { launchGame } from '../../games/launchGame.ts'
import { defineCall } from '../defineCall.ts'
import type { PlatformError } from '../errors.ts'
import { string } from '../wire/fields.ts'
import { clientOf, failure, success, type ReceivedRequest } from '../../../test/stubGateway.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const page = { games: [], pageNum: 1, totalPages: 1 }
const launch = { nodeId: '1', backUrl: '/m/home' }

/** A gateway that gives the first attempts the listed answers, then succeeds. */
function flaky(failures: (() => Response | Promise<Response>)[], then: () => Response) {
  const asked: (ReceivedRequest & { at: number })[] = []
  const client = clientOf((request) => {
    asked.push({ ...request, at: Date.now() })
    return failures[asked.length - 1]?.() ?? then()
  })
  return { client, asked }
}

/** The outcome of a call while time flies. */
async function settled(call: Promise<unknown>) {
  const outcome = call.then(
    (value) => ({ value, error: undefined }),
    (error: unknown) => ({ value: undefined, error }),
  )
  await vi.advanceTimersByTimeAsync(120_000)
  return outcome
}

const reset = () => Promise.reject(new TypeError('Failed to fetch'))
const silence = () => new Promise<Response>(() => {})
const hello = defineCall({
  name: 'hello',
  method: 'POST',
  path: '/wps/hello',
  access: 'guest',
  retry: 'idempotent',
  section: '7',
  form: true,
  input: z.object({ a: string }),
  output: z.unknown(),
})

describe('[contract: retry]', () => {
  test.for([
    ['a reset', reset],
    ['408', () => failure(408, '')],
    ['425', () => failure(425, '')],
    ['429', () => failure(429, 'rate.limited')],
    ['500', () => failure(500, 'server.error')],
    ["a proxy's 502", () => new Response('<html>', { status: 502 })],
  ] as const)('a read tries twice more after %s', async ([, broken]) => {
    const { client, asked } = flaky([broken, broken], () => success(getGameList, page))
    expect((await settled(getGameList(client))).value).toEqual(page)
    expect(asked).toHaveLength(3)
    const gaps = [asked[1]!.at - asked[0]!.at, asked[2]!.at - asked[1]!.at]
    for (const gap of gaps) expect(gap).toSatisfy((ms: number) => ms >= 500 && ms <= 5_000)
    expect(new Set(asked.map(({ headers }) => headers['X-Request-Id'])).size).toBe(3)
  })

  test('a read gives up after three tries and says what was wrong last', async () => {
    const { client, asked } = flaky([], () => failure(500, 'server.error'))
    expect((await settled(getGameList(client))).error).toMatchObject({ kind: 'server', status: 500, messageKey: 'unknown' })
    expect(asked).toHaveLength(3)
  })

  test.for([
    ['a refusal', getGameList, () => failure(400, 'whatever.code'), 'business'],
    ['maintenance', getGameList, () => failure(503, 'system.maintenance'), 'maintenance'],
    ['a bad answer', getGameList, () => Response.json({ games: 1 }), 'contract'],
    ['a captcha that fails', getCaptcha, () => failure(500, ''), 'server'],
  ] as const)('%s is not tried again', async ([, call, broken, kind]) => {
    const { client, asked } = flaky([], broken)
    expect((await settled(call(client))).error).toMatchObject({ kind })
    expect(asked).toHaveLength(1)
  })

  test('Retry-After is waited for, unless it is too long for a player', async () => {
    const wait = (seconds: string) => () => failure(429, 'rate.limited', undefined, { 'Retry-After': seconds })
    const short = flaky([wait('7')], () => success(getGameList, page))
    await settled(getGameList(short.client))
    expect(short.asked[1]!.at - short.asked[0]!.at).toBeGreaterThanOrEqual(7_000)
    const long = flaky([wait('300')], () => success(getGameList, page))
    expect((await settled(getGameList(long.client))).error).toMatchObject({ kind: 'rateLimited', after: 300_000 })
    expect(long.asked).toHaveLength(1)
  })

  test('Retry-After may be a date; anything else is no wait', async () => {
    const at = new Date(Date.now() + 60_000).toUTCString()
    for (const [header, after] of [
      [at, 59_000],
      ['soon', 0],
      ['-5', 0],
      ['0', 0],
    ] as const) {
      const { client } = flaky([], () => failure(429, 'rate.limited', undefined, { 'Retry-After': header }))
      const { error } = await settled(getCaptcha(client))
      expect((error as PlatformError).after).toSatisfy((ms: number) => ms >= after && ms <= after + 1000)
    }
  })

  test('an offline device fails at once', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const { client, asked } = flaky([reset], () => success(getGameList, page))
    expect((await settled(getGameList(client))).error).toMatchObject({ code: 'network.offline', messageKey: 'slowConnection' })
    expect(asked).toHaveLength(1)
  })
})

describe('[contract: timeouts]', () => {
  test.for([
    ['10 s', getGameList, {}, 10_000, 'network'],
    ['20 s', launchGame, launch, 20_000, 'outcomeUnknown'],
  ] as const)('one try lasts %s', async ([, call, input, limit, kind]) => {
    const signals: AbortSignal[] = []
    const client = clientOf(silence, { fetch: (_url, init) => hang(init!.signal!, signals) })
    const error = client.request(call, input).catch((caught: unknown) => caught)
    await vi.advanceTimersByTimeAsync(limit - 1)
    expect(signals[0]!.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(signals[0]!.aborted).toBe(true)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(await error).toMatchObject({ kind })
    expect(signals).toHaveLength(3)
  })

  test('an answer whose body never ends is cut off as well', async () => {
    const endless = (signal: AbortSignal) =>
      new Response(new ReadableStream({ start: (stream) => signal.addEventListener('abort', () => stream.error(signal.reason)) }))
    const client = clientOf(silence, { fetch: async (_url, init) => endless(init!.signal!) })
    expect((await settled(getGameList(client))).error).toMatchObject({ code: 'network.timeout' })
  })
})

const hang = (signal: AbortSignal, signals: AbortSignal[]) =>
  new Promise<Response>((_answer, reject) => {
    signals.push(signal)
    signal.addEventListener('abort', () => reject(signal.reason))
  })

describe('[contract: abort]', () => {
  test('a read goes with its screen, also between two tries', async () => {
    const inFlight = new AbortController()
    const first = settled(
      getGameList(clientOf(silence, { fetch: (_url, init) => hang(init!.signal!, []) }), {}, { signal: inFlight.signal }),
    )
    inFlight.abort()
    expect((await first).error).toMatchObject({ kind: 'aborted' })

    const waiting = new AbortController()
    const { client, asked } = flaky([reset], () => success(getGameList, page))
    const second = getGameList(client, {}, { signal: waiting.signal }).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(1)
    waiting.abort()
    expect(await second).toMatchObject({ kind: 'aborted' })
    expect(asked).toHaveLength(1)
  })

  test('a call that was aborted before it began is not sent', async () => {
    const { client } = flaky([], () => success(getGameList, page))
    const error = await getGameList(client, {}, { signal: AbortSignal.abort() }).catch((caught: unknown) => caught)
    expect(error).toMatchObject({ kind: 'aborted' })
  })

  test('a keyed call stays when its screen goes', async () => {
    const { client } = flaky([], () => success(launchGame, { gameUrl: '/play' }))
    expect((await settled(launchGame(client, launch, { signal: AbortSignal.abort() }))).value).toEqual({ gameUrl: '/play' })
  })
})

describe('[contract: idempotency]', () => {
  test('every try of a keyed call carries the same key, two calls carry two', async () => {
    const { client, asked } = flaky([reset, () => failure(409, 'idempotency.running')], () => success(launchGame, { gameUrl: '/play' }))
    await settled(launchGame(client, launch))
    await settled(launchGame(client, launch))
    const keys = asked.map(({ headers }) => headers['Idempotency-Key'])
    expect(keys[0]).toMatch(/^[\da-f]{32}$/)
    expect(keys.slice(0, 3)).toEqual([keys[0], keys[0], keys[0]])
    expect(keys[3]).not.toBe(keys[0])
  })

  test('the key of the screen is used, and an unknown outcome names it', async () => {
    const { client, asked } = flaky([], () => new Response('', { status: 502 }))
    expect((await settled(launchGame(client, launch, { idempotencyKey: 'k1' }))).error).toMatchObject({
      kind: 'outcomeUnknown',
      key: 'k1',
      outcome: 'unknown',
      messageKey: 'checking',
    })
    expect(asked.map(({ headers }) => headers['Idempotency-Key'])).toEqual(['k1', 'k1', 'k1'])
  })

  test.for([
    ['a refusal', () => failure(400, 'game.maintenance'), { kind: 'business', outcome: 'none', messageKey: 'gameMaintenance' }],
    ['another payload', () => failure(422, 'idempotency.mismatch'), { kind: 'conflict', outcome: 'none' }],
    ['a success nobody can read', () => success(launchGame, { gameUrl: 1 }), { kind: 'contract', outcome: 'applied', field: 'gameUrl' }],
    ['garbage', () => new Response('{"suc'), { kind: 'outcomeUnknown' }],
    ['a gateway that broke, maybe after the effect,', () => failure(500, 'server.error'), { kind: 'outcomeUnknown' }],
    ['a 502 that names a refusal', () => Response.json({ errorCode: 'system.maintenance' }, { status: 502 }), { kind: 'outcomeUnknown' }],
    ["a proxy's own refusal", () => new Response('<html>', { status: 403 }), { kind: 'outcomeUnknown', status: 403 }],
    ['maintenance', () => failure(503, 'system.maintenance'), { kind: 'maintenance', outcome: 'none' }],
    ['a limit', () => failure(429, 'rate.limited'), { kind: 'rateLimited', outcome: 'none' }],
  ] as const)('%s of a keyed call', async ([, answer, expected]) => {
    const { client } = flaky([], answer)
    expect((await settled(launchGame(client, launch))).error).toMatchObject(expected)
  })

  test.for([
    ['a limit', () => failure(429, 'rate.limited', undefined, { 'Retry-After': '60' })],
    ['maintenance', () => failure(503, 'system.maintenance')],
    ['an ended session', () => failure(401, 'session.expired')],
    ['a closed feature', () => failure(403, 'access.feature')],
  ] as const)('%s after a try without an answer decides nothing', async ([, then]) => {
    const { client } = flaky([reset], then)
    expect((await settled(launchGame(client, launch))).error).toMatchObject({ kind: 'outcomeUnknown' })
  })

  test('nothing that moves money is sent while offline', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const { client, asked } = flaky([], () => success(launchGame, { gameUrl: '/play' }))
    expect((await settled(launchGame(client, launch))).error).toMatchObject({ code: 'network.offline', outcome: 'none' })
    expect(asked).toHaveLength(0)
  })
})

const secret = defineCall({
  name: 'secret',
  method: 'POST',
  path: '/wps/secret',
  access: 'guest',
  retry: 'secret',
  section: '7',
  input: z.object({}),
  output: z.object({ a: string }),
})

describe('[contract: outcome] a write that is not keyed', () => {
  test.for([
    ['a reset', reset, { code: 'network.reset', outcome: 'unknown' }],
    ['no answer in time', silence, { code: 'network.timeout', outcome: 'unknown' }],
    ['a gateway that broke', () => failure(500, 'server.error'), { kind: 'server', outcome: 'unknown' }],
    ["a proxy's own refusal", () => new Response('<html>', { status: 403 }), { kind: 'permission', outcome: 'unknown' }],
    ['garbage', () => new Response('{"suc'), { kind: 'contract', outcome: 'unknown' }],
    ['a success nobody can read', () => success(secret, { a: 1 }), { kind: 'contract', outcome: 'applied' }],
    ['a refusal', () => failure(400, 'login.password'), { kind: 'business', outcome: 'none' }],
    ['maintenance', () => failure(503, 'system.maintenance'), { kind: 'maintenance', outcome: 'none' }],
  ] as const)('%s', async ([, answer, expected]) => {
    const client = clientOf(silence, {
      fetch: (_url, init) =>
        Promise.race([
          answer(),
          new Promise<Response>((_, reject) => init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason))),
        ]),
    })
    expect((await settled(secret(client, {}))).error).toMatchObject(expected)
  })

  test('a refusal after a lost answer does not say that nothing happened', async () => {
    const { client } = flaky([reset], () => failure(429, 'rate.limited', undefined, { 'Retry-After': '60' }))
    expect((await settled(hello(client, { a: '' }))).error).toMatchObject({ kind: 'rateLimited', outcome: 'unknown' })
  })

  test('what was not sent did nothing, and neither did a read', async () => {
    const { client } = flaky([reset], reset as never)
    expect((await settled(secret(client, {}, { signal: AbortSignal.abort() }))).error).toMatchObject({ kind: 'aborted', outcome: 'none' })
    expect((await settled(getGameList(client))).error).toMatchObject({ kind: 'network', outcome: 'none' })
    vi.stubGlobal('navigator', { onLine: false })
    expect((await settled(secret(client, {}))).error).toMatchObject({ code: 'network.offline', outcome: 'none' })
  })
})

describe('[contract: requests]', () => {
  const once = async (call: (client: ReturnType<typeof clientOf>) => Promise<unknown>, options = {}) => {
    let asked: ReceivedRequest | undefined
    const client = clientOf((request) => {
      asked = request
      return Response.json({ success: true, value: null, ...page })
    }, options)
    await call(client).catch(() => {})
    return asked!
  }

  test('the headers of every call', async () => {
    const { headers } = await once((client) => getGameList(client, { gameType: 'RNG' }), { language: () => 'EN' })
    expect(headers).toEqual({
      'X-Merchant': 'ipanema',
      'X-Module-Id': 'COMM3',
      'X-Gateway-Id': '3',
      'Accept-Language': 'en',
      'X-Request-Id': expect.stringMatching(/^[\da-f]{32}$/),
      Authorization: 'Bearer token-1',
    })
  })

  test('[7.3] the constants of the wire cannot be set by a caller', async () => {
    const withConstants = { gameType: 'RNG', pageNo: 2, pageSize: 99, merchant: 'x' } as object
    await expect(
      getGameList(
        clientOf(() => failure(500, '')),
        withConstants,
      ),
    ).rejects.toMatchObject({
      fields: { pageSize: 'validation', merchant: 'validation' },
    })
    const { url } = await once((client) => getGameList(client, { gameType: 'RNG', pageNo: 2 }))
    expect(Object.fromEntries(url.searchParams)).toEqual({
      gameType: 'RNG',
      pageNo: '2',
      merchant: 'ipanema',
      clientType: '2',
      platform: 'html5',
      pageSize: '26',
      language: 'PT',
    })
  })

  test('[7.2] a gateway that insists gets the token in the query, and only there', async () => {
    const { url, headers } = await once((client) => getGameList(client), { tokenTransport: 'query' })
    expect(url.searchParams.get('token')).toBe('token-1')
    expect(headers).not.toHaveProperty('Authorization')
  })

  test.for([
    ['POST', (client: Client) => addFavorite(client, { nodeId: '1', vendor: 'AB' })],
    ['DELETE', (client: Client) => logout(client)],
    ['GET with an effect', (client: Client) => launchGame(client, launch)],
  ] as const)('[7.2] no token of a write is in its address: %s', async ([, call]) => {
    const { url, headers } = await once(call, { tokenTransport: 'query' })
    expect(url.searchParams.has('token')).toBe(false)
    expect(headers.Authorization).toBe('Bearer token-1')
  })

  test('[6] a trial account speaks to the trial merchant', async () => {
    const { headers } = await once((client) => getGameList(client), {
      session: { token: 't', merchantCode: 'ipanema_trial', userName: 'trial', type: 4, firstTimeLogin: false },
    })
    expect(headers['X-Merchant']).toBe('ipanema_trial')
  })

  test('bodies go as JSON, or as a form where the call says so', async () => {
    const json = await once((client) => addFavorite(client, { nodeId: '1', vendor: 'AB' }))
    expect([json.headers['Content-Type'], json.body]).toEqual(['application/json', '{"nodeId":"1","vendor":"AB"}'])
    const form = await once((client) => hello(client, { a: 'x y&z' }))
    expect([form.headers['Content-Type'], form.body]).toEqual(['application/x-www-form-urlencoded', 'a=x+y%26z'])
  })

  test('[contract] a gateway with other headers and another envelope is spoken to in its dialect', async () => {
    const dialect = {
      headers: { 'X-Merchant': 'Merchant-Code', 'X-Request-Id': 'Trace', 'X-Server-Time': 'Now' },
      envelope: (json: unknown) => {
        const { code, data } = json as { code: string; data: unknown }
        return code === '0000' ? { success: true, value: data } : { success: false, errorCode: code }
      },
    }
    const answers = [{ code: '0000', data: { list: [] } }, { code: 'session.expired' }]
    const asked: ReceivedRequest[] = []
    const client = clientOf(
      (request) => (asked.push(request), Response.json(answers[asked.length - 1], { headers: { Now: '1800000000000' } })),
      { dialect },
    )
    expect(await getHotGames(client)).toEqual({ list: [] })
    expect(asked[0]!.headers).toMatchObject({ 'Merchant-Code': 'ipanema', Trace: expect.any(String) })
    expect(asked[0]!.headers).not.toHaveProperty('X-Merchant')
    expect(asked[0]!.headers).not.toHaveProperty('X-Request-Id')
    expect(client.clock.now()).toBeGreaterThanOrEqual(1_800_000_000_000)
    await expect(getHotGames(client)).rejects.toMatchObject({ kind: 'sessionExpired' })
  })

  test('an input that does not fit is refused before it is sent, field by field', async () => {
    const { client, asked } = flaky([], () => success(addFavorite, { success: true }))
    expect((await settled(addFavorite(client, { nodeId: '', vendor: 'AB' }))).error).toMatchObject({
      kind: 'validation',
      fields: { nodeId: 'validation' },
      messageKey: 'validation',
    })
    expect(asked).toHaveLength(0)
  })
})

test.for([
  ['broke', 502, 'system.maintenance', { kind: 'server', code: 'server.error' }],
  ['refused', 400, 'validation.amount', { kind: 'validation', code: 'validation.amount' }],
] as const)('[contract: errors] the code of a gateway that %s, without `success: false`', async ([, status, errorCode, expected]) => {
  const { error } = await settled(getGameList(clientOf(() => Response.json({ errorCode }, { status }))))
  expect(error).toMatchObject(expected)
})

test('[contract: reading] answers over 2 MB or nested deeper than 32 are refused', async () => {
  const answer = (text: string) => settled(getGameList(clientOf(() => new Response(text))))
  expect((await answer(`{"games":[],"pageNum":1,"totalPages":1,"x":"${'x'.repeat(2 * 1024 * 1024)}"}`)).error).toMatchObject({
    code: 'contract.size',
  })
  expect((await answer(`{"games":[],"pageNum":1,"totalPages":1,"x":${'['.repeat(32)}${']'.repeat(32)}}`)).error).toMatchObject({
    code: 'contract.depth',
  })
  expect((await answer(`{"games":[],"pageNum":1,"totalPages":1,"x":${'['.repeat(31)}${']'.repeat(31)}}`)).value).toEqual(page)
})
