import { minor } from '@platform/sdk'
import { getMemberInfo, login } from '@platform/sdk/account'
import { depositByGateway, getDepositOrder } from '@platform/sdk/deposit'
import { launchGame } from '@platform/sdk/games'
import { claimPromotion } from '@platform/sdk/promotions'
import { getProtection } from '@platform/sdk/protection'
import { claimRewards } from '@platform/sdk/rewards'
import { withdraw } from '@platform/sdk/withdraw'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { assertMayEarn } from '../gateway/assertMayPlay.ts'
import { isShut } from '../gateway/protectionState.ts'
import { deposit } from '../ledger/wallet.ts'
import { openPlay, placeStake } from '../play/calls.ts'
import { sweepRegistry } from '../registry/exports.ts'
import { addKyc } from '../testing/addKyc.ts'
import { auditLedger } from '../server/auditLedger.ts'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { openBet } from '../testing/openBet.ts'
import { withBandeira } from '../testing/registeringMember.ts'
import { paymentPassword } from '../testing/securityMember.ts'
import { withdrawer } from '../testing/withdrawer.ts'
import { followImpeded } from './followImpeded.ts'
import { impedeDue } from './impede.ts'
import { protectionHistory } from './protectedMembers.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
let clock = Date.UTC(2026, 10, 20, 15)
const sandbox = await fileSandbox({ clock: () => clock, merchants: withBandeira })
const { db } = sandbox
const { services } = sandbox.sandbox
afterAll(async () => expect(await auditLedger(db)).toEqual({}))
const key = () => ({ idempotencyKey: crypto.randomUUID() })
const codeOf = async (attempt: Promise<unknown>) => (await failureOf(attempt))?.code ?? 'done'
const merchant = 'bandeira'

/** A player of bandeira who may withdraw; `impede`: the register names the person from now on, and is queried. */
async function player({ balance = 100_000 } = {}) {
  const member = await withdrawer(sandbox, { merchant, balance })
  await addKyc(db, member.id, 'accepted')
  services.sessions.forget(member.id)
  await sweepRegistry(services)
  const form = { type: 'username' as const, username: member.userName, password: member.password }
  return {
    ...member,
    signIn: async () => {
      const { token, customerType: type } = await login(sandbox.client({ merchant }), form)
      return sandbox.client({ merchant, session: { ...member, token, type, firstTimeLogin: false } })
    },
    isNamed: (answer: 'exclusion' | 'socialProgramme' = 'socialProgramme') =>
      sandbox.console('registry/person', { idNumber: member.cpf, answer }),
    impediment: () => db.selectFrom('impediments').selectAll().where('member_id', '=', member.id).executeTakeFirst(),
    mails: async () => {
      const { body } = await sandbox.send('GET', `/console/api/messages?recipient=${encodeURIComponent(member.email)}`)
      return (body as { text: string }[]).map(({ text }) => text)
    },
  }
}

/** The register's next question about everyone. */
async function askNow() {
  await db.updateTable('registry_states').set({ next_at: clock }).execute()
  await sweepRegistry(services)
}

test('[7.6] the answer of the register ends bets at once: in a running game, by a launch, a deposit, a claim; open bets are void and refunded', async () => {
  const ana = await player()
  const token = crypto.randomUUID()
  const { gameUrl } = await launchGame(ana.client, { nodeId: 'slot-1', backUrl: 'https://bandeira.example/m/home' }, key())
  await openPlay(ana.client, { ticket: new URL(gameUrl).searchParams.get('ticket') ?? '', token })
  const game = sandbox.client({ merchant, session: { ...ana.session, token } })
  const play = () => placeStake(game, { amount: 100 }, key())
  await play()
  const { orderNo } = await depositByGateway(ana.client, { channelId: 'pix', amount: minor(5000) }, key())
  await services.payments.wake()
  const before = await ana.balance()
  await openBet(db, { merchant, memberId: ana.id, amount: 30_000, now: () => clock })
  expect(await ana.balance()).toBe(before - 30_000)
  await ana.isNamed()
  await askNow()
  expect(await ana.balance()).toBe(before)
  const bets = db.selectFrom('game_records').select('status').where('member_id', '=', ana.id).where('stake', '=', 30_000)
  expect(await bets.execute()).toEqual([{ status: 'cancelled' }])
  expect(await codeOf(play())).toBe('session.expired')
  const client = await ana.signIn()
  expect([
    await codeOf(launchGame(client, { nodeId: 'slot-1', backUrl: 'https://bandeira.example/m/home' }, key())),
    await codeOf(depositByGateway(client, { channelId: 'pix', amount: minor(5000) }, key())),
    await codeOf(claimRewards(client, { ids: ['mission:none:'] }, key())),
    await codeOf(claimPromotion(client, { id: '1' }, key())),
  ]).toEqual(Array(4).fill('access.protected'))
  // What was paid before the answer comes back.
  expect(await getDepositOrder(client, { orderNo })).toMatchObject({ status: 'cancelled', reason: 'account' })
  await sandbox.console('bank/pay', { orderNo, how: 'exact' })
  await services.payments.wake()
  expect(await getDepositOrder(client, { orderNo })).toMatchObject({ status: 'returned', reason: 'account' })
  expect(await ana.balance()).toBe(before)
})

