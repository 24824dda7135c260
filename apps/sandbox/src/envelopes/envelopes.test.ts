import { minor } from '@platform/sdk'
import { marketOf } from '@platform/sdk/markets'
import { getMemberTransactions } from '@platform/sdk/records'
import { getRedEnvelopes, getSentEnvelopes, sendRedEnvelope, takeRedEnvelope } from '@platform/sdk/rewards'
import { closeAccount } from '@platform/sdk/security'
import { afterAll, expect, test } from 'vitest'
import { contextFor } from '../gateway/contextFor.ts'
import { dayText } from '../gateway/days.ts'
import { auditLedger } from '../server/auditLedger.ts'
import { balanceOf } from '../ledger/wallet.ts'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { paymentPassword, securityMember } from '../testing/securityMember.ts'
import { sendEnvelope } from './sendEnvelope.ts'

let clock = Date.UTC(2026, 10, 20, 15)
const sandbox = await fileSandbox({ clock: () => clock })
const { db } = sandbox
afterAll(async () => expect(await auditLedger(db)).toEqual({}))
const HOUR = 3_600_000

/** An agent with direct members, and one member below those. */
async function team({ size = 3, balance = 10_000 } = {}) {
  const agent = await securityMember(sandbox, { balance })
  const { id: agentId } = await agent.row()
  const change = async (id: number, values: object) => {
    await db.updateTable('members').set(values).where('id', '=', id).execute()
    sandbox.sandbox.services.sessions.forget(id)
  }
  await change(agentId, { type: 1, held_until: 0 })
  const join = async (upline_id: number) => {
    const member = await securityMember(sandbox, { bare: true })
    const { id } = await member.row()
    await change(id, { upline_id })
    return { ...member, id }
  }
  const members: Awaited<ReturnType<typeof join>>[] = []
  for (let index = 0; index < size; index++) members.push(await join(agentId))
  const send = (more: object = {}, idempotencyKey: string = crypto.randomUUID()) =>
    sendRedEnvelope(
      agent.client,
      { amount: minor(3000), packets: 3, split: 'random', words: 'Bom trabalho!', paymentPassword, ...more },
      { idempotencyKey },
    )
  const take = ({ client }: Pick<typeof agent, 'client'>, id: string, idempotencyKey: string = crypto.randomUUID()) =>
    takeRedEnvelope(client, { id }, { idempotencyKey })
  return { agent, agentId, members, below: await join(members[0]!.id), send, take, change }
}
const today = () => ({ startDate: dayText(clock), endDate: dayText(clock) })

test('[2.19] an envelope is paid from the agent’s balance, each direct member takes one packet, and both sides have a record', async () => {
  const { agent, agentId, members, send, take } = await team()
  const sent = await send({}, 'one-envelope')
  expect(sent).toMatchObject({ amount: 3000, packets: 3, taken: 0, returned: 0, state: 'open', expireTime: clock + 24 * HOUR })
  expect(await send({}, 'one-envelope')).toEqual(sent)
  expect(await balanceOf(db, agentId)).toBe(7000)
  const [one] = members as [(typeof members)[0]]
  expect(await one.inbox()).toContain('You have a red envelope')
  const [shown] = (await getRedEnvelopes(one.client, {})).content
  expect(shown).toMatchObject({ id: sent.id, state: 'open', words: 'Bom trabalho!' })
  expect(shown!.from).toContain('•••')
  const amounts = await Promise.all(members.map(async (member) => (await take(member, sent.id)).amount as number))
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(3000)
  // Again, with another key: the same packet, and no second payment.
  expect((await take(one, sent.id)).amount).toBe(amounts[0])
  expect(await Promise.all(members.map(({ id }) => balanceOf(db, id)))).toEqual(amounts)
  expect((await getRedEnvelopes(one.client, {})).content).toMatchObject([{ state: 'taken', amount: amounts[0] }])
  const [own] = (await getSentEnvelopes(agent.client, {})).content
  expect(own).toMatchObject({ state: 'empty', taken: 3, takenAmount: 3000, returned: 0 })
  expect(own!.takers.map(({ userName }) => userName)).toEqual(expect.arrayContaining(members.map(({ userName }) => userName)))
  expect((await getMemberTransactions(agent.client, today())).content[0]).toMatchObject({ txCode: 'envelopeOut', amount: -3000 })
  expect((await getMemberTransactions(one.client, today())).content[0]).toMatchObject({ txCode: 'envelopeIn', amount: amounts[0] })
})

