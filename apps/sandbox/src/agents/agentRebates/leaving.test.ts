import { minor } from '@platform/sdk'
import { excludeAccount, getProtection, requestReturn } from '@platform/sdk/protection'
import { closeAccount } from '@platform/sdk/security'
import { withdraw } from '@platform/sdk/withdraw'
import { afterAll, expect, test } from 'vitest'
import { contextFor } from '../../gateway/contextFor.ts'
import { dayNumber } from '../../gateway/days.ts'
import { runEffects } from '../../ledger/effects.ts'
import { balanceOf } from '../../ledger/wallet.ts'
import { closeSettled, endProtections, enterState } from '../../protection/exports.ts'
import { auditLedger } from '../../server/auditLedger.ts'
import { addRound } from '../../testing/addRound.ts'
import { fileSandbox } from '../../testing/fileSandbox.ts'
import { protectedMember } from '../../testing/protectedMember.ts'
import { paymentPassword } from '../../testing/securityMember.ts'
import { settleAgentRebates } from './settleAgentRebates.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Noon in Brasília. */
let clock = Date.UTC(2026, 10, 20, 15)
const sandbox = await fileSandbox({ clock: () => clock })
const { db } = sandbox
const { services } = sandbox.sandbox
await sandbox.sandbox.pause()
afterAll(async () => expect(await auditLedger(db)).toEqual({}))

/** Three agents and a player below one another, at 1, 0.6 and 0.2 %; members claim their own rebate. */
async function chain() {
  await sandbox.console('flags', { merchant: 'ipanema', flag: 'MANPLAYREB3', on: true })
  await db
    .updateTable('agent_rebate_rules')
    .set({ settled_day: dayNumber(clock) - 1 })
    .execute()
  const members: Awaited<ReturnType<typeof protectedMember>>[] = []
  for (const rate of [100, 60, 20, 0]) {
    const member = await protectedMember(sandbox, { balance: 0 })
    await db.updateTable('members').set({ type: rate ? 1 : 0, upline_id: members.at(-1)?.id ?? null }).where('id', '=', member.id).execute() // prettier-ignore
    if (rate) await db.insertInto('agent_rates').values({ member_id: member.id, game_type: 'RNG', rate, effective_at: 0 }).execute()
    members.push(member)
  }
  const [top, middle, low, player] = members as [(typeof members)[0], (typeof members)[0], (typeof members)[0], (typeof members)[0]]
  const agents = [top, middle, low]
  let before = [0, 0, 0]
  return {
    top,
    middle,
    bet: () => addRound(db, player.userName, 100_000, { bet_at: clock, settled_at: clock }),
    /** What each agent got since the last time, once the day is settled. */
    paid: async () => {
      clock += DAY
      await settleAgentRebates(db, clock, services.merchants)
      const now = await Promise.all(agents.map(({ id }) => balanceOf(db, id)))
      const got = now.map((balance, index) => balance - before[index]!)
      before = now
      return got
    },
  }
}

test('[7.5] the share of an agent who excludes himself is the house’s from that moment until his return; those above and below keep their own', async () => {
  const { middle, bet, paid } = await chain()
  await bet()
  clock += HOUR
  await excludeAccount(middle.client, { duration: 'P6M' })
  clock += HOUR
  await bet()
  // 0.4 % of both bets above, of the first for him, 0.2 % of both below.
  expect(await paid()).toEqual([800, 400, 400])
  await bet()
  expect(await paid()).toEqual([400, 0, 200])
  clock = (await getProtection(await middle.signIn())).until!
  await requestReturn(await middle.signIn())
  await bet()
  clock += DAY - HOUR
  await bet()
  expect(await paid()).toEqual([800, 0, 400])
  await endProtections(db, clock)
  await bet()
  expect(await paid()).toEqual([400, 400, 200])
})

test('[7.5] an agent who may not bet by a rule of the government is paid what was earned before, after the closing too, and nothing that came later', async () => {
  const { middle, bet, paid } = await chain()
  await bet()
  clock += HOUR
  const context = contextFor(services, services.merchants.find('ipanema')!, middle.id)
  await enterState(context, { state: 'impeded', until: clock + HOUR, actor: 'system' })
  const times = { at: clock, withdraw_until: clock + HOUR, closes_at: clock + HOUR, closed_at: clock + HOUR, next_at: clock + HOUR }
  await db.insertInto('impediments').values({ member_id: middle.id, reason: 'exclusion', ...times }).execute() // prettier-ignore
  clock += HOUR
  await bet()
  await db.updateTable('members').set({ disabled: true, closed_at: clock }).where('id', '=', middle.id).execute()
  expect(await paid()).toEqual([800, 400, 400])
})

test('[7.5] what was settled too late is the house’s too, though the agent has returned meanwhile', async () => {
  const { middle, bet, paid } = await chain()
  await excludeAccount(middle.client, { duration: 'P6M' })
  await bet()
  clock = (await getProtection(await middle.signIn())).until!
  await requestReturn(await middle.signIn())
  clock += DAY
  await endProtections(db, clock)
  expect(await paid()).toEqual([400, 0, 200])
})

test('[7.5] a closing waits for the share of the days before it, and a closed agent above gets none of what follows', async () => {
  const { top, bet, paid } = await chain()
  await bet()
  clock += HOUR
  await closeAccount(top.client, { password: top.password })
  expect((await top.changes()).at(-1)?.state).toBe('closing')
  expect(await closeSettled(services)).toBe(0)
  expect(await paid()).toEqual([400, 400, 200])
  const form = { destinationId: top.destinationId, amount: minor(400), bonusLoss: minor(0), paymentPassword }
  const { orderNo } = await withdraw(await top.signIn(), form, { idempotencyKey: crypto.randomUUID() })
  await sandbox.console('withdrawals/approve', { orderNo })
  await runEffects(db, services.payments.effects, () => clock)
  await sandbox.console('bank/payout', { orderNo, how: 'arrive' })
  await closeSettled(services)
  expect((await top.changes()).at(-1)?.state).toBe('closed')
  await bet()
  expect(await paid()).toEqual([-400, 400, 200])
})
