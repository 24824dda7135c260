import * as z from 'zod/mini'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { onceGateway, type Fate, type StatusFate } from '../../test/onceGateway.ts'
import { session } from '../../test/stubGateway.ts'
import { register } from '../account/register.ts'
import { defineCall } from '../core/defineCall.ts'
import { NetworkError } from '../core/errors.ts'
import { int } from '../core/wire/fields.ts'
import { placeLotteryBet } from '../lottery/placeLotteryBet.ts'
import { createKeyedCall } from './createKeyedCall.ts'
import type { StoredKey } from './KeyStore.ts'

// WebCrypto answers in real time.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => void vi.useRealTimers())

/** Lets time fly until it has ended. */
async function ended<Result>(running: Promise<Result>): Promise<Result> {
  let over = false
  void running.finally(() => (over = true))
  while (!over) {
    await new Promise((resolve) => setImmediate(resolve))
    await vi.advanceTimersByTimeAsync(500)
  }
  return running
}

const stake = defineCall({
  name: 'stake',
  method: 'POST',
  path: '/play/stake',
  access: 'guest',
  retry: 'keyed',
  timeout: 8000,
  section: '7.3',
  input: z.object({ amount: int }),
  output: z.object({ balance: int }),
})
const registration = { username: 'novata', password: 'Nova12345', confirmPassword: 'Nova12345', registerUrl: 'x', registerMethod: 'H5' }
const slip = (unit: number) => ({ drawId: 'EFN1-1', lines: [{ playCode: 'FIVE_SUM', numbers: 'BIG', unit, multiplier: 1 }] })
const draw = { drawId: 'EFN1-1', gameCode: 'EFN1', numero: '1', family: 'FIVE', hash: 'h', openTime: 1, lockTime: 2, winningTime: 3 }
const order = {
  orderNo: 'L1',
  gameCode: 'EFN1',
  drawId: 'EFN1-1',
  numero: '1',
  betTime: 1,
  stake: 0.1,
  prize: 0,
  status: 'open',
  subOrders: [],
  draw,
}
const calls = [
  { what: 'a slip', call: placeLotteryBet, form: slip(10), other: slip(20), answer: { order, balance: 1 } },
  { what: 'a round', call: stake, form: { amount: 100 }, other: { amount: 200 }, answer: { balance: 900 } },
  {
    what: 'a registration',
    call: register,
    form: registration,
    other: { ...registration, username: 'outra' },
    answer: { userName: 'novata' },
  },
]

