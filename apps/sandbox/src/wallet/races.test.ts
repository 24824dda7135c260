import { minor } from '@platform/sdk'
import { claimRebate, transferMultipleDownline, transferUpline } from '@platform/sdk/wallet'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { spendLink } from '../agents/accounts/spendLink.ts'
import { contextFor } from '../gateway/contextFor.ts'
import { auditLedger } from '../server/auditLedger.ts'
import { balanceOf } from '../ledger/wallet.ts'
import { settleRebates } from '../rebates/settleRebates.ts'
import { fillEnvelope } from '../envelopes/envelopePool.ts'
import { takeEnvelope } from '../envelopes/takeEnvelope.ts'
import { raceRounds } from '../testing/raceRounds.ts'
import { addRound } from '../testing/addRound.ts'
import { paymentPassword, securityMember } from '../testing/securityMember.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import { startTestSandbox } from '../testing/startTestSandbox.ts'
import { sendMoney } from '../transfers/sendMoney.ts'

type Gateway = Awaited<ReturnType<typeof startTestSandbox>>

let gateways: Gateway[]
beforeAll(async () => {
  const databaseUrl = await testDatabase()
  gateways = [await startTestSandbox({ databaseUrl }), await startTestSandbox({ databaseUrl })]
  for (const flag of ['AGETRANSFERUP3', 'MANPLAYREB3']) await gateways[0]!.console('flags', { merchant: 'ipanema', flag, on: true })
}, 60_000)
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()))
})

/** A member below an agent, who sends at both gateways in turn. */
async function sender(balance: number) {
  const [one] = gateways as [Gateway, Gateway]
  const [agent, member] = [await securityMember(one), await securityMember(one, { balance })]
  const [{ id: agentId }, { id }] = [await agent.row(), await member.row()]
  await one.db.updateTable('members').set({ upline_id: agentId, held_until: 0 }).where('id', '=', id).execute()
  for (const { sandbox } of gateways) sandbox.services.sessions.forget(id)
  const clients = gateways.map((gateway) => gateway.client({ session: member.session }))
  const send = (index: number, amount: number, idempotencyKey: string) =>
    transferUpline(
      clients[index % 2]!,
      { amount: minor(amount), purpose: 'normal', note: '', again: true, paymentPassword },
      { idempotencyKey },
    )
  const rows = () => one.db.selectFrom('member_transfers').selectAll().where('sender_id', '=', id).execute()
  return { id, agentId, send, rows, db: one.db }
}

test('[6] one key sent many times at two gateways makes one transfer', async () => {
  const { id, agentId, send, rows, db } = await sender(100_000)
  const results = await Promise.allSettled(Array.from({ length: raceRounds(50) }, (_, index) => send(index, 3000, 'the-same-key-of-all')))
  const numbers = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.orderNo] : []))
  expect(new Set(numbers).size).toBe(1)
  expect(await rows()).toHaveLength(1)
  expect([await balanceOf(db, id), await balanceOf(db, agentId)]).toEqual([97_000, 3000])
}, 120_000)

test('[6] parallel transfers at two gateways, in both directions, never send more than there is, and none hangs', async () => {
  const { id, agentId, db } = await sender(10_500)
  await db.updateTable('members').set({ payment_password_hash: 'any', held_until: 0 }).where('id', 'in', [id, agentId]).execute()
  const move = (index: number, from: number, to: number, direction: 'up' | 'down') => {
    const { services } = gateways[index % 2]!.sandbox
    const context = contextFor(services, services.merchants.find('ipanema')!, from)
    const receivers = [{ memberId: to, amount: 1000 }]
    const form = { direction, receivers, purpose: 'normal' as const, note: '', again: true }
    return services.database.db.transaction().execute((trx) => sendMoney({ ...context, db: trx, orderKey: `${direction}:${index}` }, form))
  }
  const up = Array.from({ length: 30 }, (_, index) => move(index, id, agentId, 'up'))
  const down = Array.from({ length: 10 }, (_, index) => move(index, agentId, id, 'down'))
  const results = await Promise.allSettled([...up, ...down])
  const codes = results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as { code: string }).code] : []))
  expect(new Set(codes)).toEqual(new Set(['wallet.insufficient']))
  const [below, above] = [await balanceOf(db, id), await balanceOf(db, agentId)]
  expect(below + above).toBe(10_500)
  expect(Math.min(below, above)).toBeGreaterThanOrEqual(0)
  expect(await auditLedger(db)).toEqual({})
}, 120_000)