test('[2.19] an open envelope is listed however many came after it', async () => {
  const { members, send, take } = await team({ size: 2, balance: 30_000 })
  const [one] = members as [(typeof members)[0]]
  const first = await send({ amount: minor(1000), packets: 2 })
  for (let sent = 0; sent < 20; sent++) {
    clock += 61_000
    await take(one, (await send({ amount: minor(1000), packets: 2 })).id)
  }
  expect((await getRedEnvelopes(one.client, {})).content[0]).toMatchObject({ id: first.id, state: 'open' })
})

test('[2.19] packets that are not taken in time return to the agent once; then none can be taken; those of an agent who leaves return at once', async () => {
  const { agent, agentId, members, send, take } = await team()
  const { id } = await send({ split: 'equal', amount: minor(1000) })
  const [one, two] = members as [(typeof members)[0], (typeof members)[0]]
  expect((await take(one, id)).amount).toBe(333)
  clock += 24 * HOUR
  await db.updateTable('sessions').set({ expires_at: 9e15 }).execute()
  expect(await failureOf(take(two, id))).toMatchObject({ code: 'envelope.ended' })
  const { payments } = sandbox.sandbox.services
  await Promise.all([payments.wake(), payments.wake()])
  await payments.wake()
  expect(await balanceOf(db, agentId)).toBe(9667)
  const { content } = await getSentEnvelopes(agent.client, {})
  expect(content).toMatchObject([{ state: 'ended', taken: 1, takenAmount: 333, returned: 667 }])
  expect((await getMemberTransactions(agent.client, today())).content[0]).toMatchObject({ txCode: 'envelopeReturn', amount: 667 })
  expect((await getRedEnvelopes(two.client, {})).content).toMatchObject([{ state: 'ended' }])
  expect(await failureOf(take(two, id))).toMatchObject({ code: 'envelope.ended' })
  const { agent: poor, agentId: poorId, members: theirs, send: sendAll, take: takeTheirs } = await team({ balance: 3000 })
  const { id: last } = await sendAll()
  await closeAccount(poor.client, { password: poor.password })
  expect(await failureOf(takeTheirs(theirs[0]!, last))).toMatchObject({ code: 'envelope.ended' })
  expect(await balanceOf(db, poorId)).toBe(3000)
})

test('[2.19] an envelope with fewer packets than members is for the first direct members; other members cannot take a packet', async () => {
  const { agent, members, below, send, take, change } = await team()
  const { id } = await send({ packets: 1 })
  const [one, two] = members as [(typeof members)[0], (typeof members)[0]]
  // The message promises no packet, since another member may take it first.
  expect(await two.inbox()).toEqual(['Your agent sent red envelopes'])
  const late = await team({ size: 1 })
  expect(await failureOf(take(below, id))).toMatchObject({ code: 'notFound' })
  expect(await failureOf(take(agent, id))).toMatchObject({ code: 'notFound' })
  expect(await failureOf(take(late.members[0]!, id))).toMatchObject({ code: 'notFound' })
  expect((await getRedEnvelopes(below.client, {})).content).toEqual([])
  expect((await take(one, id)).amount).toBe(3000)
  expect(await failureOf(take(two, id))).toMatchObject({ code: 'envelope.empty' })
  expect((await getRedEnvelopes(two.client, {})).content).toMatchObject([{ state: 'empty' }])
  // A test account is offered no packet, since it may not take one.
  await change(two.id, { type: 40 })
  expect((await getRedEnvelopes(two.client, {})).content).toEqual([])
  expect(await failureOf(take(two, id))).toMatchObject({ code: 'access.role' })
  await change(two.id, { type: 0 })
  // A member who registered later gets no packet.
  await db
    .updateTable('members')
    .set({ registered_at: clock + 1 })
    .where('id', '=', two.id)
    .execute()
  expect((await getRedEnvelopes(two.client, {})).content).toEqual([])
  expect(await failureOf(take(two, id))).toMatchObject({ code: 'notFound' })
})

