import { minor } from '@platform/sdk'
import { launchGame } from '@platform/sdk/games'
import { addBankCard } from '@platform/sdk/security'
import { withdraw } from '@platform/sdk/withdraw'
import { afterAll, describe, expect, test } from 'vitest'
import { contextFor } from '../gateway/contextFor.ts'
import { openSession } from '../gateway/sessions.ts'
import { grantBonus } from '../ledger/grants.ts'
import { openRequirement } from '../ledger/turnover.ts'
import { openPlay, placeStake } from '../play/calls.ts'
import { auditLedger } from '../server/auditLedger.ts'
import { knownPerson } from '../console/knownPerson.ts'
import { addRound } from '../testing/addRound.ts'
import { depositor } from '../testing/depositor.ts'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { protectedMember } from '../testing/protectedMember.ts'
import { paymentPassword, securityMember } from '../testing/securityMember.ts'
import { decideWithdrawal } from '../withdrawals/exports.ts'
import { enterState } from './enterState.ts'
import { endProtections } from './reopen.ts'

const DAY = 86_400_000
let clock = Date.UTC(2026, 10, 20, 15)
const sandbox = await fileSandbox({ clock: () => clock })
const { db } = sandbox
const { services } = sandbox.sandbox
afterAll(async () => expect(await auditLedger(db)).toEqual({}))
const key = () => ({ idempotencyKey: crypto.randomUUID() })
const codeOf = async (attempt: Promise<unknown>) => (await failureOf(attempt))?.code ?? 'done'
const usual = { min: 1000, free_count: 3, fee_rate: 0, day_count: 10 }
const set = (values: Partial<typeof usual>) => sandbox.console('withdrawals/settings', { merchant: 'ipanema', ...usual, ...values })

type Member = Awaited<ReturnType<typeof protectedMember>>
const takeOut = ({ destinationId }: Member, client: Member['client'], amount: number, fee = 0) =>
  withdraw(
    client,
    { destinationId, amount: minor(amount), bonusLoss: minor(0), paymentPassword, ...(fee > 0 && { fee: minor(fee) }) },
    key(),
  )

/** A state as a member, or a clock, enters it: also of one without a password to close with. */
const enter = (id: number, state: 'paused' | 'excluded' | 'closing') =>
  enterState(contextFor(services, services.merchants.find('ipanema')!, id), { state, until: state === 'closing' ? null : clock + DAY, actor: 'member' }) // prettier-ignore

describe.each(['paused', 'excluded', 'closing'] as const)('[7.6] %s: taking out the whole balance', (state) => {
  const isPaused = state === 'paused'

  test(`the minimum ${isPaused ? 'applies' : 'does not apply'}`, async () => {
    await set({ min: 2000 })
    const ana = await protectedMember(sandbox, { balance: 700 })
    const code = await codeOf(takeOut(ana, await ana.enter(state), 700))
    expect([code, await ana.balance()]).toEqual(isPaused ? [expect.stringMatching(/validation|withdraw/), 700] : ['done', 0])
    await set({})
  })

  test(`the fee ${isPaused ? 'is taken' : 'is not taken'}`, async () => {
    await set({ free_count: 0, fee_rate: 100 })
    const ana = await protectedMember(sandbox, { balance: 5000 })
    const { orderNo } = await takeOut(ana, await ana.enter(state), 5000, isPaused ? 50 : 0)
    const row = db.selectFrom('withdrawals').select(['amount', 'fee']).where('order_no', '=', orderNo)
    expect(await row.executeTakeFirstOrThrow()).toEqual({ amount: 5000, fee: isPaused ? 50 : 0 })
    // It goes all the way to the bank.
    await decideWithdrawal(db, orderNo, { do: 'approve' }, clock)
    await sandbox.console('bank/payout', { orderNo, how: 'arrive' })
    const sent = db.selectFrom('withdrawals').select('status').where('order_no', '=', orderNo)
    expect(await sent.executeTakeFirstOrThrow()).toEqual({ status: 'paid' })
    await set({})
  })

  test(`the daily count ${isPaused ? 'applies' : 'does not apply'}`, async () => {
    await set({ day_count: 1 })
    const ana = await protectedMember(sandbox, { balance: 5000 })
    await ana.ask(3000)
    const code = await codeOf(takeOut(ana, await ana.enter(state), 2000))
    expect([code, await ana.balance()]).toEqual(isPaused ? [expect.stringMatching(/withdraw|validation/), 2000] : ['done', 0])
    await set({})
  })

  test(`the turnover of a deposit ${isPaused ? 'applies' : 'does not apply'}`, async () => {
    const ana = await protectedMember(sandbox, { balance: 5000 })
    const turnover = { source: 'deposit' as const, reference: `turn:${ana.id}`, base: 5000, multiple: 1, weights: { RNG: 100 } }
    await openRequirement(db, { ...ana.of, ...turnover, at: clock })
    const code = await codeOf(takeOut(ana, await ana.enter(state), 5000))
    expect([code, await ana.balance()]).toEqual(isPaused ? ['withdraw.blocked', 5000] : ['done', 0])
  })

  test('a first destination is added, and used after its hold of 24 hours', async () => {
    const ana = await securityMember(sandbox, { balance: 5000 })
    const { id } = await ana.row()
    const { id_number: pixKey } = await knownPerson(services, { id, merchant: 'ipanema' })
    await enter(id, state)
    const token = await openSession(db, id, clock)
    services.sessions.forget(id)
    const client = sandbox.client({ session: { ...ana.session, token } })
    const card = await addBankCard(client, { type: 'PIX', pixKeyType: 'CPF', pixKey, paymentPassword }, key())
    const out = () => codeOf(withdraw(client, { destinationId: card.id, amount: minor(5000), bonusLoss: minor(0), paymentPassword }, key()))
    const { held_until } = await ana.row()
    expect([(held_until ?? 0) > clock, await out()]).toEqual([true, 'withdraw.blocked'])
    await db.updateTable('members').set({ held_until: clock }).where('id', '=', id).execute()
    expect(await out()).toBe('done')
  })
})

