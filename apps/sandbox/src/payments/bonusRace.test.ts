import { minor } from '@platform/sdk'
import { getDepositPromotions } from '@platform/sdk/deposit'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addMember } from '../account/addMember.ts'
import { settleContracts } from '../contracts/settleContracts.ts'
import { signContract } from '../contracts/signContract.ts'
import { auditLedger } from '../server/auditLedger.ts'
import { transfer } from '../ledger/transfer.ts'
import { addRound } from '../testing/addRound.ts'
import { salary } from '../testing/contractTeam.ts'
import { raceRounds } from '../testing/raceRounds.ts'
import type { BonusOrders, BonusOutcome, BonusRound, Way } from '../testing/bonusWorker.ts'
import { depositor } from '../testing/depositor.ts'
import { startTestSandbox } from '../testing/startTestSandbox.ts'
import { startWorker } from '../testing/startWorker.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import { chargeNamed, payCharge } from '../paymentService/bank/pay.ts'
import { settleOrder } from './settleOrder.ts'

/** Few in `npm test`, 200 in `npm run soak`. */
const ROUNDS = raceRounds(6)
const DAY = 86_400_000

interface Race {
  way: Way
  /** What binds the deposits: their bonus, one that is owed, or the rule that deposits are bet before they leave. */
  bound: 'bonus' | 'owed' | 'turnover' | 'nothing'
  /** Of owed bonuses: whether the pool is full again, and they are paid while the money leaves. */
  isPaid?: boolean
  times?: number
}

/** One process credits deposits or pays what is owed, the other sends the money away as soon as it is there. */
async function race({ way, bound, isPaid = true, times = ROUNDS }: Race) {
  const databaseUrl = await testDatabase()
  const gateway = await startTestSandbox({ databaseUrl })
  const { sandbox, db, close } = gateway
  const { services } = sandbox
  await sql`create table race_rounds (member_id bigint)`.execute(db)
  await gateway.console('withdrawals/settings', {
    merchant: 'ipanema',
    transfer_turnover: bound === 'turnover' ? 1 : 0,
    transfer_down: true,
  })
  await gateway.console('flags', { merchant: 'ipanema', flag: 'AGETRANSFERUP3', on: true })
  const { id: agentId } = await depositor(gateway)
  const rounds: BonusRound[] = []
  for (let round = 0; round < times; round++) {
    const ana = await depositor(gateway)
    const offers = bound === 'bonus' || bound === 'owed'
    const [promotion] = offers ? (await getDepositPromotions(ana.client, { amount: minor(10_000) })).content : []
    const { orderNo } = await ana.begin(10_000, promotion ? { promotionId: promotion.id } : {})
    await gateway.console('withdrawals/ready', { merchant: 'ipanema', userName: ana.userName })
    await db.updateTable('members').set({ upline_id: agentId }).where('id', '=', ana.id).execute()
    const account = `abaixo${round}`
    const belowId = await addMember(db, { merchant: 'ipanema', account, uplineId: ana.id, now: services.now(), cost: 4 })
    if (way === 'settlement') {
      const at = services.now() - 2 * DAY
      const terms = salary('day', [[0, 0, 0, 10_000]])
      await addRound(db, account, 100_000, { valid_stake: 100_000, bet_at: at, settled_at: at })
      await signContract(db, { merchant: 'ipanema', memberId: belowId, kind: 'daily', terms, since: at, offererId: ana.id })
    }
    rounds.push({ memberId: ana.id, orderNo, toId: way === 'up' ? agentId : belowId, reference: await referenceOf(ana.id, belowId) })
  }
  /** Settlements exist once the contracts are settled, below. */
  async function referenceOf(memberId: number, belowId: number) {
    if (way === 'settlement') return String(belowId)
    const card = db.selectFrom('bank_cards').select('id').where('member_id', '=', memberId)
    return String((await card.executeTakeFirstOrThrow()).id)
  }
  if (way === 'settlement') {
    await settleContracts(services)
    for (const round of rounds) {
      const settlement = db.selectFrom('contract_settlements').select('id').where('member_id', '=', Number(round.reference)).where('due', '=', 10_000) // prettier-ignore
      round.reference = String((await settlement.executeTakeFirstOrThrow()).id)
    }
  }
  const { bank, settling } = services.payments
  for (const { orderNo } of rounds) await payCharge(bank!, (await chargeNamed(bank!, { reference: orderNo }))!, { silent: true })
  // No clock of this process takes part in the race.
  await sandbox.pause()
  if (bound === 'owed') {
    const pool = db.selectFrom('ledger_accounts').select('balance').where('merchant', '=', 'ipanema').where('kind', '=', 'promotion')
    const { balance } = await pool.executeTakeFirstOrThrow()
    const movePool = (amount: number) =>
      transfer(db, { merchant: 'ipanema', kind: 'budget', key: `moved:${amount}`, legs: [{ party: 'promotion', amount }, { party: 'house', amount: -amount }], at: 1 }) // prettier-ignore
    await movePool(-balance)
    for (const { orderNo } of rounds) await settleOrder(settling, orderNo)
    if (isPaid) await movePool(balance)
  }
  const roles = [bound === 'owed' ? 'payOwed' : 'credit', 'leave'] as const
  const workers = await Promise.all(
    roles.slice(isPaid ? 0 : 1).map((role) => startWorker<BonusOrders, BonusOutcome>('bonusWorker.ts', { databaseUrl, role, way, rounds })),
  )
  const outcomes = await Promise.all(workers.map(({ go }) => go()))
  const { rows: states } = await sql<{ state: string }>`select distinct state from deposit_bonuses order by 1`.execute(db)
  const { rows } = await sql<{ cash: number; bonus: number }>`
    select coalesce(sum(balance) filter (where kind = 'cash'), 0)::bigint as cash, coalesce(sum(balance) filter (where kind = 'bonus'), 0)::bigint as bonus
    from ledger_accounts a where member_id = any (${rounds.map(({ memberId }) => memberId)}::bigint[]) group by member_id`.execute(db)
  const audit = await auditLedger(db)
  await close()
  return { errors: outcomes.flatMap(({ errors }) => errors), states: states.map(({ state }) => state), rows, audit }
}

