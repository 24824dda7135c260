import { minor } from '@platform/sdk'
import { launchGame } from '@platform/sdk/games'
import { getLimits, setLimit } from '@platform/sdk/protection'
import { takeRainTicket, takeRedEnvelope } from '@platform/sdk/rewards'
import { addBankCard, resetPaymentPassword } from '@platform/sdk/security'
import { cancelWithdraw, getWithdrawSettings, withdraw } from '@platform/sdk/withdraw'
import { afterAll, describe, expect, test } from 'vitest'
import { auditLedger } from '../server/auditLedger.ts'
import { grantBonus } from '../ledger/grants.ts'
import { balanceOf, stake } from '../ledger/wallet.ts'
import { openRequirement } from '../ledger/turnover.ts'
import { addRain } from '../rewards/rain/addRain.ts'
import { drawRains } from '../rewards/rain/drawRains.ts'
import { addPromotion } from '../testing/promotionRows.ts'
import { addRound } from '../testing/addRound.ts'
import { depositor } from '../testing/depositor.ts'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { addLottery, addOrder } from '../testing/lotteryRows.ts'
import { openBet } from '../testing/openBet.ts'
import { protectedMember } from '../testing/protectedMember.ts'
import { paymentPassword, securityMember } from '../testing/securityMember.ts'
import { merchants } from '../testing/startTestSandbox.ts'
import { decideWithdrawal } from '../withdrawals/exports.ts'
import { enterState } from './enterState.ts'
import { contextFor } from '../gateway/contextFor.ts'
import { endProtections } from './reopen.ts'

const DAY = 86_400_000
let clock = Date.UTC(2026, 10, 20, 15)
const ontario = { code: 'casa_on', trialCode: 'casa_on_trial', name: 'O', domain: 'casa.example', port: 10, market: 'on', features: [] }
const sandbox = await fileSandbox({ clock: () => clock, merchants: [...merchants, ontario] })
const { db } = sandbox
const { services } = sandbox.sandbox
afterAll(async () => expect(await auditLedger(db)).toEqual({}))
const key = () => ({ idempotencyKey: crypto.randomUUID() })
const codeOf = async (attempt: Promise<unknown>) => (await failureOf(attempt))?.code ?? 'done'
const reward = { weights: { RNG: 100 } }