describe.each(calls)('$what', ({ call, form, other, answer }) => {
  /** A page with the call's form; `reload` opens it again with what its storage held. */
  function page(fates: Fate[], statuses?: StatusFate[]) {
    const gateway = onceGateway(call, answer, fates, statuses)
    let stored: StoredKey[] = []
    const store = { get: () => stored, set: (keys: StoredKey[]) => (stored = keys) }
    const send = ({ idempotencyKey, ...input }: { idempotencyKey: string }) => call(gateway.client, input as never, { idempotencyKey })
    const open = () => {
      const keyed = createKeyedCall<object, unknown>({ client: gateway.client, store, call: call.name })
      const start = () => keyed.submit(form, send)
      return { ...keyed, start, submit: (next: object = form) => ended(keyed.submit(next, send)), check: () => ended(keyed.check()) }
    }
    return { ...gateway, open, stored: () => stored }
  }

  test.each<[string, Fate[], StatusFate[]]>([
    ['an answer that gets lost', ['lost', 'lost', 'lost', 'well'], ['true']],
    ['a gateway that breaks after the effect', ['500', '500', '500', 'well'], ['true']],
    ['a time-out', ['silent', 'silent', 'silent', 'well'], ['true']],
    ['a limit after a lost answer', ['lost', '429', 'well'], ['true']],
    [
      '5xx, 429 and maintenance while polling',
      ['lost', 'lost', 'lost', 'well'],
      ['502', '502', '502', '429', '429', '429', 'maintenance', 'true'],
    ],
  ])('[7.6] %s: done, with one effect', async (_what, fates, statuses) => {
    const { open, effects, keys, stored } = page(fates, statuses)
    expect(await open().submit()).toMatchObject({ status: 'done', answer: expect.anything() })
    expect(effects()).toBe(1)
    expect(new Set(keys).size).toBe(1)
    expect(stored()).toEqual([])
  })

  test('[7.6] running for minutes is unknown, takes no second submit, and is done once the gateway has decided', async () => {
    const { open, effects, keys, statuses, fates } = page(['lost'], ['running'])
    const form1 = open()
    expect(await form1.submit()).toMatchObject({ status: 'unknown', error: { outcome: 'unknown', requestId: expect.any(String) } })
    expect(await form1.submit()).toMatchObject({ status: 'unknown' })
    expect(await form1.submit(other)).toMatchObject({ status: 'unknown' })
    expect(keys).toHaveLength(3)
    statuses[0] = 'true'
    fates[0] = 'well'
    expect(await form1.check()).toMatchObject({ status: 'done', answer: expect.anything() })
    expect(effects()).toBe(1)
  })

  test.each<StatusFate>(['502', '429', 'maintenance'])(
    '[7.6] a status that is never to be had (%s) is unknown, not "nothing happened"',
    async (fate) => {
      const { open, stored } = page(['lost'], [fate])
      expect(await open().submit()).toMatchObject({ status: 'unknown' })
      expect(stored()).toHaveLength(1)
    },
  )

  test('[7.6] a reload in the middle resumes the key: nothing is sent again', async () => {
    const { open, effects, keys, stored } = page(['silent'])
    void open().start()
    while (keys.length === 0) await new Promise((resolve) => setImmediate(resolve))
    expect(stored()).toMatchObject([{ merchant: 'ipanema', user: 'anaclara', call: call.name, key: keys[0] }])
    expect(await open().check()).toEqual({ status: 'done', answer: undefined })
    expect([effects(), stored()]).toEqual([1, []])
  })

  test('[7.6] what was refused, or never seen, before a reload is reported as that', async () => {
    const refused = page(['refused'])
    const store: StoredKey = { merchant: 'ipanema', user: 'anaclara', call: call.name, key: 'k', hash: '' }
    const resume = (key: string, gateway: ReturnType<typeof page>) => {
      const keyed = createKeyedCall({
        client: gateway.client,
        store: { get: () => [{ ...store, key }], set: () => undefined },
        call: call.name,
      })
      return ended(keyed.check())
    }
    await refused.open().submit()
    expect(await resume(refused.keys[0]!, refused)).toMatchObject({
      status: 'failed',
      error: { code: 'wallet.insufficient', outcome: 'none' },
    })
    expect(await resume('never', refused)).toMatchObject({ status: 'failed', error: { code: 'network.unseen', outcome: 'none' } })
  })

  test('[7.6] another player neither resumes nor resends an open call', async () => {
    const { open, keys, client, statuses } = page(['lost'], ['running'])
    const form1 = open()
    await form1.submit()
    client.session.set({ ...session, token: 'other', userName: 'bruno' })
    statuses[0] = 'true'
    expect(await form1.check()).toBeUndefined()
    expect(await open().check()).toBeUndefined()
    expect(keys).toHaveLength(3)
  })

  test('[7.6] the key of a player who leaves while the outcome is requested is stored until the player is back', async () => {
    const { open, effects, client, keys, stored, statuses } = page(['lost', 'lost', 'lost', 'well'], ['running'])
    const form1 = open()
    const leaving = form1.start()
    while (form1.get().status !== 'checking') await ended(new Promise((resolve) => setTimeout(resolve, 500)))
    client.session.set({ ...session, token: 'other', userName: 'bruno' })
    statuses[0] = 'true'
    expect(await ended(leaving)).toMatchObject({ status: 'unknown' })
    expect(stored()).toMatchObject([{ user: 'anaclara', key: keys[0] }])
    client.session.set(session)
    expect(await form1.submit()).toMatchObject({ status: 'done', answer: expect.anything() })
    expect([effects(), new Set(keys).size, stored()]).toEqual([1, 1, []])
  })

  test('[7.6] a key that was never seen goes out again with the same form only', async () => {
    const { open, keys, effects, fates } = page(['cut', 'cut', 'cut', 'well'])
    const form1 = open()
    const end = await form1.submit()
    expect(end).toMatchObject({ status: 'failed', error: { outcome: 'none' } })
    expect(end?.status === 'failed' && end.error).toBeInstanceOf(NetworkError)
    await form1.submit()
    expect(new Set(keys).size).toBe(1)
    fates[0] = 'well'
    await form1.submit(other)
    expect([new Set(keys).size, effects()]).toEqual([2, 2])
  })

  test('[7.6] a refusal is final: the same form is a new call', async () => {
    const { open, keys } = page(['refused', 'well'])
    const form1 = open()
    expect(await form1.submit()).toMatchObject({ status: 'failed', error: { code: 'wallet.insufficient' } })
    expect(await form1.submit()).toMatchObject({ status: 'done' })
    expect(new Set(keys).size).toBe(2)
  })

  test('[7.6] what was applied stays applied where its answer is not to be had or not to be read', async () => {
    expect(await page(['lost', 'lost', 'lost', '429']).open().submit()).toEqual({ status: 'done', answer: undefined })
    expect(await page(['unreadable']).open().submit()).toEqual({ status: 'done', answer: undefined })
  })
})