const each = <Row>(row: Row, times = ROUNDS) => Array.from({ length: times }, () => row)
const untouched = { errors: [], audit: {}, rows: each({ cash: 10_000, bonus: 10_000 }), states: ['granted'] }
const TIME = 60_000 + 3000 * ROUNDS

test.each<Way>(['up', 'down', 'envelope', 'settlement'])(
  '[7.6] in two processes no deposit leaves before its bonus is granted, by %s: the bonus belongs to the credit',
  async (way) => {
    expect(await race({ way, bound: 'bonus' })).toEqual(untouched)
  },
  TIME,
)

test.each<Way>(['up', 'down', 'envelope', 'settlement'])(
  '[7.6] in two processes no deposit with an owed bonus leaves, by %s, while the bonus is paid',
  async (way) => {
    expect(await race({ way, bound: 'owed' })).toEqual(untouched)
  },
  TIME,
)

test('[7.6] an owed bonus binds its deposit as long as the pool is empty', async () => {
  const owed = { ...untouched, states: ['owed'], rows: each({ cash: 10_000, bonus: 0 }, 3) }
  for (const way of ['up', 'envelope', 'settlement'] as const)
    expect(await race({ way, bound: 'owed', isPaid: false, times: 3 })).toEqual(owed)
}, 120_000)

test(
  '[7.6] in two processes a withdrawal and the payment of an owed bonus never both have the money: the withdrawal holds the bonus, or delays it',
  async () => {
    const { states, ...ends } = await race({ way: 'withdrawal', bound: 'owed' })
    expect(ends).toEqual({ errors: [], audit: {}, rows: each({ cash: 0, bonus: 0 }) })
    for (const state of states) expect(['granted', 'owed']).toContain(state)
  },
  TIME,
)

test.each<Way>(['up', 'down', 'envelope'])(
  '[7.5] in two processes no deposit without a bonus leaves before it was bet, by %s',
  async (way) => {
    expect(await race({ way, bound: 'turnover' })).toEqual({ ...untouched, states: [], rows: each({ cash: 10_000, bonus: 0 }) })
  },
  TIME,
)

test.each<Way>(['up', 'down', 'envelope', 'settlement', 'withdrawal'])(
  '[7.5] the control: what nothing binds leaves, by %s',
  async (way) => {
    expect((await race({ way, bound: 'nothing', times: 3 })).rows).toEqual(each({ cash: 0, bonus: 0 }, 3))
  },
  60_000,
)
