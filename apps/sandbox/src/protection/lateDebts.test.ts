import { getContractSettlements } from '@platform/sdk/contracts'
import { excludeAccount, pauseAccount } from '@platform/sdk/protection'
import { closeAccount } from '@platform/sdk/security'
import { sql } from 'kysely'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { payDue, payLeavers, settleContracts } from '../contracts/exports.ts'
import { signContract } from '../contracts/signContract.ts'
import { contextFor } from '../gateway/contextFor.ts'
import { startOfDay } from '../gateway/days.ts'
import { runEffects } from '../ledger/effects.ts'
import { balanceOf } from '../ledger/wallet.ts'
import { auditLedger } from '../server/auditLedger.ts'
import { contractTeam, salary } from '../testing/contractTeam.ts'
import { startTestSandbox } from '../testing/startTestSandbox.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import { enterState } from './enterState.ts'
import { closeSettled } from './closeSettled.ts'
import { endProtections } from './reopen.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** A Friday, noon in Brasília. */
const start = Date.UTC(2026, 10, 20, 15)
let clock = start
const databaseUrl = await testDatabase()
const open = () => startTestSandbox({ databaseUrl, clock: () => clock })
const [sandbox, other] = [await open(), await open()]
const { db } = sandbox
const { services } = sandbox.sandbox
await Promise.all([sandbox.sandbox.pause(), other.sandbox.pause()])
afterAll(async () => {
  expect(await auditLedger(db)).toEqual({})
  await Promise.all([sandbox.close(), other.close()])
})
afterEach(() => void (clock += 30 * DAY))

const terms = salary('day', [[100, 0, 0, 10_000]])
const both = [services, other.sandbox.services]

/** An agent who pays a child 10 % of the valid stakes of each day, of which R$ 100 were made today. */
async function payingAgent(balance: number) {
  const team = await contractTeam(sandbox, { own: {}, since: clock, balance })
  const { agent, child } = team
  const contract = { merchant: 'ipanema', memberId: child.id, kind: 'daily' as const, terms, since: clock - DAY, offererId: agent.id }
  const id = await signContract(db, contract)
  await child.play(10_000, 9000, clock - HOUR)
  return {
    ...team,
    contractId: String(id),
    setAside: () => db.updateTable('contracts').set({ set_aside_at: clock, failure: 'broken' }).where('id', '=', id).execute(),
    settlements: () =>
      db.selectFrom('contract_settlements').select(['due', 'state', 'part']).where('contract_id', '=', id).where('due', '>', 0).orderBy('id').execute(), // prettier-ignore
    balances: async () => [await balanceOf(db, agent.id), await balanceOf(db, child.id)],
    stateOf: async () =>
      (await db.selectFrom('members').select('closed_at').where('id', '=', agent.id).executeTakeFirstOrThrow()).closed_at,
  }
}

/** Two gateways settle and pay at the same time, as their clocks do. */
async function clocks() {
  await settleContracts(services)
  await Promise.all(both.map((one) => payLeavers(one)))
}

test('[7.5] a contract that was set aside ends with the exclusion of its payer, and what an operator has settled later is paid once, from the payer’s cash', async () => {
  const { agent, child, contractId, setAside, settlements, balances } = await payingAgent(100_000)
  await setAside()
  await excludeAccount(agent.client, { duration: 'P6M' })
  await child.play(50_000, 0, clock + HOUR)
  clock += 3 * DAY
  await sandbox.console('contracts/again', { contractId })
  await clocks()
  expect(await settlements()).toEqual([{ due: 1000, state: 'paid', part: 0 }])
  expect(await balances()).toEqual([99_000, 1000])
  const contract = db.selectFrom('contracts').select('next_to').where('offerer_id', '=', agent.id)
  expect(await contract.execute()).toEqual([{ next_to: null }])
})

test('[7.5] a payer who may not bet by a rule of the government pays it too', async () => {
  const { agent, contractId, setAside, settlements, balances } = await payingAgent(100_000)
  await setAside()
  const context = contextFor(services, services.merchants.find('ipanema')!, agent.id)
  await enterState(context, { state: 'impeded', until: clock + DAY, actor: 'system' })
  clock += 3 * DAY
  await sandbox.console('contracts/again', { contractId })
  await clocks()
  expect([await settlements(), await balances()]).toEqual([[{ due: 1000, state: 'paid', part: 0 }], [99_000, 1000]])
})

