import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getGameList } from '../../games/getGameList.ts'
import { launchGame } from '../../games/launchGame.ts'
import type { CallEvent, ClientHooks } from '../ClientHooks.ts'
import { clientOf, failure, success } from '../../../test/stubGateway.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const page = { games: [], pageNum: 1, totalPages: 1 }

/** What a gateway that fails first was sent, and what the hooks saw of it. */
async function observed(statuses: number[], hooks: (seen: (name: string) => (event: CallEvent) => void) => ClientHooks) {
  const seen: string[] = []
  const headers: Record<string, string>[] = []
  const see = (name: string) => (event: CallEvent) => {
    const { call, attempt, status, error, wait } = event
    seen.push([name, call.name, attempt, status, error?.code, wait && 'waits'].filter((part) => part !== undefined).join(' '))
  }
  const client = clientOf(
    (request) => {
      headers.push(request.headers)
      const status = statuses.shift() ?? 200
      return status === 200 ? success(getGameList, page) : failure(status, status === 503 ? 'server.busy' : 'request.field')
    },
    { hooks: hooks(see) },
  )
  const answer = getGameList(client).then(
    () => 'done',
    (error: Error) => error.name,
  )
  await vi.advanceTimersByTimeAsync(60_000)
  return { seen, headers, answer: await answer }
}

const all = (see: (name: string) => (event: CallEvent) => void): ClientHooks => ({
  request: see('request'),
  response: see('response'),
  retry: see('retry'),
  error: see('error'),
})

test('[quality: third parties] hooks see each attempt, its answer, the wait and the final error of a call', async () => {
  expect((await observed([503], all)).seen).toEqual([
    'request getGameList 1 0',
    'response getGameList 1 503',
    'retry getGameList 1 503 server.busy waits',
    'request getGameList 2 0',
    'response getGameList 2 200',
  ])
  expect((await observed([400], all)).seen).toEqual([
    'request getGameList 1 0',
    'response getGameList 1 400',
    'error getGameList 1 400 request.field',
  ])
})

test('[quality: third parties] a request hook adds headers to its attempt', async () => {
  const { headers } = await observed([503], () => ({
    request: (event) => (event.headers.traceparent = `00-${event.requestId}-${event.attempt}`),
  }))
  expect(headers.map(({ traceparent }) => traceparent)).toEqual([
    expect.stringMatching(/^00-\w{32}-1$/),
    expect.stringMatching(/^00-\w{32}-2$/),
  ])
})

test('[quality: third parties] the hooks of a call get one object, those of another call another one', async () => {
  const events = new Set<CallEvent>()
  const add = (event: CallEvent) => void events.add(event)
  await observed([503, 503], () => ({ request: add, response: add, retry: add, error: add }))
  expect(events.size).toBe(1)
})

test('[quality: third parties] a hook that throws is logged, and changes nothing about the call', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const broken = () => {
    throw new Error('collector is down')
  }
  expect((await observed([503], () => ({ request: broken, response: broken, retry: broken }))).answer).toBe('done')
  expect((await observed([400], () => ({ error: broken }))).answer).toBe('BusinessError')
  expect(logged).toHaveBeenCalledTimes(6)

  const client = clientOf(() => success(launchGame, { gameUrl: '/play' }), { hooks: { response: broken } })
  expect(await launchGame(client, { nodeId: '1', backUrl: '/m/home' })).toEqual({ gameUrl: '/play' })
})
