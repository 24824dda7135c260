import { createClient, minor, OutcomeUnknownError, PlatformError, type Client } from '@platform/sdk'
import * as deposit from '@platform/sdk/deposit'
import { addBankCard, removeBankCard, setDefaultBankCard } from '@platform/sdk/security'
import { callsByDomain } from '@platform/sdk/testing'
import { resolveOutcome } from '@platform/sdk/wallet'
import { cancelWithdraw, payDebt, withdraw } from '@platform/sdk/withdraw'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { pictureBlob } from '../testing/pictureBlob.ts'
import { auditLedger } from '../server/auditLedger.ts'
import { deposit as payIn, takeBack } from '../ledger/wallet.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { paymentPassword } from '../testing/securityMember.ts'
import { origin } from '../testing/startTestSandbox.ts'
import { withdrawer } from '../testing/withdrawer.ts'
import { faults, faultyFetch, moments, type FaultKind, type Moment } from './faultyFetch.ts'

/** `npm run soak` disturbs every call; `npm test` one that takes money out and one that brings it in. */
const everyCall = process.env.FAULT_CALLS === 'all'
const clock = Date.UTC(2026, 10, 20, 15)
const merchant = { code: 'oriente', trialCode: 'oriente_trial', name: 'Oriente', domain: 'oriente.example', port: 4, features: [], deposits: ['ALIPAY', 'QQ', 'WECHAT'] as const } // prettier-ignore
const sandbox = await fileSandbox({ clock: () => clock, merchants: [merchant] })
const { db } = sandbox
afterAll(async () => expect(await auditLedger(db)).toEqual({}))

type Member = Awaited<ReturnType<typeof withdrawer>>
interface Key {
  idempotencyKey: string
}
interface MoneyCall {
  /** What must be there before; its number goes to the call. */
  prepare?(member: Member): Promise<string>
  send(client: Client, key: Key, made: string, member: Member): Promise<unknown>
  /** Counts the effects of the call on a member. */
  effects(memberId: number): RawBuilder<{ n: number }>
}

const fresh = (): Key => ({ idempotencyKey: crypto.randomUUID() })
const form = { channelId: 'pix', amount: minor(20_000) }
const transfer = { ...form, channelId: 'transfer', bankCode: '001' }
const begin = async ({ client }: Member) => (await deposit.depositByGateway(client, form, fresh())).orderNo
const announce = async ({ client }: Member) => (await deposit.depositByTransfer(client, transfer, fresh())).orderNo
const orders = (memberId: number) => sql<{ n: number }>`select count(*)::int as n from deposit_orders where member_id = ${memberId}`
const renewed = (memberId: number) => sql<{ n: number }>`select count(*)::int - 1 as n from deposit_orders where member_id = ${memberId}`
const steps = (event: string) => (memberId: number) =>
  sql<{ n: number }>`select count(*)::int as n from deposit_events join deposit_orders using (order_no) where member_id = ${memberId} and event = ${event}` // prettier-ignore
const cards = (which: RawBuilder<unknown>) => (memberId: number) =>
  sql<{ n: number }>`select count(*)::int as n from bank_cards where member_id = ${memberId} and ${which}`
const secondCard = { type: 'PIX', pixKeyType: 'EMAIL', pixKey: 'ana@correio.example', existingTail: '7735', paymentPassword } as const
const wallet = (call: typeof deposit.depositByAlipay, channelId: string): MoneyCall => ({
  send: (client, key) => call(client, { ...form, channelId }, key),
  effects: orders,
})

const moneyCalls: Record<string, MoneyCall> = {
  withdraw: {
    send: (client, key, _made, { destinationId }) =>
      withdraw(client, { destinationId, amount: minor(20_000), bonusLoss: minor(0), paymentPassword }, key),
    effects: (id) => sql`select count(*)::int as n from withdrawals where member_id = ${id}`,
  },
  depositByGateway: { send: (client, key) => deposit.depositByGateway(client, form, key), effects: orders },
  cancelWithdraw: {
    prepare: async (member) => (await member.ask(20_000)).orderNo,
    send: (client, key, orderNo) => cancelWithdraw(client, { orderNo }, key),
    effects: (id) =>
      sql`select count(*)::int as n from withdraw_events join withdrawals using (order_no) where member_id = ${id} and event = 'cancelled'`,
  },
  payDebt: {
    prepare: async ({ id }) => {
      const of = { merchant: 'oriente', memberId: id, at: clock }
      await takeBack(db, { ...of, amount: 150_000, key: `lost:${id}` }, 'clawback')
      await payIn(db, { ...of, amount: 100_000, key: `later:${id}` })
      return ''
    },
    send: (client, key) => payDebt(client, { amount: minor(10_000) }, key),
    effects: (id) =>
      sql`select count(*)::int as n from ledger_transfers t join wallet_rows w on w.transfer_id = t.id where member_id = ${id} and t.kind = 'repayment'`,
  },
  depositByTransfer: { send: (client, key) => deposit.depositByTransfer(client, transfer, key), effects: orders },
  depositByAlipay: wallet(deposit.depositByAlipay, 'alipay'),
  depositByQq: wallet(deposit.depositByQq, 'qq'),
  depositByWeChat: wallet(deposit.depositByWeChat, 'wechat'),
  renewDeposit: { prepare: begin, send: (client, key, orderNo) => deposit.renewDeposit(client, { orderNo }, key), effects: renewed },
  cancelDeposit: {
    prepare: begin,
    send: (client, key, orderNo) => deposit.cancelDeposit(client, { orderNo }, key),
    effects: steps('cancelled'),
  },
  acceptDepositPromotion: {
    prepare: begin,
    send: async (client, key, orderNo) => {
      const { id } = await db.selectFrom('deposit_promotions').select('id').where('first_only', '=', false).executeTakeFirstOrThrow()
      return deposit.acceptDepositPromotion(client, { orderNo, promotionId: String(id) }, key)
    },
    effects: steps('promotion'),
  },
  sendDepositReceipt: {
    prepare: announce,
    send: (client, key, orderNo) => deposit.sendDepositReceipt(client, { orderNo, images: [pictureBlob()] }, key),
    effects: steps('receipt'),
  },
  addBankCard: { send: (client, key) => addBankCard(client, secondCard, key), effects: cards(sql`pix_key_type = 'EMAIL'`) },
  removeBankCard: {
    send: (client, key, _made, { destinationId }) => removeBankCard(client, { id: destinationId }, key),
    effects: cards(sql`removed_at is not null`),
  },
  setDefaultBankCard: {
    prepare: async ({ client }) => (await addBankCard(client, secondCard, fresh())).id,
    send: (client, key, id) => setDefaultBankCard(client, { id }, key),
    effects: cards(sql`is_default and pix_key_type = 'EMAIL'`),
  },
}