test('[7.6] the whole way by the clock: notice at once, 48 hours to withdraw, closed within 72, the rest returned within 48 more', async () => {
  const ana = await player()
  const start = clock
  await ana.isNamed()
  await askNow()
  // The notice, in the inbox and by e-mail.
  expect(await ana.inbox()).toContain('Your account can no longer bet')
  expect((await ana.mails())[0]).toBe(
    'Bandeira: Sua conta não pode mais apostar por uma regra do governo. Seu saldo é seu: saque até 22/11/2026, 12:00. Depois, devolvemos automaticamente para o Pix do seu CPF.',
  )
  const client = await ana.signIn()
  expect((await getMemberInfo(client)).protection).toEqual({ state: 'impeded', until: start + 48 * HOUR })
  expect(await getProtection(client)).toMatchObject({
    state: 'impeded',
    returnTo: 'o Pix do seu CPF',
    mayCancelClosing: false,
    mayRequestReturn: false,
  })
  // Any amount, below the minimum too, until the time is over.
  clock = start + 48 * HOUR - 1
  const form = { destinationId: ana.destinationId, amount: minor(40_000), bonusLoss: minor(0), paymentPassword }
  await db.updateTable('sessions').set({ expires_at: 9e12 }).where('member_id', '=', ana.id).execute()
  services.sessions.forget(ana.id)
  const { orderNo } = await withdraw(client, form, key())
  await sandbox.console('withdrawals/approve', { orderNo })
  await services.payments.wake()
  await sandbox.console('bank/payout', { orderNo, how: 'arrive' })
  await services.payments.wake()
  const closedAt = async () => (await ana.impediment())?.closed_at ?? null
  clock = start + 71 * HOUR - 1
  await followImpeded(services)
  expect(await closedAt()).toBeNull()
  clock += 1
  await followImpeded(services)
  expect(await closedAt()).toBe(clock)
  expect(clock - start).toBeLessThanOrEqual(72 * HOUR)
  expect(await codeOf(ana.signIn())).toBe('login.disabled')
  // The clock goes on with the return.
  clock += 1000
  await followImpeded(services)
  expect(await ana.balance()).toBe(0)
  const returned = await db
    .selectFrom('withdrawals')
    .selectAll()
    .where('member_id', '=', ana.id)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  expect(returned).toMatchObject({ amount: 60_000, fee: 0 })
  expect(returned.created_at).toBeLessThanOrEqual(start + 120 * HOUR)
  await services.payments.wake()
  await sandbox.console('bank/payout', { orderNo: returned.order_no, how: 'arrive' })
  await services.payments.wake()
  clock += HOUR
  await followImpeded(services)
  expect((await ana.impediment())?.returned_at).toBe(clock)
  // The proofs stay, and the CPF is not free for another account.
  expect((await protectionHistory(db, ana.id)).map(({ state, actor }) => [state, actor])).toEqual([['closed', 'system'], ['impeded', 'system']]) // prettier-ignore
  const checks = await db.selectFrom('registry_checks').select('answer').where('member_id', '=', ana.id).execute()
  expect(checks.map(({ answer }) => answer)).toContain('socialProgramme')
  expect(await db.selectFrom('cpf_holders').select('since').where('member_id', '=', ana.id).execute()).toHaveLength(1)
})