test.each(['paused', 'excluded', 'closing'] as const)(
  '[7.6] %s: an open game takes no further stake, and cannot be opened again',
  async (state) => {
    const ana = await protectedMember(sandbox)
    const open = async () => {
      const { gameUrl } = await launchGame(ana.client, { nodeId: 'slot-1', backUrl: 'http://127.0.0.1:4201/m/home' }, key())
      return new URL(gameUrl).searchParams.get('ticket')!
    }
    const token = crypto.randomUUID() + crypto.randomUUID()
    const page = sandbox.client({ session: { ...ana, type: 0, token, firstTimeLogin: false } })
    await openPlay(page, { ticket: await open(), token })
    expect((await placeStake(page, { amount: 500 }, key())).round.stake).toBe(500)
    const unused = await open()
    await ana.enter(state)
    const rounds = () => db.selectFrom('game_records').select('id').where('member_id', '=', ana.id).execute()
    const before = (await rounds()).length
    expect(await codeOf(placeStake(page, { amount: 500 }, key()))).toMatch(/^(session|play|access)\./)
    expect(await codeOf(openPlay(page, { ticket: unused, token: crypto.randomUUID() + crypto.randomUUID() }))).toMatch(
      /^(session|play|access)\./,
    )
    expect((await rounds()).length).toBe(before)
  },
)

test.each(['paused', 'excluded', 'closing'] as const)(
  '[7.6] %s: a second payment of an order that was credited is returned for the account',
  async (state) => {
    const bia = await depositor(sandbox)
    const { orderNo } = await bia.begin()
    await bia.pay(orderNo)
    await services.payments.wake()
    await enter(bia.id, state)
    await bia.pay(orderNo)
    await services.payments.wake()
    const payments = db.selectFrom('deposit_payments').select('reason').where('order_no', '=', orderNo)
    expect([new Set((await payments.execute()).map(({ reason }) => reason)), await bia.balance()]).toEqual([
      new Set([null, 'account']),
      10_000,
    ])
  },
)

test('[7.6] passkeys stay while an account is closing, and are deleted once it is closed', async () => {
  const [ana, bia] = [await protectedMember(sandbox, { balance: 700 }), await protectedMember(sandbox, { balance: 0 })]
  const passkey = { merchant: 'ipanema', public_key: new Uint8Array(1), counter: 0, name: 'p', created_at: 1, last_used_at: null }
  const rows = [ana, bia].map(({ id }) => ({ ...passkey, credential_id: `passkey-${id}`, member_id: id }))
  await db.insertInto('passkeys').values(rows).execute()
  for (const member of [ana, bia]) await member.enter('closing')
  const left = db.selectFrom('passkeys').select('member_id').where('member_id', 'in', [ana.id, bia.id])
  expect([(await bia.changes()).at(-1)?.state, await left.execute()]).toEqual(['closed', [{ member_id: ana.id }]])
})

test('[7.6] a bonus that a pause holds has its turnover of before after it, however long it was: nothing of it expires', async () => {
  const ana = await protectedMember(sandbox, { balance: 5000 })
  await grantBonus(db, { ...ana.of, amount: 900, key: `still:${ana.id}`, multiple: 3, weights: { RNG: 100 }, at: clock })
  await addRound(db, ana.userName, 500, { bet_at: clock, settled_at: clock, valid_stake: 500 })
  const requirement = () =>
    db.selectFrom('turnover_requirements').select(['state', 'required', 'done']).where('member_id', '=', ana.id).executeTakeFirstOrThrow()
  const before = await requirement()
  await enter(ana.id, 'paused')
  clock += 365 * DAY
  await endProtections(db, clock)
  expect([await ana.grants(), await requirement()]).toEqual([[{ state: 'open', balance: 900, held: 0 }], before])
})