test('[2.19] an operator who switches transfers off stops an envelope that has passed the first check', async () => {
  const { agentId } = await team()
  const { services } = sandbox.sandbox
  const context = contextFor(services, services.merchants.find('ipanema')!, agentId)
  const form = { amount: minor(3000), packets: 3, split: 'equal', words: '', paymentPassword } as const
  await sandbox.console('withdrawals/settings', { merchant: 'ipanema', transfer_down: false })
  const send = () => db.transaction().execute((trx) => sendEnvelope(form, { ...context, db: trx }))
  expect(await failureOf(send())).toMatchObject({ code: 'transfer.off' })
  await sandbox.console('withdrawals/settings', { merchant: 'ipanema', transfer_down: true })
  expect(await balanceOf(db, agentId)).toBe(10_000)
  await send()
  expect(await balanceOf(db, agentId)).toBe(7000)
})

test('[2.19] a refused envelope moves no money, whatever the reason; a packet that was taken is never changed', async () => {
  const { agent, agentId, members, send, change } = await team()
  expect(await getSentEnvelopes(agent.client, {})).toMatchObject({ members: 3, mostPackets: 3, least: 10, hours: 24, content: [] })
  expect(await failureOf(send({ packets: 4 }))).toMatchObject({ fields: { packets: 'envelope.packets' } })
  expect(await failureOf(send({ packets: 0 }))).toMatchObject({ fields: { packets: 'envelope.packets' } })
  expect(await failureOf(send({ amount: minor(29) }))).toMatchObject({ fields: { amount: 'envelope.small' } })
  expect(await failureOf(send({ amount: minor(999) }))).toMatchObject({ fields: { amount: 'transfer.min' } })
  expect(await failureOf(send({ words: 'x'.repeat(41) }))).toMatchObject({ code: 'validation' })
  expect(await failureOf(send({ amount: minor(10_001) }))).toMatchObject({ code: 'wallet.insufficient' })
  expect(await failureOf(send({ paymentPassword: '918273' }))).toMatchObject({ code: 'payment.wrong' })
  await change(members[2]!.id, { disabled: true })
  expect(await failureOf(send())).toMatchObject({ fields: { packets: 'envelope.packets' } })
  await sandbox.console('withdrawals/settings', { merchant: 'ipanema', transfer_down: false })
  expect(await failureOf(send({ packets: 2 }))).toMatchObject({ code: 'transfer.off' })
  await sandbox.console('withdrawals/settings', { merchant: 'ipanema', transfer_down: true })
  const ipanema = sandbox.sandbox.services.merchants.find('ipanema')!
  const { market } = ipanema
  Object.assign(ipanema, { market: marketOf('br') })
  expect(await failureOf(send({ packets: 2 }))).toMatchObject({ code: 'access.market' })
  for (const call of [getSentEnvelopes(agent.client, {}), getRedEnvelopes(members[0]!.client, {})])
    expect(await failureOf(call)).toMatchObject({ code: 'access.market' })
  Object.assign(ipanema, { market })
  expect(await balanceOf(db, agentId)).toBe(10_000)
  const { id } = await send({ packets: 2 })
  expect(await failureOf(send({ packets: 2 }))).toMatchObject({ code: 'transfer.duplicate', value: { orderNo: id } })
  await expect(db.updateTable('red_envelopes').set({ amount: 1 }).execute()).rejects.toMatchObject({ constraint: 'red_envelope_kept' })
  const packets = db.updateTable('red_envelope_packets').where('envelope_no', '=', id)
  await expect(packets.set({ amount: 1 }).execute()).rejects.toMatchObject({ constraint: 'red_envelope_packet_kept' })
  await expect(packets.set({ taken_by: agentId, taken_at: clock }).execute()).rejects.toMatchObject({ constraint: 'red_envelope_packet_kept' }) // prettier-ignore
})

test('[7.6] a packet over the member’s own limit of deposits is not taken, and stays for the others', async () => {
  const { members, send, take } = await team()
  const [one, two] = members as [(typeof members)[0], (typeof members)[0]]
  await sandbox.console('limits/set', {
    merchant: 'ipanema',
    userName: one.userName,
    person: 'Rita Alves',
    kind: 'deposit',
    period: 'day',
    value: 999,
  })
  const { id } = await send({ split: 'equal' })
  expect(await failureOf(take(one, id))).toMatchObject({ code: 'limit.deposit', value: { period: 'day', limit: 999, left: 999 } })
  expect((await take(two, id)).amount).toBe(1000)
  expect(await balanceOf(db, one.id)).toBe(0)
})
