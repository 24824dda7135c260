import { minor } from '@platform/sdk'
import { marketOf } from '@platform/sdk/markets'
import { getMemberTransactions } from '@platform/sdk/records'
import { getTransfer, getTransferSettings, transferUpline, type TransferItem } from '@platform/sdk/wallet'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayText } from '../gateway/days.ts'
import { auditLedger } from '../server/auditLedger.ts'
import { grantBonus } from '../ledger/grants.ts'
import { openRequirement } from '../ledger/turnover.ts'
import { balanceOf } from '../ledger/wallet.ts'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { paymentPassword, securityMember } from '../testing/securityMember.ts'

let clock = Date.UTC(2026, 10, 20, 15)
const sandbox = await fileSandbox({ clock: () => clock })
const { db } = sandbox
beforeAll(() => sandbox.console('flags', { merchant: 'ipanema', flag: 'AGETRANSFERUP3', on: true }))
afterAll(async () => expect(await auditLedger(db)).toEqual({}))

/** A member below an agent, both with a client. */
async function pair({ balance = 100_000, type = 0 } = {}) {
  const agent = await securityMember(sandbox)
  const member = await securityMember(sandbox, { balance })
  const [{ id: agentId }, { id }] = [await agent.row(), await member.row()]
  await db.updateTable('members').set({ type: 1 }).where('id', '=', agentId).execute()
  await db.updateTable('members').set({ upline_id: agentId, type, held_until: 0 }).where('id', '=', id).execute()
  sandbox.sandbox.services.sessions.forget(id)
  sandbox.sandbox.services.sessions.forget(agentId)
  const send = (more: Partial<Parameters<typeof transferUpline>[1]> = {}, idempotencyKey: string = crypto.randomUUID()) =>
    transferUpline(
      member.client,
      { amount: minor(25_000), purpose: 'dividend', note: 'março', paymentPassword, ...more },
      { idempotencyKey },
    )
  return { agent, agentId, member, id, send, balances: () => Promise.all([balanceOf(db, id), balanceOf(db, agentId)]) }
}
const today = () => ({ startDate: dayText(clock), endDate: dayText(clock) })

test('[6] a superior transfer arrives immediately, with a receipt and a record on both sides, and a message', async () => {
  const { agent, member, agentId, send, balances } = await pair()
  expect(await getTransferSettings(member.client)).toMatchObject({
    upline: `${agent.userName.slice(0, 2)}•••${agent.userName.slice(-1)}`,
    balance: 100_000,
    transferable: 100_000,
    min: 1000,
  })
  const order = await send()
  expect(order).toMatchObject({ flow: 'out', amount: 25_000, purpose: 'dividend', note: 'março', balanceAfter: 75_000, createdAt: clock })
  expect(order.counterpart).toContain('•••')
  expect(await balances()).toEqual([75_000, 25_000])
  expect(await getTransfer(agent.client, { orderNo: order.orderNo })).toMatchObject({
    flow: 'in',
    amount: 25_000,
    balanceAfter: 25_000,
    counterpart: member.userName,
  })
  const [sent] = (await getMemberTransactions(member.client, today())).content
  expect(sent).toMatchObject({ txCode: 'toUpline', amount: -25_000, orderType: 'transfer', orderNo: order.orderNo })
  expect(sent!.note).toMatch(/•••. · Dividendo · março$/)
  const [received] = (await getMemberTransactions(agent.client, today())).content
  expect(received).toMatchObject({ txCode: 'fromDownline', amount: 25_000, note: `${member.userName} · Dividendo · março` })
  const messages = db.selectFrom('messages').select('title_en').where('member_id', '=', agentId)
  expect((await messages.execute()).map(({ title_en }) => title_en)).toContain('You have received a transfer')
  const stranger = await securityMember(sandbox)
  expect(await failureOf(getTransfer(stranger.client, { orderNo: order.orderNo }))).toMatchObject({ code: 'notFound' })
})

test('[6] the same key sends once, an identical transfer within a minute requires a confirmation, and a refusal moves no money', async () => {
  const { send, balances } = await pair()
  const first = await send({}, 'one-key')
  expect(await send({}, 'one-key')).toEqual(first)
  expect(await failureOf(send({ amount: minor(30_000) }, 'one-key'))).toMatchObject({ code: 'idempotency.mismatch' })
  expect(await failureOf(send())).toMatchObject({ code: 'transfer.duplicate', value: { orderNo: first.orderNo } })
  expect(await failureOf(send({ amount: minor(999) }))).toMatchObject({ fields: { amount: 'transfer.min' } })
  expect(await failureOf(send({ amount: minor(5_000_001) }))).toMatchObject({ fields: { amount: 'transfer.max' } })
  expect(await failureOf(send({ amount: minor(75_001) }))).toMatchObject({ code: 'wallet.insufficient' })
  expect(await failureOf(send({ note: 'onze letras' }))).toMatchObject({ code: 'validation' })
  expect(await failureOf(send({ paymentPassword: '918273' }))).toMatchObject({ code: 'payment.wrong' })
  expect(await balances()).toEqual([75_000, 25_000])
  await send({ again: true })
  expect(await balances()).toEqual([50_000, 50_000])
  clock += 61_000
  await send()
  expect(await balances()).toEqual([25_000, 75_000])
})

