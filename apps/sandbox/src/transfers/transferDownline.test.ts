import { minor } from '@platform/sdk'
import { marketOf } from '@platform/sdk/markets'
import { getMemberTransactions } from '@platform/sdk/records'
import { getTransfer, getTransferEnabled, transferDownline, transferMultipleDownline } from '@platform/sdk/wallet'
import { afterAll, expect, test } from 'vitest'
import { contextFor } from '../gateway/contextFor.ts'
import { dayText } from '../gateway/days.ts'
import { auditLedger } from '../server/auditLedger.ts'
import { balanceOf } from '../ledger/wallet.ts'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { paymentPassword, securityMember } from '../testing/securityMember.ts'
import { sendMoney } from './sendMoney.ts'

let clock = Date.UTC(2026, 10, 20, 15)
const sandbox = await fileSandbox({ clock: () => clock })
const { db } = sandbox
afterAll(async () => expect(await auditLedger(db)).toEqual({}))

/** An agent with direct members, the first of whom has one of their own. */
async function team({ balance = 100_000, size = 2 } = {}) {
  const agent = await securityMember(sandbox, { balance })
  const { id: agentId } = await agent.row()
  const change = (id: number, values: object) => {
    sandbox.sandbox.services.sessions.forget(id)
    return db.updateTable('members').set(values).where('id', '=', id).execute()
  }
  await change(agentId, { type: 1, held_until: 0 })
  const join = async (upline: number) => {
    const member = await securityMember(sandbox, { bare: true })
    const { id } = await member.row()
    await change(id, { upline_id: upline })
    return { ...member, id, memberId: String(id) }
  }
  const members: Awaited<ReturnType<typeof join>>[] = []
  for (let index = 0; index < size; index++) members.push(await join(agentId))
  const below = await join(members[0]!.id)
  const form = { purpose: 'salary', note: 'novembro', paymentPassword } as const
  const send = (memberId: string, amount: number, more: object = {}, idempotencyKey: string = crypto.randomUUID()) =>
    transferDownline(agent.client, { memberId, amount: minor(amount), ...form, ...more }, { idempotencyKey })
  const sendMany = (receivers: [memberId: string, amount: number][], more: object = {}, idempotencyKey: string = crypto.randomUUID()) => {
    const list = receivers.map(([memberId, amount]) => ({ memberId, amount: minor(amount) }))
    return transferMultipleDownline(agent.client, { receivers: list, ...form, ...more }, { idempotencyKey })
  }
  const balances = () => Promise.all([agentId, ...members.map(({ id }) => id)].map((id) => balanceOf(db, id)))
  return { agent, agentId, members, below, send, sendMany, balances, change }
}
const today = () => ({ startDate: dayText(clock), endDate: dayText(clock) })

test('[7.5] a transfer to a direct member arrives immediately, with a receipt and a record on both sides, and a message', async () => {
  const { agent, members, send, balances } = await team()
  const [one] = members as [(typeof members)[0]]
  expect(await getTransferEnabled(agent.client)).toMatchObject({ enabled: true, balance: 100_000, transferable: 100_000, min: 1000 })
  const order = await send(one.memberId, 25_000)
  expect(order).toMatchObject({ flow: 'out', amount: 25_000, counterpart: one.userName, balanceAfter: 75_000, purpose: 'salary' })
  expect(await balances()).toEqual([75_000, 25_000, 0])
  expect(await getTransfer(one.client, { orderNo: order.orderNo })).toMatchObject({
    flow: 'in',
    balanceAfter: 25_000,
    counterpart: `${agent.userName.slice(0, 2)}•••${agent.userName.slice(-1)}`,
  })
  const [sent] = (await getMemberTransactions(agent.client, today())).content
  expect(sent).toMatchObject({ txCode: 'toDownline', amount: -25_000, note: `${one.userName} · Salário diário · novembro` })
  const [received] = (await getMemberTransactions(one.client, today())).content
  expect(received).toMatchObject({ txCode: 'fromUpline', amount: 25_000, orderNo: order.orderNo })
  expect(await one.inbox()).toContain('You have received a transfer')
})