describe.each(['paused', 'excluded', 'closing'] as const)('[7.6] %s', (state) => {
  test('sessions, launched games and remembered devices end; passkeys stay for the restricted sign-in', async () => {
    const ana = await protectedMember(sandbox)
    await db
      .insertInto('passkeys')
      .values({
        credential_id: `${state}-key`,
        merchant: 'ipanema',
        member_id: ana.id,
        public_key: new Uint8Array(1),
        counter: 0,
        name: 'p',
        created_at: 1,
        last_used_at: null,
      }) // prettier-ignore
      .execute()
    await db
      .insertInto('remembered_devices')
      .values({
        id: `${state}-device`,
        merchant: 'ipanema',
        member_id: ana.id,
        device_key: state,
        session: 's',
        device: 'd',
        address: 'a',
        last_used_at: 1,
        expires_at: 9e12,
      }) // prettier-ignore
      .execute()
    await launchGame(ana.client, { nodeId: 'slot-1', backUrl: 'https://ipanema.example/m/home' }, key())
    const client = await ana.enter(state)
    const left = (table: 'passkeys' | 'remembered_devices') =>
      db.selectFrom(table).select('member_id').where('member_id', '=', ana.id).execute()
    expect([(await left('passkeys')).length, (await left('remembered_devices')).length]).toEqual([1, 0])
    expect(await codeOf(getWithdrawSettings(ana.client))).toMatch(/^session\./)
    expect(await codeOf(getWithdrawSettings(client))).toBe('done')
    expect(await failureOf(launchGame(client, { nodeId: 'slot-1', backUrl: 'https://ipanema.example/m/home' }, key()))).toMatchObject({ code: 'access.protected' }) // prettier-ignore
  })

  test('an open round settles and is credited', async () => {
    const ana = await protectedMember(sandbox, { balance: 5000 })
    const bet = await openBet(db, { ...ana.of, amount: 1000, now: () => clock })
    await ana.enter(state)
    await bet.settle(3000)
    expect(await ana.balance()).toBe(7000)
  })

  test('deposit orders are cancelled, and money that still arrives is returned for the account', async () => {
    const bia = await depositor(sandbox)
    const waiting = await bia.begin()
    const paidLate = await bia.begin(20_000, { channelId: 'pix' }).catch(() => undefined)
    const context = contextFor(services, services.merchants.find('ipanema')!, bia.id)
    await enterState(context, { state, until: state === 'closing' ? null : clock + DAY, actor: 'member' })
    const order = () =>
      db.selectFrom('deposit_orders').select(['status', 'reason']).where('order_no', '=', waiting.orderNo).executeTakeFirstOrThrow()
    expect([await order(), paidLate]).toEqual([{ status: 'cancelled', reason: 'account' }, undefined])
    await bia.pay(waiting.orderNo)
    await services.payments.wake()
    const payments = db.selectFrom('deposit_payments').select(['status', 'reason']).where('order_no', '=', waiting.orderNo)
    expect((await payments.execute())[0]).toMatchObject({ reason: 'account', status: expect.stringMatching(/^return/) as string })
    expect(await bia.balance()).toBe(0)
  })

  test('a withdrawal under way goes on, and cannot be cancelled', async () => {
    const ana = await protectedMember(sandbox)
    const { orderNo } = await ana.ask(5000)
    const client = await ana.enter(state)
    expect(await codeOf(cancelWithdraw(client, { orderNo }, key()))).toBe('access.protected')
    await decideWithdrawal(db, orderNo, { do: 'approve' }, clock)
    await sandbox.console('bank/payout', { orderNo, how: 'arrive' })
    const row = db.selectFrom('withdrawals').select('status').where('order_no', '=', orderNo)
    expect(await row.executeTakeFirstOrThrow()).toEqual({ status: 'paid' })
  })

  test(`minimum, fee, daily count and deposit turnover ${state === 'paused' ? 'apply as usual' : 'do not apply to taking out everything'}`, async () => {
    await sandbox.console('withdrawals/settings', { merchant: 'ipanema', min: 2000, free_count: 0, fee_rate: 100, day_count: 1 })
    const ana = await protectedMember(sandbox, { balance: 3700 })
    await ana.ask(3000, { fee: minor(30) })
    await openRequirement(db, {
      ...ana.of,
      source: 'deposit',
      reference: `${state}:turn`,
      base: 700,
      multiple: 1,
      weights: { RNG: 100 },
      at: clock,
    })
    const client = await ana.enter(state)
    const form = { destinationId: ana.destinationId, amount: minor(700), bonusLoss: minor(0), paymentPassword }
    const attempt = await failureOf(withdraw(client, form, key()))
    if (state === 'paused') expect(attempt?.code).toBe('withdraw.blocked')
    else expect([attempt, await ana.balance()]).toEqual([undefined, 0])
    const rows = await db
      .selectFrom('withdrawals')
      .select(['amount', 'fee'])
      .where('member_id', '=', ana.id)
      .orderBy('created_at')
      .orderBy('amount', 'desc')
      .execute()
    expect(rows).toEqual([{ amount: 3000, fee: 30 }, ...(state === 'paused' ? [] : [{ amount: 700, fee: 0 }])])
    await sandbox.console('withdrawals/settings', { merchant: 'ipanema', free_count: 3, day_count: 10 })
  })

  test('the hold of 24 hours and the payment password apply; the first destination and a password reset are open', async () => {
    const ana = await protectedMember(sandbox)
    const client = await ana.enter(state)
    const wrong = { destinationId: ana.destinationId, amount: minor(5000), bonusLoss: minor(0), paymentPassword: '000000' }
    expect(await codeOf(withdraw(client, wrong, key()))).toBe('payment.wrong')
    expect(await codeOf(resetPaymentPassword(client, { type: 'sms', verificationCode: '000000', paymentPassword: '135791' }))).toBe(
      'verification.code',
    )
    expect(await codeOf(addBankCard(client, { type: 'PIX', pixKeyType: 'CPF', pixKey: ana.cpf, paymentPassword }, key()))).toBe(
      'destination.tail',
    )
    await db
      .updateTable('members')
      .set({ held_until: clock + DAY })
      .where('id', '=', ana.id)
      .execute()
    expect(await failureOf(withdraw(client, { ...wrong, paymentPassword }, key()))).toMatchObject({ code: 'withdraw.blocked' })
  })

  test(`a bonus ${state === 'paused' ? 'is held until the pause is over' : 'goes to the pool, its requirement ends, cash stays'}`, async () => {
    const ana = await protectedMember(sandbox, { balance: 5000 })
    await grantBonus(db, { ...ana.of, amount: 900, key: `cell:${ana.id}`, multiple: 3, weights: { RNG: 100 }, at: clock })
    const requirement = () =>
      db.selectFrom('turnover_requirements').select('state').where('member_id', '=', ana.id).executeTakeFirstOrThrow()
    await ana.enter(state)
    if (state === 'paused') {
      expect([await ana.grants(), await requirement()]).toEqual([[{ state: 'held', balance: 0, held: 900 }], { state: 'held' }])
      clock += 7 * DAY
      await endProtections(db, clock)
      expect([await ana.grants(), await requirement()]).toEqual([[{ state: 'open', balance: 900, held: 0 }], { state: 'open' }])
    } else
      expect([await ana.grants(), await requirement(), await ana.balance()]).toEqual([
        [{ state: 'closed', balance: 0, held: 0 }],
        { state: 'closed' },
        5000,
      ])
  })

  test('what was earned before is cash at once; nothing new is earned', async () => {
    const ana = await protectedMember(sandbox, { balance: 0 })
    const promotion = Number(await addPromotion(db, { reward: 1000, multiple: 5, weights: JSON.stringify(reward.weights) }))
    await db
      .insertInto('promotion_applications')
      .values({
        application_no: `cell-${state}`,
        promotion_id: promotion,
        member_id: ana.id,
        status: 'joined',
        comment: '',
        created_at: 1,
        decided_at: null,
      })
      .execute()
    await addRound(db, ana.userName, 500, { bet_at: clock, settled_at: clock, valid_stake: 500 })
    const terms = { title_pt: 'C', title_en: 'R', pool: 500, packets: 1, stake: 0, multiple: 0, weights: {} }
    await addRain(
      db,
      { id: `cell-${state}`, merchant: 'ipanema', opens_at: clock, closes_at: clock + 60_000, ...terms },
      { vault: services.vault, now: clock },
    )
    await takeRainTicket(ana.client, { id: `cell-${state}` }, key())
    const client = await ana.enter(state)
    const cash = await ana.balance()
    expect([cash, await ana.grants()]).toEqual([1000, []])
    expect(await codeOf(takeRainTicket(client, { id: `cell-${state}` }, key()))).toBe('access.protected')
    await drawRains(db, { vault: services.vault, now: clock + 62_000 })
    expect(await ana.balance()).toBe(1000)
  })

  test(`limits: pending rises lapse${state === 'paused' ? ', lowering is open' : ', nothing is changed'}`, async () => {
    const ana = await protectedMember(sandbox)
    const limit = { kind: 'loss', period: 'day' } as const
    await setLimit(ana.client, { ...limit, value: 5000 })
    await setLimit(ana.client, { ...limit, value: 9000 })
    const client = await ana.enter(state)
    const of = async () => (await getLimits(client)).limits.map(({ value, pending }) => [value, pending])
    expect(await of()).toEqual([[5000, undefined]])
    const attempts = [await codeOf(setLimit(client, { ...limit, value: 9000 })), await codeOf(setLimit(client, { ...limit, value: 3000 }))]
    expect(attempts).toEqual(['access.protected', state === 'paused' ? 'done' : 'access.protected'])
    expect(await of()).toEqual([[state === 'paused' ? 3000 : 5000, undefined]])
  })

  test('the desk gives no reward', async () => {
    const ana = await protectedMember(sandbox, { balance: 700 })
    await ana.enter(state)
    const gift = { merchant: 'ipanema', userName: ana.userName, titlePt: 'Prêmio', titleEn: 'Prize', amount: 500 }
    await expect(sandbox.console('rewards/give', gift)).rejects.toThrow('promotion.closed')
    expect(await ana.balance()).toBe(700)
  })

  test('an envelope is refused', async () => {
    const ana = await protectedMember(sandbox)
    const client = await ana.enter(state)
    expect(await codeOf(takeRedEnvelope(client, { id: 'any' }, key()))).toBe('access.protected')
  })
})