test('[7.5] a transfer to several members: one key sent many times makes one, and parallel ones are all or nothing', async () => {
  const [one] = gateways as [Gateway, Gateway]
  const { db } = one
  const agent = await securityMember(one, { balance: 100_000 })
  const { id } = await agent.row()
  const direct = await Promise.all(Array.from({ length: 3 }, () => one.member({ type: 0 })))
  await db.updateTable('members').set({ type: 1, held_until: 0 }).where('id', '=', id).execute()
  const names = direct.map(({ userName }) => userName)
  await db.updateTable('members').set({ upline_id: id }).where('account', 'in', names).execute()
  const members = (await db.selectFrom('members').select('id').where('account', 'in', names).execute()).map((row) => row.id)
  for (const { sandbox } of gateways) sandbox.services.sessions.forget(id)
  const clients = gateways.map((gateway) => gateway.client({ session: agent.session }))
  const send = (index: number, idempotencyKey: string, amount: number) => {
    const receivers = members.map((memberId) => ({ memberId: String(memberId), amount: minor(amount) }))
    const form = { receivers, purpose: 'normal' as const, note: '', again: true, paymentPassword }
    return transferMultipleDownline(clients[index % 2]!, form, { idempotencyKey })
  }
  await Promise.allSettled(Array.from({ length: raceRounds(50) }, (_, index) => send(index, 'one-key-for-several', 1000)))
  expect(await Promise.all([id, ...members].map((member) => balanceOf(db, member)))).toEqual([97_000, 1000, 1000, 1000])
  // Each sends 30,000 of 97,000: three of five succeed. More in parallel would lock the payment password.
  const results = await Promise.allSettled(Array.from({ length: 5 }, (_, index) => send(index, `several-${index}`, 10_000)))
  const codes = results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as { code: string }).code] : []))
  expect(new Set(codes)).toEqual(new Set(['wallet.insufficient']))
  expect(await Promise.all([id, ...members].map((member) => balanceOf(db, member)))).toEqual([7000, 31_000, 31_000, 31_000])
  expect(await auditLedger(db)).toEqual({})
}, 120_000)

test('[7.5] of ten parallel registrations by one link at two gateways, a quota of three accepts three', async () => {
  const [{ db }] = gateways as [Gateway, Gateway]
  const agent = await gateways[0]!.member({ type: 1 })
  const { id } = await db.selectFrom('members').select('id').where('account', '=', agent.userName).executeTakeFirstOrThrow()
  const link = { code: 'CORRIDA', merchant: 'ipanema', member_id: id, type: 'player' as const, channel: 'group' as const, contact: '' }
  await db
    .insertInto('affiliate_links')
    .values({ ...link, quota: 3, rates: '[]', created_at: Date.now(), expires_at: null, deleted_at: null })
    .execute()
  const spend = (index: number) => {
    const { services } = gateways[index % 2]!.sandbox
    const context = contextFor(services, services.merchants.find('ipanema')!, id)
    return services.database.db.transaction().execute((trx) => spendLink({ ...context, db: trx }, link.code))
  }
  const results = await Promise.allSettled(Array.from({ length: 10 }, (_, index) => spend(index)))
  const codes = results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as { code: string }).code] : []))
  expect(codes).toEqual(Array.from({ length: 7 }, () => 'register.referrer'))
  const { used } = await db.selectFrom('affiliate_links').select('used').where('code', '=', link.code).executeTakeFirstOrThrow()
  expect(used).toBe(3)
}, 60_000)

