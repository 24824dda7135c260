import { minor } from '@platform/sdk'
import { paySettlement, getContractSettlements, settlePeriod } from '@platform/sdk/contracts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addMember } from '../account/addMember.ts'
import type { Db } from '../db/openDatabase.ts'
import { auditLedger } from '../server/auditLedger.ts'
import { deposit } from '../ledger/wallet.ts'
import { addRound } from '../testing/addRound.ts'
import { contractTeam, salary } from '../testing/contractTeam.ts'
import type { ContractOrders, ContractOutcome } from '../testing/contractWorker.ts'
import { dozeOn, killAsleep } from '../testing/killAsleep.ts'
import { paymentPassword } from '../testing/securityMember.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import { startTestSandbox } from '../testing/startTestSandbox.ts'
import { startWorker } from '../testing/startWorker.ts'
import { figuresAs } from './figuresOf.ts'
import { settleContracts } from './settleContracts.ts'
import { signContract } from './signContract.ts'

const DAY = 86_400_000
const start = Date.UTC(2026, 10, 9, 3)
const MEMBERS = 6
const DAYS = 7
const terms = salary('day', [[1000, 0, 0, 1000], [20_000, 0, 0, 2000]]) // prettier-ignore

/** Members whom the house pays a daily salary, and some days of bets. */
async function crowd() {
  const databaseUrl = await testDatabase()
  const sandbox = await startTestSandbox({ databaseUrl, clock: () => start })
  await sandbox.sandbox.pause()
  const { db } = sandbox
  for (let index = 0; index < MEMBERS; index++) {
    const account = `corrida${index}`
    const memberId = await addMember(db, { merchant: 'ipanema', account, type: 1, now: start, cost: 4 })
    for (let day = 0; day < DAYS; day++) {
      const at = start + day * DAY + 1000
      await addRound(db, account, 9000 + 3000 * index + day, { valid_stake: 9000 + 3000 * index + day, bet_at: at, settled_at: at })
    }
    await signContract(db, { merchant: 'ipanema', memberId, kind: 'daily', terms, since: start })
  }
  const worker = (of: Partial<ContractOrders>) =>
    startWorker<ContractOrders, ContractOutcome>('contractWorker.ts', { databaseUrl, now: start + DAYS * DAY + 120_000, name: 'one', naive: false, ...of }) // prettier-ignore
  return { sandbox, db, worker }
}

const paidBy = async (db: Db) =>
  (await sql<{ sum: number }>`select coalesce(sum(amount), 0)::bigint as sum from wallet_rows where type = 'salaryIn'`.execute(db)).rows[0]!.sum // prettier-ignore

test('[7.5] two settlers, one killed in the middle of a payment: every period is settled and paid once, with its own amount', async () => {
  const { sandbox, db, worker } = await crowd()
  const awake = await dozeOn(db, 'ledger_entries', 20)
  const doomed = await worker({})
  doomed.child.send('go')
  await killAsleep(db, doomed.child)
  await awake()
  const workers = await Promise.all([worker({ name: 'two' }), worker({ name: 'three' })])
  const outcomes = await Promise.all(workers.map(({ go }) => go()))
  expect(outcomes.flatMap(({ errors }) => errors)).toEqual([])
  const rows = await db.selectFrom('contract_settlements').selectAll().execute()
  expect(rows).toHaveLength(MEMBERS * DAYS)
  // What was written is all that the sum needs.
  for (const row of rows) {
    const { tier, base, due, carryOut } = settlePeriod(row.terms, figuresAs(row), minor(row.carry_in))
    expect(row).toMatchObject({ tier, base, due, carry_out: carryOut, state: 'paid' })
    expect(row.due).toBeGreaterThan(0)
  }
  const due = rows.reduce((sum, row) => sum + row.due, 0)
  expect(await paidBy(db)).toBe(due)
  expect(await auditLedger(db)).toEqual({})
  await sandbox.close()
}, 120_000)

test('[7.5] the control: settlers that first read and then pay pay twice', async () => {
  const { sandbox, db, worker } = await crowd()
  const workers = await Promise.all([worker({ naive: true }), worker({ name: 'two', naive: true })])
  // Both read before either pays.
  await Promise.all(workers.map(({ go }) => go()))
  const outcomes = await Promise.all(workers.map(({ go }) => go()))
  expect(outcomes).toEqual([{ settled: MEMBERS, errors: [] }, { settled: MEMBERS, errors: [] }]) // prettier-ignore
  const once = Array.from({ length: MEMBERS }, (_, index) => Math.floor((9000 + 3000 * index) * (index < 4 ? 0.01 : 0.02)))
  expect(await paidBy(db)).toBe(2 * once.reduce((sum, one) => sum + one, 0))
  await sandbox.close()
}, 120_000)

test('[7.5] the same settlements, paid at two gateways in parallel with different keys, are paid once', async () => {
  const databaseUrl = await testDatabase()
  let clock = start
  const open = () => startTestSandbox({ databaseUrl, clock: () => clock })
  const [one, two] = [await open(), await open()]
  await Promise.all([one.sandbox.pause(), two.sandbox.pause()])
  const { db } = one
  const { agent, child } = await contractTeam(one, { own: {}, since: start })
  await signContract(db, { merchant: 'ipanema', memberId: child.id, kind: 'daily', terms, since: start, offererId: agent.id })
  for (let day = 0; day < 3; day++) await child.play(30_000, 0, start + day * DAY + 1000)
  await deposit(db, { merchant: 'ipanema', memberId: agent.id, amount: 100_000, key: 'for-all', at: start })
  clock = start + 3 * DAY + 120_000
  expect(await settleContracts(one.sandbox.services)).toBe(3)
  const { content, footer } = await getContractSettlements(agent.client, { kind: 'daily', side: 'downline' })
  const form = {
    kind: 'daily' as const,
    settlementIds: content.map(({ settlementId }) => settlementId),
    total: footer.open,
    paymentPassword,
  }
  const clients = Array.from({ length: 6 }, (_, index) => (index % 2 ? one : two).client({ session: agent.session }))
  const pay = (client: (typeof clients)[0]) => paySettlement(client, form, { idempotencyKey: crypto.randomUUID() })
  const results = await Promise.allSettled(clients.map(pay))
  const codes = results.map((result) => (result.status === 'fulfilled' ? 'paid' : (result.reason as { code: string }).code)).toSorted()
  expect(codes).toEqual(['contract.periodPaid', 'contract.periodPaid', 'contract.periodPaid', 'contract.periodPaid', 'contract.periodPaid', 'paid']) // prettier-ignore
  expect([footer.open, await paidBy(db)]).toEqual([1800, 1800])
  expect(await auditLedger(db)).toEqual({})
  await Promise.all([one.close(), two.close()])
}, 120_000)