/** What a screen would say: done, failed, or that the outcome is unknown. */
async function outcomeOf(client: Client, send: () => Promise<unknown>): Promise<'done' | 'failed' | 'unknown'> {
  try {
    await send()
    return 'done'
  } catch (error) {
    if (!(error instanceof OutcomeUnknownError)) {
      expect(error).toBeInstanceOf(PlatformError)
      return 'failed'
    }
    return resolveOutcome(client, error, send).then(
      () => 'done' as const,
      (last: unknown) => (last === error ? 'unknown' : 'failed'),
    )
  }
}

/** One call of one member over a network that disturbs its first request, or each of them. */
async function disturbed(call: MoneyCall, moment: Moment, kind: FaultKind, always: boolean) {
  const member = await withdrawer(sandbox, { merchant: 'oriente' })
  const made = (await call.prepare?.(member)) ?? ''
  const count = async () => (await call.effects(member.id).execute(db)).rows[0]!.n
  const before = await count()
  let sent = 0
  const through = (request: Request) => sandbox.sandbox.fetch(request)
  const client = createClient({
    gateway: { url: origin, publicKeys: [] },
    merchant: 'oriente',
    trialMerchant: 'oriente_trial',
    language: () => 'PT',
    session: member.session,
    fetch: (input, init) => {
      const request = new Request(input, init)
      request.headers.set('X-Test-Address', `10.7.0.${member.id % 250}`)
      const hit = request.headers.has('Idempotency-Key') && (always || sent++ === 0)
      return hit ? faultyFetch(through, request, moment, kind) : through(request)
    },
  })
  const key = fresh()
  const outcome = await outcomeOf(client, () => call.send(client, key, made, member))
  return { cell: `${moment} × ${kind}${always ? ', each time' : ''}`, outcome, effects: (await count()) - before }
}

const chosen = Object.entries(moneyCalls).filter(([name]) => everyCall || name === 'withdraw' || name === 'depositByGateway')
describe.each(chosen)('[7.6] %s', (_name, call) => {
  test('has at most one effect, and its reported outcome is true, wherever and however the network fails', async () => {
    const cells = moments.flatMap((moment) => faults.flatMap((kind) => [false, true].map((always) => ({ moment, kind, always }))))
    const ends = await Promise.all(cells.map(({ moment, kind, always }) => disturbed(call, moment, kind, always)))
    expect(ends.filter(({ effects }) => effects !== 0 && effects !== 1)).toEqual([])
    expect(ends.filter(({ outcome, effects }) => outcome !== 'unknown' && effects !== (outcome === 'done' ? 1 : 0))).toEqual([])
    // A network that breaks once costs nothing; a request that arrives as another text is refused.
    const once = ends.filter(({ cell }) => !cell.endsWith('each time') && cell !== 'mid request × garble')
    expect(once.filter(({ outcome }) => outcome !== 'done')).toEqual([])
  }, 240_000)
})

test('[7.6] every keyed call of deposits, withdrawals and destinations is in the matrix', () => {
  const { deposit: deposits = [], withdraw: withdrawals = [], security = [] } = callsByDomain
  const keyed = [...deposits, ...withdrawals, ...security].filter(({ retry, name }) => retry === 'keyed' && name !== 'sendKyc')
  expect(Object.keys(moneyCalls).toSorted()).toEqual(keyed.map(({ name }) => name).toSorted())
})

test('[7.6] the control: a network that sends everything twice with other keys is detected', async () => {
  const twice: MoneyCall = {
    send: async (client, _key, _made, { destinationId }) => {
      const one = { destinationId, amount: minor(20_000), bonusLoss: minor(0), paymentPassword, again: true }
      await withdraw(client, one, fresh()).catch(() => undefined)
      return withdraw(client, one, fresh())
    },
    effects: moneyCalls.withdraw!.effects,
  }
  expect(await disturbed(twice, 'after commit', 'drop', false)).toMatchObject({ effects: 2 })
}, 60_000)