test('[6] transfers are blocked by a freeze, a hold, a debt, a bonus and open turnover', async () => {
  const { member, id, send, balances } = await pair()
  const blocked = async (item: TransferItem, amount = 25_000) => {
    expect(await failureOf(send({ amount: minor(amount) }))).toMatchObject({ code: 'transfer.blocked', value: { item } })
    expect((await getTransferSettings(member.client)).readiness.find((line) => line.item === item)).toMatchObject({ done: false })
  }
  const set = (values: object) => db.updateTable('members').set(values).where('id', '=', id).execute()
  await set({ withdrawals_frozen: true })
  await blocked('frozen')
  await set({ withdrawals_frozen: false, held_until: clock + 1000 })
  await blocked('hold')
  await set({ held_until: 0 })
  const weights = { RNG: 100 }
  await openRequirement(db, { merchant: 'ipanema', memberId: id, source: 'deposit', reference: 'aporte', base: 60_000, multiple: 1, weights, at: clock }) // prettier-ignore
  expect(await failureOf(send({ amount: minor(40_001) }))).toMatchObject({ code: 'transfer.free', value: { transferable: 400 } })
  expect((await getTransferSettings(member.client)).transferable).toBe(40_000)
  await db.updateTable('turnover_requirements').set({ base: 99_500 }).where('member_id', '=', id).execute()
  await blocked('turnover')
  await db.updateTable('turnover_requirements').set({ state: 'closed' }).where('member_id', '=', id).execute()
  await grantBonus(db, { merchant: 'ipanema', memberId: id, key: 'bonus:transfer', amount: 500, multiple: 3, weights, at: clock }) // prettier-ignore
  await blocked('bonus')
  expect((await balances())[1]).toBe(0)
})

test('[6] what an operator requires of a withdrawal blocks transfers too: an accepted identity, and an answer to a contract', async () => {
  const { agentId, member, id, send, balances } = await pair()
  const rules = (on: object) => sandbox.console('withdrawals/settings', { merchant: 'ipanema', ...on })
  const lineOf = async (wanted: string) => (await getTransferSettings(member.client)).readiness.find(({ item }) => item === wanted)
  await rules({ identity: true, contract_first: true })
  expect(await failureOf(send())).toMatchObject({ code: 'transfer.blocked', value: { item: 'identity' } })
  expect(await lineOf('identity')).toMatchObject({ done: false })
  const accepted = { merchant: 'ipanema', member_id: id, status: 'accepted', created_at: 1, sent_at: 1, decided_at: 1 } as const
  await db.insertInto('kyc_requests').values(accepted).execute()
  const times = { proposed_at: 1, changed_at: 1, next_from: null, next_to: null }
  const offer = { merchant: 'ipanema', kind: 'dividend', member_id: id, offerer_id: agentId, payer: 'upline', ...times } as const
  await db
    .insertInto('contracts')
    .values({ ...offer, proposal: JSON.stringify({ action: 'offer' }) })
    .execute()
  expect(await failureOf(send())).toMatchObject({ code: 'transfer.blocked', value: { item: 'contract' } })
  expect([await lineOf('identity'), await lineOf('contract')]).toMatchObject([{ done: true }, { done: false, detail: 'dividend' }])
  await db.updateTable('contracts').set({ proposal: null, proposed_at: null }).where('member_id', '=', id).execute()
  expect(await lineOf('contract')).toMatchObject({ done: true })
  await send()
  await rules({ identity: false, contract_first: false })
  expect([await lineOf('identity'), await lineOf('contract')]).toEqual([undefined, undefined])
  expect(await balances()).toEqual([75_000, 25_000])
})

test('[6] [market br.rules.transfersToOthers] there is no superior transfer for a top agent, without an upline, to a closed one, without the flag, or where the market forbids it', async () => {
  const top = await pair({ type: 2 })
  expect(await failureOf(top.send())).toMatchObject({ code: 'transfer.upline' })
  const { agentId, send, member } = await pair()
  await db.updateTable('members').set({ disabled: true }).where('id', '=', agentId).execute()
  expect(await failureOf(send())).toMatchObject({ code: 'transfer.upline' })
  await db.updateTable('members').set({ disabled: false }).where('id', '=', agentId).execute()
  const { services } = sandbox.sandbox
  const ipanema = services.merchants.find('ipanema')!
  const market = ipanema.market
  Object.assign(ipanema, { market: marketOf('br') })
  expect(await failureOf(send())).toMatchObject({ code: 'access.market' })
  expect(await failureOf(getTransferSettings(member.client))).toMatchObject({ code: 'access.market' })
  Object.assign(ipanema, { market })
  const alone = await securityMember(sandbox, { balance: 5000 })
  expect(await failureOf(getTransferSettings(alone.client))).toMatchObject({ code: 'transfer.upline' })
  await sandbox.console('flags', { merchant: 'ipanema', flag: 'AGETRANSFERUP3', on: false })
  expect(await failureOf(send())).toMatchObject({ code: 'access.feature' })
  await sandbox.console('flags', { merchant: 'ipanema', flag: 'AGETRANSFERUP3', on: true })
})

test('[7.6] an upline whose limit of deposits is used up gets the answer of a closed one', async () => {
  const { agent, send, balances } = await pair()
  await sandbox.console('limits/set', {
    merchant: 'ipanema',
    userName: agent.userName,
    person: 'Rita Alves',
    kind: 'deposit',
    period: 'month',
    value: 30_000,
  })
  await send()
  expect(await failureOf(send({ amount: minor(5001), paymentPassword: '918273' }))).toMatchObject({ code: 'transfer.upline' })
  await send({ amount: minor(5000) })
  expect(await balances()).toEqual([70_000, 30_000])
})