test('[7.5] a transfer to several members is all or nothing, and the same key sends once', async () => {
  const { members, sendMany, balances } = await team({ size: 3 })
  const [a, b, c] = members.map(({ memberId }) => memberId) as [string, string, string]
  expect(await failureOf(sendMany([[a, 40_000], [b, 40_000], [c, 40_000]]))).toMatchObject({ code: 'wallet.insufficient' }) // prettier-ignore
  expect(await failureOf(sendMany([[a, 1000], [b, 999]]))).toMatchObject({ fields: { amount: 'transfer.min' } }) // prettier-ignore
  expect(await failureOf(sendMany([[a, 1000], [a, 1000]]))).toMatchObject({ code: 'validation' }) // prettier-ignore
  expect(await failureOf(sendMany([]))).toMatchObject({ code: 'validation' })
  expect(await failureOf(sendMany(Array.from({ length: 21 }, () => [a, 1000])))).toMatchObject({ code: 'validation' })
  expect(await failureOf(sendMany([[a, 1000]], { paymentPassword: '918273' }))).toMatchObject({ code: 'payment.wrong' })
  expect(await balances()).toEqual([100_000, 0, 0, 0])
  const sent = await sendMany([[c, 30_000], [a, 10_000]], {}, 'all-of-them') // prettier-ignore
  expect(sent.orders).toMatchObject([
    { amount: 30_000, counterpart: members[2]!.userName, balanceAfter: 70_000 },
    { amount: 10_000, counterpart: members[0]!.userName, balanceAfter: 60_000 },
  ])
  expect(await sendMany([[c, 30_000], [a, 10_000]], {}, 'all-of-them')).toEqual(sent) // prettier-ignore
  expect(await balances()).toEqual([60_000, 10_000, 0, 30_000])
  expect(await failureOf(sendMany([[b, 5000], [a, 10_000]]))).toMatchObject({ code: 'transfer.duplicate' }) // prettier-ignore
  expect(await balances()).toEqual([60_000, 10_000, 0, 30_000])
})

test('[7.5] only direct members can receive: no indirect member, upline, other team or oneself, and no closed, disabled or test account', async () => {
  const { agent, agentId, members, below, send, sendMany, balances, change } = await team()
  const [one, two] = members as [(typeof members)[0], (typeof members)[0]]
  expect(await failureOf(send(below.memberId, 1000))).toMatchObject({ code: 'transfer.receiver' })
  expect(await failureOf(send(String(agentId), 1000))).toMatchObject({ code: 'transfer.receiver' })
  const stranger = await securityMember(sandbox, { bare: true })
  expect(await failureOf(send(String((await stranger.row()).id), 1000))).toMatchObject({ code: 'notFound' })
  await change(one.id, { type: 1 })
  const upwards = transferDownline(
    one.client,
    { memberId: String(agentId), amount: minor(1000), purpose: 'normal', note: '', paymentPassword },
    { idempotencyKey: 'upwards-is-no-way' },
  )
  expect(await failureOf(upwards)).toMatchObject({ code: 'notFound' })
  for (const values of [{ disabled: true }, { disabled: false, closed_at: clock }, { closed_at: null, type: 40 }]) {
    await change(two.id, values)
    expect(await failureOf(sendMany([[one.memberId, 1000], [two.memberId, 1000]]))).toMatchObject({ code: 'transfer.receiver' }) // prettier-ignore
  }
  // None of these requests counted as a try of the password.
  expect((await getTransferEnabled(agent.client)).readiness[0]).toMatchObject({ item: 'paymentPassword', done: true })
  expect(await balances()).toEqual([100_000, 0, 0])
})

