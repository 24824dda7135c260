import { afterEach, describe, expect, expectTypeOf, test, vi } from 'vitest'
import { getSystemStatus } from '../account/getSystemStatus.ts'
import { clientOf, failure, success, testKey } from '../../test/stubGateway.ts'
import { getMobileNotice } from '../announcements/getMobileNotice.ts'
import { login } from '../account/login.ts'
import { getDraw } from '../lottery/getDraw.ts'
import { getGameList } from '../games/getGameList.ts'
import { launchGame } from '../games/launchGame.ts'
import type { ClientOptions } from './ClientOptions.ts'
import { createClient } from './createClient.ts'
import { PlatformError, type ValidationError } from './errors.ts'

const right: ClientOptions = {
  gateway: { url: 'http://127.0.0.1:1', publicKeys: [] },
  merchant: 'ipanema',
  trialMerchant: 'ipanema_trial',
  language: 'EN',
}
const answering = (body: string, status = 200): ClientOptions => ({ ...right, fetch: async () => new Response(body, { status }) })
const messageOf = async (attempt: () => Promise<unknown>) => attempt().then(String, (error: Error) => error.message)

describe('[contract: errors] what is wrong with the set-up is said in words', () => {
  test.for<[string, unknown, RegExp]>([
    [
      'a missing scheme',
      { gateway: { url: 'localhost:4000', publicKeys: [] } },
      /gateway\.url: expected .*an address with its scheme.*received "localhost:4000"/,
    ],
    ['an address that is none', { gateway: { url: '4000', publicKeys: [] } }, /gateway\.url: expected .*received "4000"/],
    ['a query in the address', { gateway: { url: 'http://a.example/?b', publicKeys: [] } }, /gateway\.url/],
    ['no gateway', { gateway: undefined }, /gateway\.url.*gateway\.publicKeys/],
    [
      'no keys',
      { gateway: { url: 'http://a.example' } },
      /gateway\.publicKeys: expected a list of \{ kid, spki \}, or \[\] to trust .*received undefined/,
    ],
    ['an empty merchant', { merchant: '' }, /merchant: expected a merchant's code.*received ""/],
    ['no trial merchant', { trialMerchant: undefined }, /trialMerchant/],
    ['nothing at all', { gateway: undefined, merchant: undefined, trialMerchant: undefined, language: undefined }, /createClient: gateway/],
    [
      'a pinned key that is none',
      { gateway: { url: 'http://a.example', publicKeys: [testKey, { kid: 'k2', spki: 'MIIBojAN' }] } },
      /gateway\.publicKeys\.1: expected a kid, and the spki of an RSA key.*received \{"kid":"k2"/,
    ],
    ['a merchant that JSON cannot show', { merchant: 1n }, /merchant: .*received bigint/],
    ['a language in small letters', { language: 'en' }, /language: expected 'PT' or 'EN', or a function.*received "en"/],
  ])('%s', ([, change, message]) => {
    expect(() => createClient({ ...right, ...(change as object) })).toThrow(message)
    expect(() => createClient({ ...right, ...(change as object) })).toThrow(PlatformError)
  })

  test.each([undefined, null, {}, { gateway: null }, { gateway: {} }])('createClient(%j) throws nothing but PlatformError', (options) => {
    expect(() => createClient(options as never)).toThrow(PlatformError)
  })

  test('pinned keys that are keys are taken', () => {
    expect(() => createClient({ ...right, gateway: { url: '', publicKeys: [testKey] } })).not.toThrow()
  })

  test('a call without its client rejects, and says how it is called', async () => {
    for (const wrong of [undefined, null, { gameType: 'RNG' }]) {
      const answer = getGameList(wrong as never)
      await expect(answer).rejects.toThrow('getGameList: the first argument is the client: getGameList(client, …)')
      await expect(answer).rejects.toBeInstanceOf(PlatformError)
    }
  })

  test('a field that the call does not have is refused, and the one that was meant is named', async () => {
    const sent = vi.fn<typeof fetch>(async () => Response.json({ games: [], pageNum: 1, totalPages: 0 }))
    const client = createClient({ ...right, fetch: sent })
    expect(await messageOf(() => getGameList(client, { gametype: 'RNG' } as never))).toBe(
      'getGameList cannot be sent: gametype: no such field, did you mean gameType?',
    )
    await expect(getGameList(client, { size: 1 } as never)).rejects.toMatchObject({ kind: 'validation', fields: { size: 'validation' } })
    expect(sent).not.toHaveBeenCalled()
    await getGameList(client, { gameType: 'RNG', size: undefined } as never)
    expect(sent).toHaveBeenCalledOnce()
    const draw = { drawId: 'EFN1-1', gameCode: 'EFN1' }
    await getDraw(client, draw).catch(() => undefined)
    expect(sent, 'a record that has the required field').toHaveBeenCalledTimes(2)
  })

  test('a function that returns an unknown language', async () => {
    const client = createClient({ ...answering('{}'), language: () => 'FR' as 'EN' })
    expect(await messageOf(() => getGameList(client))).toMatch(/language\(\): expected 'PT' or 'EN', received "FR"/)
  })

  test('no address where there is no page: a page may still be prerendered, a call says what is missing', async () => {
    const client = createClient({ ...right, gateway: { url: '', publicKeys: [] } })
    expect(await messageOf(() => getGameList(client))).toMatch(
      /gateway\.url: expected an address with its scheme.*here is none, received ""/,
    )
  })

  test('a slash at the end of the address and a language by itself are as good as none and a function', async () => {
    const asked: string[] = []
    const listen: typeof fetch = async (url, init) => {
      asked.push(`${url as string} ${new Headers(init?.headers).get('Accept-Language')}`)
      return Response.json({ games: [], pageNum: 1, totalPages: 0 })
    }
    await getGameList(createClient({ ...right, gateway: { url: 'http://a.example//', publicKeys: [] }, fetch: listen }))
    expect(asked).toEqual([expect.stringMatching(/^http:\/\/a\.example\/wps\/relay\/GCSGAME_gameList\?.* en$/)])
  })

  test.for<[string, ClientOptions, RegExp]>([
    [
      'nobody at the port',
      { ...right, fetch: () => Promise.reject(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 127.0.0.1:1') })) },
      /^getMobileNotice: GET http:\/\/127\.0\.0\.1:1\/wps\/\S+ got no answer, network\.reset \(fetch failed \(connect ECONNREFUSED 127\.0\.0\.1:1\)\): no program listens at http:\/\/127\.0\.0\.1:1 \(port refused\)/,
    ],
    [
      'a name without an address',
      {
        ...right,
        fetch: () => Promise.reject(new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND gateway.invalid') })),
      },
      /got no answer, network\.reset \(.*ENOTFOUND gateway\.invalid\)\): the name in http:\/\/127\.0\.0\.1:1 has no address \(DNS\)/,
    ],
    [
      'a gateway that hangs',
      {
        ...right,
        timeout: 1500,
        fetch: (_url, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', reject)),
      },
      /got no answer within 1\.5 s, network\.timeout/,
    ],
    [
      'a site in place of the gateway',
      answering('<!doctype html>\n<html>'),
      /GET \S+ answered 200 contract\.json: expected JSON, received "<!doctype html>.*does gateway\.url \(http:\/\/127\.0\.0\.1:1\) name a gateway\?/,
    ],
    ['a path that is not there', answering('Not found', 404), /answered 404 unknown: expected JSON, received "Not found"/],
    [
      'a merchant that the gateway does not know',
      answering('{"success":false,"errorCode":"merchant.unknown"}', 400),
      /answered 400 merchant\.unknown: no merchant of this gateway is called ipanema/,
    ],
    ['another wrapping of answers', answering('{"code":0}'), /expected \{ success: true, value \}, received "\{\\"code\\":0\}"/],
    [
      'another shape of an answer',
      answering('{"success":true,"value":{"contentLobby":{"a":1}}}'),
      /contract\.schema: contentLobby: expected a list, received \{"a":1\}/,
    ],
  ])('%s names address, status, what was expected and what came', async ([, options, message]) => {
    vi.useFakeTimers()
    const said = messageOf(() => getMobileNotice(createClient(options)))
    await vi.runAllTimersAsync()
    vi.useRealTimers()
    expect(await said).toMatch(message)
  })

  test.for<[string, () => Promise<unknown>, RegExp]>([
    [
      'a page before the first',
      () => getGameList(client, { pageNo: -1 }),
      /^getGameList cannot be sent: pageNo: expected a whole number from 1, received -1 \(node_modules\/@platform\/sdk\/ERRORS\.md#validation\)$/,
    ],
    [
      'an unknown category',
      () => getGameList(client, { gameType: 'CHESS' as 'RNG' }),
      /gameType: expected one of SPORTS, LIVE, FISH, RNG, .*received "CHESS"/,
    ],
    [
      'a password that is no text',
      () => login(client, { type: 'username', password: 123_456 as unknown as string }),
      /password: expected text, received number \(/,
    ],
  ])('%s lists what may be sent, and repeats no secret', async ([, attempt, message]) => {
    expect(await messageOf(attempt)).toMatch(message)
  })

  const client = createClient(right)
})

test('[contract: errors] `kind` narrows an error to its class, and `code` completes to known codes', () => {
  const error = {} as PlatformError
  if (error.kind === 'validation') expectTypeOf(error).toEqualTypeOf<ValidationError>()
  if (error.kind === 'outcomeUnknown') expectTypeOf(error.key).toBeString()
  const caught: unknown = error
  if (caught instanceof PlatformError && caught.kind === 'contract') expectTypeOf(caught.field).toBeString()
  expectTypeOf<'login.password'>().toExtend<PlatformError['code']>()
  // @ts-expect-error -- only one class has fields
  void error.fields
})

test('[2] answers and failures wait for `holdAnswersUntil`; calls are sent at once', async () => {
  let release = () => {}
  const sent: string[] = []
  const client = clientOf(
    ({ url }) => {
      sent.push(url.pathname)
      return sent.length === 1 ? success(getSystemStatus, { maintenance: false }) : failure(400, 'request.field')
    },
    { holdAnswersUntil: new Promise<void>((resolve) => (release = resolve)) },
  )
  let settled = 0
  const ended = () => void settled++
  const [answer, refusal] = [getSystemStatus(client), getSystemStatus(client)]
  answer.then(ended, ended)
  refusal.then(ended, ended)
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  await new Promise(setImmediate)
  expect(settled).toBe(0)
  release()
  await expect(answer).resolves.toMatchObject({ maintenance: false })
  await expect(refusal).rejects.toThrow()
})

describe('[contract: errors] what the runtime lacks is said when the client is created', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
  })

  test.each([
    ['fetch', 'fetch', undefined],
    ['crypto', 'crypto.getRandomValues', undefined],
    ['crypto', 'crypto.getRandomValues', {}],
    ['AbortController', 'AbortController', undefined],
    ['TextEncoder', 'TextEncoder', undefined],
    ['performance', 'performance.now', undefined],
  ])('%s: the message names %s', (global, name, value) => {
    vi.stubGlobal(global, value)
    expect(() => createClient(right)).toThrow(name)
    expect(() => createClient(right)).toThrow(/this runtime has no .*\((import|pass|set) /)
    expect(() => createClient(right)).toThrow(expect.objectContaining({ kind: 'cryptoUnavailable', code: 'crypto.unavailable' }))
  })

  test('a production build says so as well', () => {
    vi.stubEnv('NODE_ENV', 'production')
    vi.stubGlobal('TextEncoder', undefined)
    expect(() => createClient(right)).toThrow(/TextEncoder \(import fast-text-encoding first\)/)
  })

  test('newer parts are not needed: a list loads and a keyed call is sent without them', async () => {
    const request = vi.fn(({ url }: { url: URL }) =>
      url.pathname.endsWith('gameList')
        ? Response.json({ games: [], pageNum: 1, totalPages: 0 })
        : success(launchGame, { gameUrl: 'https://games.example/1' }),
    )
    const client = clientOf(request)
    const body = { nodeId: 'slot-1', backUrl: 'https://site.example/m/home' }
    const getRandomValues = crypto.getRandomValues.bind(crypto)
    vi.stubGlobal('crypto', { getRandomValues })
    vi.stubGlobal('AbortSignal', class {})
    for (const name of ['structuredClone', 'URLSearchParams', 'Intl', 'navigator']) vi.stubGlobal(name, undefined)
    expect(await getGameList(client)).toMatchObject({ pageNum: 1 })
    expect(await launchGame(client, body)).toMatchObject({ gameUrl: 'https://games.example/1' })
  })

  test('a fetch of its own is enough; crypto without subtle is enough for calls that are not sealed', () => {
    vi.stubGlobal('fetch', undefined)
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    expect(() => createClient(answering('{}'))).not.toThrow()
  })
})
