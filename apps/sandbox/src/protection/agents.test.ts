import { minor } from '@platform/sdk'
import { createAffiliateUrl, openAccount } from '@platform/sdk/agents'
import { checkAffiliate } from '@platform/sdk/account'
import { getContractRequests, getContractSettlements, paySettlement, proposeContract } from '@platform/sdk/contracts'
import { excludeAccount, getProtectionEffects, pauseAccount } from '@platform/sdk/protection'
import { closeAccount } from '@platform/sdk/security'
import { transferDownline } from '@platform/sdk/wallet'
import { afterAll, expect, test } from 'vitest'
import { auditLedger } from '../server/auditLedger.ts'
import { closeSettled } from './closeSettled.ts'
import { settleContracts } from '../contracts/settleContracts.ts'
import { signContract } from '../contracts/signContract.ts'
import { openSession } from '../gateway/sessions.ts'
import { transfer } from '../ledger/transfer.ts'
import { balanceOf } from '../ledger/wallet.ts'
import { contractTeam, salary } from '../testing/contractTeam.ts'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { paymentPassword } from '../testing/securityMember.ts'

const DAY = 86_400_000
/** A Friday, noon in Brasília. */
const start = Date.UTC(2026, 10, 20, 15)
let clock = start
const sandbox = await fileSandbox({ clock: () => clock })
const { db } = sandbox
const { services } = sandbox.sandbox
afterAll(async () => expect(await auditLedger(db)).toEqual({}))
await sandbox.sandbox.pause()
await db.updateTable('withdraw_settings').set({ transfer_down: true }).execute()
const key = () => ({ idempotencyKey: crypto.randomUUID() })
const codeOf = async (attempt: Promise<unknown>) => (await failureOf(attempt))?.code ?? 'done'
const terms = salary('day', [[100, 0, 0, 10_000]])

/** An agent who pays a child 10 % of the valid stakes of the day, R$ 100 of which were made today. */
async function payingAgent(balance: number, own: { daily?: typeof terms } = {}) {
  const team = await contractTeam(sandbox, { own, since: start, balance })
  await signContract(db, {
    merchant: 'ipanema',
    memberId: team.child.id,
    kind: 'daily',
    terms,
    since: start - DAY,
    offererId: team.agent.id,
  })
  await team.child.play(10_000, 9000, start - 3_600_000)
  const settlements = () =>
    db
      .selectFrom('contract_settlements')
      .select(['due', 'state', 'part', 'period_to'])
      .where('member_id', '=', team.child.id)
      .where('due', '>', 0)
      .orderBy('id')
      .execute()
  const again = async () => {
    const token = await openSession(db, team.agent.id, clock)
    services.sessions.forget(team.agent.id)
    return sandbox.client({ session: { ...team.agent, token, type: 1, firstTimeLogin: false } })
  }
  return { ...team, settlements, again }
}

test('[7.5] an agent pauses: proposals lapse, links and envelopes stop, transfers and accounts are refused; no contract changes', async () => {
  const { agent, child, join, settlements, again } = await payingAgent(100_000, { daily: terms })
  const other = await join(1, agent.id, { bare: true })
  await proposeContract(agent.client, { kind: 'daily', memberId: other.memberId, terms }, key())
  const { code } = await createAffiliateUrl(agent.client, { type: 'player', channel: 'site', contact: '', days: 1, rates: [] }, key())
  expect(await codeOf(checkAffiliate(sandbox.client(), { code, domain: '' }))).toBe('done')
  expect(await getProtectionEffects(agent.client, { act: 'pause' })).toMatchObject({ contracts: 0, owed: 0, reserved: 0, unpaid: 0 })
  await pauseAccount(agent.client, { duration: 'PT24H' })
  expect((await getContractRequests(other.client)).dailysalreqtype).toEqual({})
  expect(await codeOf(checkAffiliate(sandbox.client(), { code, domain: '' }))).toBe('register.referrer')
  const client = await again()
  const attempts = [
    transferDownline(client, { memberId: child.memberId, amount: minor(100), purpose: 'normal', note: '', paymentPassword }, key()),
    openAccount(client, { type: 'player', username: 'novinho1', password: 'Aberta2026', rates: [] }, key()),
    proposeContract(client, { kind: 'daily', memberId: other.memberId, terms }, key()),
  ]
  expect(await Promise.all(attempts.map(codeOf))).toEqual(['access.protected', 'access.protected', 'access.protected'])
  expect([await settlements(), await balanceOf(db, agent.id)]).toEqual([[], 100_000])
  const contract = db.selectFrom('contracts').select('next_to').where('member_id', '=', child.id)
  expect((await contract.executeTakeFirstOrThrow()).next_to).not.toBeNull()
})