test('[7.5] [market br.rules.transfersToOthers] the merchant can switch it off, a hold blocks it, and a regulated market forbids it', async () => {
  const { agent, agentId, members, send, balances, change } = await team()
  const to = members[0]!.memberId
  await sandbox.console('withdrawals/settings', { merchant: 'ipanema', transfer_down: false })
  expect(await getTransferEnabled(agent.client)).toMatchObject({ enabled: false })
  expect(await failureOf(send(to, 1000))).toMatchObject({ code: 'transfer.off' })
  await sandbox.console('withdrawals/settings', { merchant: 'ipanema', transfer_down: true })
  await change(agentId, { held_until: clock + 1000 })
  expect(await failureOf(send(to, 1000))).toMatchObject({ code: 'transfer.blocked', value: { item: 'hold' } })
  clock += 1000
  const ipanema = sandbox.sandbox.services.merchants.find('ipanema')!
  const { market } = ipanema
  Object.assign(ipanema, { market: marketOf('br') })
  expect(await failureOf(send(to, 1000))).toMatchObject({ code: 'access.market' })
  expect(await failureOf(getTransferEnabled(agent.client))).toMatchObject({ code: 'access.market' })
  Object.assign(ipanema, { market })
  expect(await balances()).toEqual([100_000, 0, 0])
})

test('[7.5] an operator who switches transfers off stops one that has passed the first check', async () => {
  const { agentId, members, balances } = await team()
  const { services } = sandbox.sandbox
  const context = contextFor(services, services.merchants.find('ipanema')!, agentId)
  const form = {
    direction: 'down',
    receivers: [{ memberId: members[0]!.id, amount: 1000 }],
    purpose: 'salary',
    note: '',
    again: false,
  } as const
  const send = () => db.transaction().execute((trx) => sendMoney({ ...context, db: trx }, form))
  await sandbox.console('withdrawals/settings', { merchant: 'ipanema', transfer_down: false })
  expect(await failureOf(send())).toMatchObject({ code: 'transfer.off' })
  await sandbox.console('withdrawals/settings', { merchant: 'ipanema', transfer_down: true })
  expect(await balances()).toEqual([100_000, 0, 0])
  await send()
  expect(await balances()).toEqual([99_000, 1000, 0])
})

test('[7.5] a key whose claim was swept makes no second transfer, and is refused as a mismatch', async () => {
  const { members, send, balances } = await team()
  const { memberId } = members[0]!
  await send(memberId, 10_000, { again: true }, 'a-month-ago-of-22-characters')
  await db.deleteFrom('idempotency_keys').where('key', '=', 'a-month-ago-of-22-characters').execute()
  expect(await failureOf(send(memberId, 10_000, { again: true }, 'a-month-ago-of-22-characters'))).toMatchObject({
    code: 'idempotency.mismatch',
  })
  expect(await balances()).toEqual([90_000, 10_000, 0])
})

test('[7.5] a member whose limit of deposits is used up gets the answer of a closed one, before the password and after it', async () => {
  const { agent, members, send, sendMany, balances, change } = await team()
  const [one, two] = members as [(typeof members)[0], (typeof members)[0]]
  const limit = { merchant: 'ipanema', userName: one.userName, kind: 'deposit', period: 'day' }
  await sandbox.console('limits/set', { ...limit, person: 'Rita Alves', value: 5000 })
  await send(one.memberId, 4000)
  expect(await one.inbox()).toContain('You’ve used 80% of your daily deposit limit')
  await change(two.id, { closed_at: clock })
  for (const paymentPassword of ['918273', undefined].map((wrong) => (wrong ? { paymentPassword: wrong } : {}))) {
    const answers = await Promise.all([send(one.memberId, 1001, paymentPassword), send(two.memberId, 1001, paymentPassword)].map(failureOf))
    expect(answers.map((error) => [error?.status, error?.code, error?.value])).toEqual([
      [400, 'transfer.receiver', {}],
      [400, 'transfer.receiver', {}],
    ])
  }
  await change(two.id, { closed_at: null })
  expect(await failureOf(sendMany([[two.memberId, 1000], [one.memberId, 1001]]))).toMatchObject({ code: 'transfer.receiver' }) // prettier-ignore
  await send(one.memberId, 1000)
  expect(await balances()).toEqual([95_000, 5000, 0])
  expect((await getTransferEnabled(agent.client)).readiness[0]).toMatchObject({ item: 'paymentPassword', done: true })
})
