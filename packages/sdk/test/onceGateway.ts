import { getTransactionStatus } from '../src/exports/wallet.ts'
import { clientOf, failure, success, type ReceivedRequest } from './stubGateway.ts'
import type { Call, ClientOptions } from '../src/exports/index.ts'

/** What happens to one request: `lost` = its effect, then no answer; `500` = its effect, then an error; `cut` = it never arrives. */
export type Fate = 'well' | 'lost' | '500' | 'silent' | 'cut' | 'refused' | '429' | 'unreadable'
/** The answer to a status request: the `true` state, or an answer without information. */
export type StatusFate = 'true' | 'running' | '429' | '502' | 'maintenance'

/** A gateway that takes each key of a session once, and knows nothing of it in another. The fates are used up in turn; the last one stays. */
export function onceGateway(
  call: Pick<Call, 'bare'>,
  answer: unknown,
  fates: Fate[],
  statuses: StatusFate[] = ['true'],
  options: Partial<ClientOptions> = {},
) {
  const decided = new Map<string, 'applied' | 'refused'>()
  const keys: string[] = []
  const ownKey = ({ Authorization }: Record<string, string>, key: string) => `${Authorization} ${key}`
  const next = <Item>(list: Item[]) => (list.length > 1 ? list.shift()! : list[0]!)
  const statusAnswer = (key: string) => {
    const fate = next(statuses)
    if (fate === '429') return failure(429, 'rate.limited')
    if (fate === '502') return new Response('<html>', { status: 502 })
    if (fate === 'maintenance') return failure(503, 'system.maintenance')
    const state = fate === 'running' ? fate : (decided.get(key) ?? 'unknown')
    return success(getTransactionStatus, { state, errorCode: state === 'refused' ? 'wallet.insufficient' : undefined })
  }
  const answerOf = (fate: Fate) => {
    if (fate === 'refused') return failure(400, 'wallet.insufficient')
    if (fate === '500') return failure(500, 'server.error')
    if (fate === 'silent') return new Promise<Response>(() => undefined)
    if (fate === 'lost') throw new TypeError('Failed to fetch')
    return success(call, fate === 'unreadable' ? 7 : answer)
  }
  const reply = ({ url, headers }: ReceivedRequest) => {
    if (url.pathname === getTransactionStatus.path) return statusAnswer(ownKey(headers, url.searchParams.get('key')!))
    const sentKey = headers['Idempotency-Key']!
    keys.push(sentKey)
    const key = ownKey(headers, sentKey)
    const fate = next(fates)
    if (fate === '429') return failure(429, 'rate.limited', undefined, { 'Retry-After': '60' })
    if (fate === 'cut') throw new TypeError('Failed to fetch')
    if (!decided.has(key)) decided.set(key, fate === 'refused' ? 'refused' : 'applied')
    return answerOf(decided.get(key) === 'refused' && fate === 'well' ? 'refused' : fate)
  }
  const client = clientOf(reply, {
    fetch: (url, init) =>
      new Promise((resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
        const asked = {
          url: new URL(url as string),
          method: init!.method!,
          headers: init!.headers as Record<string, string>,
          body: undefined,
        }
        Promise.resolve(asked).then(reply).then(resolve, reject)
      }),
    ...options,
  })
  return { client, keys, fates, statuses, effects: () => [...decided.values()].filter((state) => state === 'applied').length }
}
