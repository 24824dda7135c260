import { minor } from '@platform/sdk'
import { getDepositPromotions } from '@platform/sdk/deposit'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { auditLedger } from '../server/auditLedger.ts'
import { runEffects } from '../ledger/effects.ts'
import { transfer } from '../ledger/transfer.ts'
import { raceRounds } from '../testing/raceRounds.ts'
import type { BonusOrders, BonusOutcome } from '../testing/bonusWorker.ts'
import { depositor } from '../testing/depositor.ts'
import { startTestSandbox } from '../testing/startTestSandbox.ts'
import { startWorker } from '../testing/startWorker.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import { chargeNamed, payCharge } from '../paymentService/bank/pay.ts'

/** Few in `npm test`, 200 in `npm run soak`. */
const ROUNDS = raceRounds(6)

interface Race {
  pool?: 'full' | 'empty'
  /** What binds the deposits: their bonus, or the rule that deposits are bet before they leave. */
  bound: 'bonus' | 'turnover' | 'nothing'
  times?: number
}

/** One process credits deposits, the other sends the money to the agent as soon as it is there. */
async function race({ pool = 'full', bound, times = ROUNDS }: Race) {
  const databaseUrl = await testDatabase()
  const { sandbox, db, close, ...gateway } = await startTestSandbox({ databaseUrl })
  const test = { sandbox, db, close, ...gateway }
  await sql`create table race_rounds (member_id bigint)`.execute(db)
  await gateway.console('withdrawals/settings', { merchant: 'ipanema', transfer_turnover: bound === 'turnover' ? 1 : 0 })
  await gateway.console('flags', { merchant: 'ipanema', flag: 'AGETRANSFERUP3', on: true })
  const { id: agentId } = await depositor(test)
  const rounds: BonusOrders['rounds'] = []
  for (let round = 0; round < times; round++) {
    const ana = await depositor(test)
    const [promotion] = (await getDepositPromotions(ana.client, { amount: minor(10_000) })).content
    const { orderNo } = await ana.begin(10_000, bound === 'bonus' ? { promotionId: promotion!.id } : {})
    rounds.push({ memberId: ana.id, orderNo })
  }
  const of = { upline_id: agentId, payment_password_hash: 'set', held_until: 0 }
  await db
    .updateTable('members')
    .set(of)
    .where(
      'id',
      'in',
      rounds.map(({ memberId }) => memberId),
    ) // prettier-ignore
    .execute()
  const { bank } = sandbox.services.payments
  for (const { orderNo } of rounds) await payCharge(bank!, (await chargeNamed(bank!, { reference: orderNo }))!, { silent: true })
  const { balance } = await db
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('merchant', '=', 'ipanema')
    .where('kind', '=', 'promotion')
    .executeTakeFirstOrThrow()
  const movePool = (amount: number) =>
    transfer(db, {
      merchant: 'ipanema',
      kind: 'budget',
      key: `moved:${amount}`,
      legs: [{ party: 'promotion', amount }, { party: 'house', amount: -amount }],
      at: 1,
    }) // prettier-ignore
  if (pool === 'empty') await movePool(-balance)
  const workers = await Promise.all(
    (['pay', 'leave'] as const).map((role) =>
      startWorker<BonusOrders, BonusOutcome>('bonusWorker.ts', { databaseUrl, role, agentId, rounds }),
    ),
  )
  const outcomes = await Promise.all(workers.map(({ go }) => go()))
  const { rows: states } = await sql<{ state: string }>`select state from deposit_bonuses`.execute(db)
  if (pool === 'empty') {
    await movePool(balance)
    await db.updateTable('effects').set({ next_at: 0 }).execute()
    while ((await runEffects(db, sandbox.services.payments.effects, sandbox.services.now)) > 0);
  }
  const { rows } = await sql<{ cash: number; bonus: number; sent: number }>`
    select coalesce(sum(balance) filter (where kind = 'cash'), 0)::bigint as cash, coalesce(sum(balance) filter (where kind = 'bonus'), 0)::bigint as bonus,
      (select coalesce(sum(amount), 0)::bigint from member_transfers t where t.sender_id = a.member_id) as sent
    from ledger_accounts a where member_id = any (${rounds.map(({ memberId }) => memberId)}::bigint[]) group by member_id`.execute(db)
  const audit = await auditLedger(db)
  await close()
  return { errors: outcomes.flatMap(({ errors }) => errors), states: new Set(states.map(({ state }) => state)), rows, audit }
}

const granted = Array.from({ length: ROUNDS }, () => ({ cash: 10_000, bonus: 10_000, sent: 0 }))

test(
  '[7.6] in two processes no deposit leaves before its bonus is granted: the bonus belongs to the credit',
  async () => {
    expect(await race({ bound: 'bonus' })).toEqual({ errors: [], states: new Set(['granted']), rows: granted, audit: {} })
  },
  60_000 + 2000 * ROUNDS,
)

test(
  '[7.6] in two processes an owed bonus binds its deposit until the pool pays it',
  async () => {
    expect(await race({ pool: 'empty', bound: 'bonus' })).toEqual({ errors: [], states: new Set(['owed']), rows: granted, audit: {} })
  },
  60_000 + 2000 * ROUNDS,
)

test(
  '[7.5] in two processes no deposit without a bonus leaves before it was bet',
  async () => {
    const rows = granted.map((row) => ({ ...row, bonus: 0 }))
    expect(await race({ bound: 'turnover' })).toEqual({ errors: [], states: new Set(), rows, audit: {} })
  },
  60_000 + 2000 * ROUNDS,
)

test('[7.5] the control: what nothing binds leaves', async () => {
  const { rows } = await race({ bound: 'nothing', times: 3 })
  expect(rows).toEqual([1, 2, 3].map(() => ({ cash: 0, bonus: 0, sent: 10_000 })))
}, 60_000)