test('[7.6] ten quick taps are one call, also while the form is being prepared', async () => {
  const gateway = onceGateway(stake, { balance: 1 }, ['well'])
  const keyed = createKeyedCall<{ amount: number }, unknown>({
    client: gateway.client,
    store: { get: () => [], set: () => undefined },
    call: 'c',
  })
  const send = ({ idempotencyKey, amount }: { amount: number; idempotencyKey: string }) =>
    stake(gateway.client, { amount }, { idempotencyKey })
  await Promise.all(Array.from({ length: 10 }, () => keyed.submit(async () => ({ amount: 1 }), send)))
  expect(gateway.keys).toHaveLength(1)
  await keyed.submit(async () => undefined, send)
  expect([gateway.keys.length, keyed.get().status]).toEqual([1, 'idle'])
})

test.each([undefined, 7, {}, [null, 1, { key: 1 }], [{ merchant: 'ipanema', user: 'anaclara', call: 'c', key: 1, hash: '' }]])(
  '[7.6] a storage that holds %j resumes nothing',
  async (garbage) => {
    const { client } = onceGateway(stake, { balance: 1 }, ['well'])
    expect(await createKeyedCall({ client, store: { get: () => garbage, set: () => undefined }, call: 'c' }).check()).toBeUndefined()
  },
)

test('[7.6] a launch never waits: the next try carries the same key, and nothing is stored', async () => {
  const set = vi.fn()
  const gateway = onceGateway(stake, { balance: 1 }, ['lost', 'lost', 'lost', 'well'])
  const keyed = createKeyedCall<{ amount: number }, unknown>({
    client: gateway.client,
    store: { get: () => [], set },
    call: 'c',
    resolves: false,
  })
  const send = ({ idempotencyKey, amount }: { amount: number; idempotencyKey: string }) =>
    stake(gateway.client, { amount }, { idempotencyKey })
  expect(await ended(keyed.submit({ amount: 1 }, send))).toMatchObject({ status: 'failed', error: { outcome: 'unknown' } })
  expect(await ended(keyed.submit({ amount: 1 }, send))).toMatchObject({ status: 'done' })
  expect([new Set(gateway.keys).size, set.mock.calls.some(([keys]) => keys.length > 0)]).toEqual([1, false])
})