test('[7.5] an agent excludes himself: contracts end, what he owes is paid from his cash before he withdraws, as the page said', async () => {
  const { agent, child, settlements } = await payingAgent(100_000)
  expect(await getProtectionEffects(agent.client, { act: 'exclude' })).toMatchObject({
    contracts: 1,
    owed: 1000,
    reserved: 1000,
    unpaid: 0,
  })
  expect([await settlements(), await balanceOf(db, agent.id)]).toEqual([[], 100_000])
  await excludeAccount(agent.client, { duration: 'P6M' })
  expect(await settlements()).toEqual([{ due: 1000, state: 'paid', part: 0, period_to: clock - 60_000 }])
  expect(await balanceOf(db, child.id)).toBe(1000)
  const contracts = db
    .selectFrom('contracts')
    .select('next_to')
    .where(({ eb, or }) => or([eb('member_id', '=', agent.id), eb('offerer_id', '=', agent.id)]))
  expect((await contracts.execute()).map(({ next_to }) => next_to)).toEqual([null])
})

test.each([
  ['the payee sees it as unpaid', false, { due: 1000, state: 'unpaid', part: 300 }, 300],
  ['the house pays it where the merchant says so', true, { due: 1000, state: 'paid', part: 0 }, 1000],
] as const)('[7.5] what his cash does not cover: %s', async (_title, covers, settlement, received) => {
  await db.updateTable('contract_settings').set({ covers_leaving: covers }).execute()
  const { agent, child, settlements } = await payingAgent(300)
  expect(await getProtectionEffects(agent.client, { act: 'close' })).toMatchObject({ owed: 1000, reserved: 300, unpaid: covers ? 0 : 700 })
  await excludeAccount(agent.client, { duration: 'P6M' })
  expect(await settlements()).toMatchObject([settlement])
  expect(await balanceOf(db, child.id)).toBe(received)
  const { content: shown } = await getContractSettlements(child.client, { kind: 'daily', side: 'mine' })
  expect(shown[0]).toMatchObject({ state: settlement.state, due: 1000 })
})

test('[7.5] what he owes is also paid from another wallet, as the page said', async () => {
  await db.updateTable('contract_settings').set({ covers_leaving: false }).execute()
  const { agent, settlements } = await payingAgent(500)
  const wallet = { merchant: 'ipanema', kind: 'wallet' as const, member_id: agent.id, name: 'sports' }
  const { id: accountId } = await db.insertInto('ledger_accounts').values(wallet).returning('id').executeTakeFirstOrThrow()
  const legs = [
    { party: { memberId: agent.id, bucket: 'cash' as const }, amount: -200 },
    { party: { accountId }, amount: 200 },
  ]
  await transfer(db, { merchant: 'ipanema', kind: 'transfer', key: 'elsewhere', reference: 'wallet:sports', legs, at: clock })
  expect(await getProtectionEffects(agent.client, { act: 'exclude' })).toMatchObject({
    balance: 500,
    owed: 1000,
    reserved: 500,
    unpaid: 500,
  })
  await excludeAccount(agent.client, { duration: 'P6M' })
  expect(await settlements()).toMatchObject([{ state: 'unpaid', part: 500 }])
})

test('[7.5] a payee who closes the account waits for what is due, and is paid before it is closed', async () => {
  const { agent, child } = await payingAgent(100_000)
  expect(await getProtectionEffects(child.client, { act: 'close' })).toMatchObject({ due: 1000, closesAtOnce: false })
  await closeAccount(child.client, { password: child.password })
  const [open] = await db.selectFrom('contract_settlements').selectAll().where('member_id', '=', child.id).execute()
  expect([open!.state, await closeSettled(services)]).toEqual(['open', 0])
  const settlementIds = [String(open!.id)]
  await paySettlement(agent.client, { kind: 'daily', settlementIds, total: minor(1000), paymentPassword }, key())
  expect([await balanceOf(db, child.id), await closeSettled(services)]).toEqual([1000, 0])
})

test.each(['paused', 'excluded'] as const)('[7.5] what is due to a member who is %s is paid and credited', async (state) => {
  const { agent, child } = await payingAgent(100_000)
  clock += DAY
  await settleContracts(services)
  if (state === 'paused') await pauseAccount(child.client, { duration: 'P30D' })
  else await excludeAccount(child.client, { duration: 'P6M' })
  const open = await db.selectFrom('contract_settlements').select(['id', 'due']).where('member_id', '=', child.id).where('state', '=', 'open').execute() // prettier-ignore
  const settlementIds = open.map(({ id }) => String(id))
  await paySettlement(agent.client, { kind: 'daily', settlementIds, total: minor(1000), paymentPassword }, key())
  expect(await balanceOf(db, child.id)).toBe(1000)
})