test('[7.5] a settlement that failed as its payer left is paid once it succeeds; what the cash does not cover is unpaid', async () => {
  const { agent, child, settlements, balances } = await payingAgent(300)
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await sql`alter table contract_settlements add constraint refused check (merchant <> 'ipanema') not valid`.execute(db)
  await excludeAccount(agent.client, { duration: 'P6M' })
  expect([await settlements(), errors.mock.calls.length]).toEqual([[], 1])
  errors.mockRestore()
  await sql`alter table contract_settlements drop constraint refused`.execute(db)
  clock += DAY
  await clocks()
  expect(await settlements()).toEqual([{ due: 1000, state: 'unpaid', part: 300 }])
  expect(await balances()).toEqual([0, 300])
  expect((await getContractSettlements(child.client, { kind: 'daily', side: 'mine' })).content[0]).toMatchObject({ state: 'unpaid' })
})

test('[7.5] a closing waits for a contract that was set aside, pays what it turns out to owe, and ends', async () => {
  const { agent, contractId, setAside, settlements, balances, stateOf } = await payingAgent(1000)
  await setAside()
  await closeAccount(agent.client, { password: agent.password })
  clock += DAY
  expect([await closeSettled(services), await stateOf()]).toEqual([0, null])
  await sandbox.console('contracts/again', { contractId })
  await clocks()
  expect([await settlements(), await balances()]).toEqual([[{ due: 1000, state: 'paid', part: 0 }], [0, 1000]])
  expect([await closeSettled(services), await stateOf()]).toEqual([1, clock])
})

const afterPause = () =>
  Promise.all(
    both.map(async (one) => {
      await endProtections(one.database.db, clock)
      await runEffects(one.database.db, { contractsDue: payDue(one) }, () => clock)
    }),
  )

test('[7.5] a pause changes no contract: what is due meanwhile waits, and is paid once from the wallet as the pause ends', async () => {
  const { agent, child, settlements, balances } = await payingAgent(1500)
  await pauseAccount(agent.client, { duration: 'P7D' })
  const states = async () => (await settlements()).map(({ due, state }) => [due, state])
  await child.play(8000, 0, clock + DAY)
  await child.play(4000, 0, clock + 2 * DAY)
  clock += 4 * DAY
  await clocks()
  await afterPause()
  expect([await states(), await balances()]).toEqual([[[1000, 'open'], [800, 'open'], [400, 'open']], [1500, 0]]) // prettier-ignore
  clock += 3 * DAY
  await afterPause()
  // The oldest first; what the cash does not cover is paid by hand.
  expect([await states(), await balances()]).toEqual([[[1000, 'paid'], [800, 'open'], [400, 'paid']], [100, 1400]]) // prettier-ignore
  await afterPause()
  expect(await balances()).toEqual([100, 1400])
})

test('[7.5] what a hold of the wallet delays is paid after the pause once the hold is over', async () => {
  const { agent, settlements, balances } = await payingAgent(1500)
  await pauseAccount(agent.client, { duration: 'PT24H' })
  clock += DAY
  await clocks()
  await db.updateTable('members').set({ held_until: clock + HOUR }).where('id', '=', agent.id).execute() // prettier-ignore
  await afterPause()
  expect([await settlements(), await balances()]).toMatchObject([[{ state: 'open' }], [1500, 0]])
  clock += HOUR
  await afterPause()
  expect([await settlements(), await balances()]).toMatchObject([[{ state: 'paid' }], [500, 1000]])
})

test('[7.5] terms that are in force until those of another upline begin end with the exclusion; what is agreed with the other stays', async () => {
  const { agent, child, join, contractId, settlements, balances } = await payingAgent(100_000)
  const next = await join(1, null, { balance: 100_000 })
  const tomorrow = startOfDay(clock) + DAY
  const agreed = { contract_id: Number(contractId), starts_at: tomorrow, terms: JSON.stringify(terms), accepted_at: clock, offerer_id: next.id, payer: 'upline' as const } // prettier-ignore
  await db.insertInto('contract_terms').values(agreed).execute()
  await db.updateTable('contracts').set({ offerer_id: next.id }).where('id', '=', Number(contractId)).execute()
  await excludeAccount(agent.client, { duration: 'P6M' })
  expect([await settlements(), await balances()]).toEqual([[{ due: 1000, state: 'paid', part: 0 }], [99_000, 1000]])
  // What is bet before the other terms begin belongs to no contract.
  await child.play(10_000, 0, clock + HOUR)
  await child.play(6000, 0, tomorrow + HOUR)
  clock += 2 * DAY
  await clocks()
  expect((await settlements()).slice(1)).toEqual([{ due: 600, state: 'open', part: 0 }])
})