test('[2.19] members who open a red envelope repeatedly at two gateways in parallel get one packet each, never more than there are', async () => {
  const [{ db }] = gateways as [Gateway, Gateway]
  const [agent, ...direct] = await Promise.all([25, ...Array.from({ length: 8 }, () => 0)].map((reais) => gateways[0]!.member({ balance: reais * 100 }))) // prettier-ignore
  const idOf = async (account: string) =>
    (await db.selectFrom('members').select('id').where('account', '=', account).executeTakeFirstOrThrow()).id
  const sender = await idOf(agent!.userName)
  const members = await Promise.all(direct.map(({ userName }) => idOf(userName)))
  await db.updateTable('members').set({ upline_id: sender }).where('id', 'in', members).execute()
  const [at, envelope_no] = [Date.now(), 'E-race']
  const envelope = { envelope_no, merchant: 'ipanema', sender_id: sender, amount: 2500, packets: 5, split: 'equal' as const }
  await db.insertInto('red_envelopes').values({ ...envelope, created_at: at, expires_at: at + 60_000 }).execute() // prettier-ignore
  await db
    .insertInto('red_envelope_packets')
    .values(Array.from({ length: 5 }, (_, index) => ({ envelope_no, position: index + 1, amount: 500 })))
    .execute()
  await fillEnvelope(db, { envelope_no, merchant: 'ipanema', memberId: sender, amount: 2500, at })
  const take = (index: number) => {
    const taker = { envelopeNo: envelope_no, merchant: 'ipanema', memberId: members[index % members.length]!, at }
    return gateways[index % 2]!.db.transaction().execute((trx) => takeEnvelope(trx, taker))
  }
  const results = await Promise.allSettled(Array.from({ length: 120 }, (_, index) => take(index)))
  const codes = results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as { code: string }).code] : []))
  expect(new Set(codes)).toEqual(new Set(['envelope.empty']))
  const balances = await Promise.all(members.map((id) => balanceOf(db, id)))
  expect(balances.toSorted((a, b) => b - a)).toEqual([500, 500, 500, 500, 500, 0, 0, 0])
  expect(await balanceOf(db, sender)).toBe(0)
  expect(await auditLedger(db)).toEqual({})
}, 60_000)

test('[2.1] parallel claims at two gateways, and a settlement between them, pay the rebate of a bet once', async () => {
  const [one] = gateways as [Gateway, Gateway]
  const { db } = one
  await db.updateTable('rebate_settings').set({ since: 0, settled_at: 0, wait_minutes: 0 }).execute()
  const member = await one.member()
  const clients = gateways.map((gateway) => gateway.client({ session: { ...member, firstTimeLogin: false } }))
  const { id } = await db.selectFrom('members').select('id').where('account', '=', member.userName).executeTakeFirstOrThrow()
  const at = Date.now() - 8 * 86_400_000
  for (const game_type of ['RNG', 'LIVE']) await addRound(db, member.userName, 1_000_000, { game_type, bet_at: at, settled_at: at })
  const claims = Array.from({ length: 30 }, (_, index) =>
    claimRebate(clients[index % 2]!, { gameTypes: index % 3 === 0 ? ['LIVE'] : undefined }, { idempotencyKey: `claim-${index}` }),
  )
  const results = await Promise.allSettled([...claims, ...gateways.map((gateway) => settleRebates(gateway.sandbox.services))])
  const codes = results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as { code: string }).code] : []))
  expect(new Set(codes)).toEqual(new Set(['rebate.none']))
  // Level 0: 0.2 % of the one, 0.08 % of the other.
  expect(await balanceOf(db, id)).toBe(2000 + 800)
  expect(await auditLedger(db)).toEqual({})
}, 120_000)