test('[7.6] money that cannot be returned is the operator’s case, with a reminder after 180 days', async () => {
  const ana = await player()
  await ana.isNamed('exclusion')
  await askNow()
  clock += 71 * HOUR
  await db.updateTable('members').set({ withdrawals_frozen: true }).where('id', '=', ana.id).execute()
  await followImpeded(services)
  clock += 1000
  await followImpeded(services)
  expect(await ana.balance()).toBe(100_000)
  const closed = (await ana.impediment())!.closed_at!
  clock = closed + 180 * DAY - 1
  await followImpeded(services)
  expect((await ana.impediment())?.reminded_at).toBeNull()
  clock += HOUR
  await followImpeded(services)
  clock += HOUR
  await followImpeded(services)
  const reminders = (await ana.mails()).filter((text) => text.includes('não conseguimos devolver o saldo'))
  expect(reminders).toHaveLength(1)
  // Not by the console, whose action wakes the clock: it would take the account first.
  await db.updateTable('members').set({ withdrawals_frozen: false }).where('id', '=', ana.id).execute()
  clock += HOUR
  await followImpeded(services)
  expect(await ana.balance()).toBe(0)
})

test('[7.6] a destination that the bank returns money from is not used again: the rest goes to the CPF, also what comes after all was returned', async () => {
  const ana = await player()
  const orders = db.selectFrom('withdrawals').selectAll().where('member_id', '=', ana.id).orderBy('created_at', 'desc')
  const end = async (orderNo: string, how: 'arrive' | 'return') => {
    await services.payments.wake()
    await sandbox.console('bank/payout', { orderNo, how })
    await services.payments.wake()
  }
  const { orderNo } = await ana.ask(40_000)
  await sandbox.console('withdrawals/approve', { orderNo })
  await end(orderNo, 'arrive')
  await end(orderNo, 'return')
  await ana.isNamed()
  await askNow()
  clock += 71 * HOUR
  await followImpeded(services)
  clock += 1000
  await followImpeded(services)
  const first = await orders.executeTakeFirstOrThrow()
  expect(first.amount).toBe(100_000)
  expect(first.bank_card_id).not.toBe(Number(ana.destinationId))
  await end(first.order_no, 'arrive')
  clock += HOUR
  await followImpeded(services)
  expect((await ana.impediment())?.returned_at).toBe(clock)
  await deposit(db, { merchant, memberId: ana.id, amount: 500, key: `late:${ana.id}`, at: clock })
  clock += HOUR
  await followImpeded(services)
  expect([await ana.balance(), (await orders.executeTakeFirstOrThrow()).amount, (await ana.impediment())?.returned_at]).toEqual([0, 500, null]) // prettier-ignore
})

test('[7.6] an account that cannot be closed now is tried again after the others', async () => {
  const ana = await player()
  await ana.isNamed()
  await askNow()
  clock += 71 * HOUR
  await sql`alter table protection_changes add constraint refused check (state <> 'closed') not valid`.execute(db)
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await followImpeded(services)
  errors.mockRestore()
  await sql`alter table protection_changes drop constraint refused`.execute(db)
  expect(await ana.impediment()).toMatchObject({ closed_at: null, next_at: clock + 60_000 })
  clock += 60_000
  await followImpeded(services)
  expect((await ana.impediment())?.closed_at).toBe(clock)
})

test('[7.6] nothing is promoted to an impeded member: no bonus is granted, and no message but the notice comes', async () => {
  const ana = await player()
  const before = await ana.inbox()
  await ana.isNamed()
  await askNow()
  const place = { db, merchant: services.merchants.find(merchant)! }
  expect(await codeOf(assertMayEarn(place, ana.id))).toBe('access.protected')
  expect(await isShut(db, ana.id, clock)).toBe(true)
  expect(await ana.inbox()).toEqual([...before, 'Your account can no longer bet'])
})

test('[7.6] an identity that is accepted after the answer impedes then; before it the answer changes nothing that the caller sees', async () => {
  const member = await sandbox.console('members', { merchant, identity: false, idNumber: 'new' })
  const client = sandbox.client({ merchant, session: { ...member, firstTimeLogin: false } })
  const { id } = await db.selectFrom('members').select('id').where('account', '=', member.userName).executeTakeFirstOrThrow()
  await sandbox.console('registry/person', { idNumber: member.idNumber, answer: 'exclusion' })
  await askNow()
  await impedeDue(services)
  expect(await getMemberInfo(client)).toMatchObject({ registration: 'identifying' })
  expect((await getMemberInfo(client)).protection).toBeUndefined()
  await addKyc(db, id, 'accepted')
  services.sessions.forget(id)
  expect(await codeOf(launchGame(client, { nodeId: 'slot-1', backUrl: 'https://bandeira.example/m/home' }, key()))).toBe('access.protected')
  await impedeDue(services)
  expect((await db.selectFrom('members').select('protection').where('id', '=', id).executeTakeFirstOrThrow()).protection).toBe('impeded')
})
