import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getCaptcha } from '../../account/getCaptcha.ts'
import { getGameList } from '../../games/getGameList.ts'
import { launchGame } from '../../games/launchGame.ts'
import type { ClientOptions } from '../ClientOptions.ts'
import { clientOf, failure } from '../../../test/stubGateway.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const launch = { nodeId: '1', backUrl: '/m/home' }

/** A client whose gateway never answers, and what it was sent. */
function hanging(options: Partial<ClientOptions> = {}) {
  const fetch = vi.fn(
    (_url: unknown, init?: RequestInit) =>
      new Promise<Response>((_answer, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal!.reason))
      }),
  )
  return { fetch, client: clientOf(() => failure(500, ''), { ...options, fetch: fetch as typeof globalThis.fetch }) }
}

/** The error of a call, and when it came. */
async function ended(call: Promise<unknown>) {
  const startedAt = Date.now()
  const error = call.then(
    () => ({}),
    (caught: Error) => ({ error: caught, ms: Date.now() - startedAt }),
  )
  await vi.advanceTimersByTimeAsync(200_000)
  return error as Promise<{ error: Error & { cause: unknown; kind: string }; ms: number }>
}

describe('[contract: timeouts] a client and a call may set how long and how often they try', () => {
  test.each([
    ['a client', { timeout: 3000, maxRetries: 0 }, {}, 3000, 1],
    ['a call, over its client', { timeout: 3000, maxRetries: 0 }, { timeout: 1000, maxRetries: 1 }, 1000, 2],
    ['a call that tries more often than others', {}, { timeout: 100, maxRetries: 4 }, 100, 5],
  ])('%s', async (_who, options, own, timeout, attempts) => {
    const { client, fetch } = hanging(options)
    const { error, ms } = await ended(getGameList(client, {}, own))
    expect(error).toMatchObject({ kind: 'network', code: 'network.timeout' })
    expect(fetch).toHaveBeenCalledTimes(attempts)
    expect(ms).toBeGreaterThanOrEqual(timeout * attempts)
    expect(ms).toBeLessThan(timeout * attempts + 5000 * (attempts - 1) + 50)
  })

  test('a keyed call too, and it says what is unknown: call, address and cause', async () => {
    const { client } = hanging({ timeout: 2000, maxRetries: 0 })
    const { error, ms } = await ended(launchGame(client, launch))
    expect(ms).toBe(2000)
    expect(error.message).toMatch(
      /^The outcome is unknown: launchGame: GET https:\/\/gateway\.example\/\S+ got no answer within 2 s, network\.timeout \(node_modules\/@platform\/sdk\/ERRORS\.md#networktimeout\)$/,
    )
  })

  test('what costs money for each attempt is never repeated', async () => {
    const { client, fetch } = hanging({ maxRetries: 5 })
    await ended(getCaptcha(client, {}, { maxRetries: 5 }))
    expect(fetch).toHaveBeenCalledOnce()
  })
})

describe('[contract: abort]', () => {
  const reason = new Error('The tab was closed')

  test.each(['of the client', 'of the call'])("the reason of a signal %s is the error's cause", async (whose) => {
    const leaving = new AbortController()
    const ofClient = whose === 'of the client'
    const { client } = hanging(ofClient ? { signal: leaving.signal } : {})
    const call = ended(getGameList(client, {}, ofClient ? {} : { signal: leaving.signal }))
    leaving.abort(reason)
    const { error } = await call
    expect(error).toMatchObject({ kind: 'aborted' })
    expect(error.cause).toBe(reason)
    const { error: next } = await ended(getGameList(client, {}, { signal: leaving.signal }))
    expect(next.cause).toBe(reason)
  })

  test("a client's signal does not abort a keyed call either", async () => {
    const { client, fetch } = hanging({ signal: AbortSignal.abort(reason), timeout: 50 })
    expect((await ended(launchGame(client, launch))).error.kind).toBe('outcomeUnknown')
    expect(fetch).toHaveBeenCalledTimes(3)
  })

  test("no listener stays on a client's signal", async () => {
    const { signal } = new AbortController()
    const add = vi.spyOn(signal, 'addEventListener')
    const remove = vi.spyOn(signal, 'removeEventListener')
    const { client } = hanging({ signal, timeout: 50 })
    await ended(getGameList(client))
    expect(add.mock.calls.length).toBeGreaterThan(3)
    expect(remove.mock.calls).toHaveLength(add.mock.calls.length)
  })
})