test('[7.6] [market numbers.openBetsOnExclusion] an exclusion voids open bets where the market says so, and a pause there does not', async () => {
  const gameCode = await addLottery(db, 'casa_on', { code: 'DAYON', family: 'DICE', period_ms: DAY })
  for (const state of ['paused', 'excluded'] as const) {
    const ana = await securityMember(sandbox, { merchant: 'casa_on', balance: 5000, bare: true, identity: true })
    const { id: memberId, merchant } = await ana.row()
    const orderNo = `void-${state}`
    await addOrder(db, { orderNo, memberId, merchant, drawId: `${gameCode}-1` })
    await db
      .updateTable('lottery_orders')
      .set({ status: 'open', settled_at: null, settled_no: null })
      .where('order_no', '=', orderNo)
      .execute()
    await db.updateTable('lottery_suborders').set({ status: 'open' }).where('order_no', '=', orderNo).execute()
    await stake(db, { merchant, memberId, amount: 100, key: `bet:${orderNo}`, reference: `order:${orderNo}`, at: clock })
    await addRound(db, ana.userName, 100, { merchant, round_id: `${orderNo}-1`, status: 'open', bet_at: clock, settled_at: null })
    const context = contextFor(services, services.merchants.find('casa_on')!, memberId)
    await enterState(context, { state, until: clock + DAY, actor: 'member' })
    const order = db.selectFrom('lottery_orders').select('status').where('member_id', '=', memberId)
    const result = [(await order.executeTakeFirstOrThrow()).status, await balanceOf(db, memberId)]
    expect(result).toEqual(state === 'paused' ? ['open', 4900] : ['cancelled', 5000])
  }
})
