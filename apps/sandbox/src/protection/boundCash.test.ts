import { minor } from '@platform/sdk'
import { cancelClosing, excludeAccount, getProtection, requestReturn } from '@platform/sdk/protection'
import { getTurnover } from '@platform/sdk/wallet'
import { getWithdrawSettings, withdraw } from '@platform/sdk/withdraw'
import { afterAll, expect, test } from 'vitest'
import { grantBonus } from '../ledger/grants.ts'
import { openRequirement } from '../ledger/turnover.ts'
import { auditLedger } from '../server/auditLedger.ts'
import { addRound } from '../testing/addRound.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { addPromotion } from '../testing/promotionRows.ts'
import { protectedMember } from '../testing/protectedMember.ts'
import { paymentPassword } from '../testing/securityMember.ts'
import { endProtections } from './reopen.ts'

const DAY = 86_400_000
let clock = Date.UTC(2026, 10, 20, 15)
const sandbox = await fileSandbox({ clock: () => clock })
const { db } = sandbox
afterAll(async () => expect(await auditLedger(db)).toEqual({}))

type Member = Awaited<ReturnType<typeof protectedMember>>

/** A member who has earned 10.00 that must be bet five times. */
async function earner() {
  const ana = await protectedMember(sandbox, { balance: 0 })
  const promotion_id = Number(await addPromotion(db, { reward: 1000, multiple: 5, weights: JSON.stringify({ RNG: 100 }) }))
  const entry = { promotion_id, member_id: ana.id, status: 'joined' as const, comment: '', created_at: 1, decided_at: null }
  await db
    .insertInto('promotion_applications')
    .values({ application_no: `bound-${ana.id}`, ...entry })
    .execute()
  await addRound(db, ana.userName, 500, { bet_at: clock, settled_at: clock, valid_stake: 500 })
  return ana
}
const withdrawable = async (client: Member['client']) => (await getWithdrawSettings(client)).withdrawable
const deposit = ({ of, id }: Member, base: number) =>
  openRequirement(db, { ...of, source: 'deposit', reference: `of-${id}`, base, multiple: 1, weights: { RNG: 100 }, at: clock })
const stateOf = async ({ id }: Member) =>
  (await db.selectFrom('turnover_requirements').select('state').where('member_id', '=', id).execute()).map(({ state }) => state)

test('[7.6] what was earned leaves with a closing, and is bound by its turnover again when that is cancelled', async () => {
  const ana = await earner()
  const closing = await ana.enter('closing')
  expect([await ana.balance(), await withdrawable(closing)]).toEqual([1000, 1000])
  await cancelClosing(closing)
  const client = await ana.signIn()
  expect([await ana.balance(), await withdrawable(client)]).toEqual([1000, 0])
  expect((await getTurnover(client)).requirements).toMatchObject([{ source: 'bonus', base: 1000, required: 5000, bonus: 0 }])
  await addRound(db, ana.userName, 5000, { bet_at: clock, settled_at: clock, valid_stake: 5000 })
  expect(await withdrawable(client)).toBe(1000)
})

test('[7.6] what was earned stays bound by its turnover in a pause and after it, until it is lost', async () => {
  const ana = await earner()
  expect(await withdrawable(await ana.enter('paused'))).toBe(0)
  clock += 7 * DAY
  await endProtections(db, clock)
  expect(await withdrawable(await ana.signIn())).toBe(0)
  await sandbox.console('bets/lose', { merchant: 'ipanema', userName: ana.userName, amount: 1000 })
  expect(await stateOf(ana)).toEqual(['closed'])
})

test('[7.6] the turnover of a deposit binds again after a cancelled closing, and ends when the account is closed', async () => {
  const [ana, bia] = [await protectedMember(sandbox, { balance: 700 }), await protectedMember(sandbox, { balance: 0 })]
  await deposit(ana, 700)
  const closing = await ana.enter('closing')
  expect([await withdrawable(closing), (await getTurnover(closing)).requirements]).toEqual([700, []])
  await cancelClosing(closing)
  expect([await withdrawable(await ana.signIn()), await stateOf(ana)]).toEqual([0, ['open']])
  await deposit(bia, 700)
  await bia.enter('closing')
  expect([(await bia.changes()).at(-1)?.state, await stateOf(bia)]).toEqual(['closed', ['closed']])
})

test('[7.6] a bet that turns out to be void after an exclusion binds no cash of the member', async () => {
  const ana = await protectedMember(sandbox, { balance: 3000 })
  await deposit(ana, 700)
  await addRound(db, ana.userName, 700, { bet_at: clock, settled_at: clock, valid_stake: 700 })
  expect(await stateOf(ana)).toEqual(['met'])
  const client = await ana.enter('excluded')
  await db.updateTable('game_records').set({ status: 'cancelled' }).where('member_id', '=', ana.id).execute()
  expect(await stateOf(ana)).toEqual(['open'])
  const form = { destinationId: ana.destinationId, amount: minor(3000), bonusLoss: minor(0), paymentPassword }
  await withdraw(client, form, { idempotencyKey: crypto.randomUUID() })
  expect(await ana.balance()).toBe(0)
})

test('[7.6] a bonus that a pause holds ends with the exclusion that follows it, and does not come back with the return', async () => {
  const ana = await protectedMember(sandbox, { balance: 500 })
  await grantBonus(db, { ...ana.of, amount: 900, key: `held:${ana.id}`, multiple: 3, weights: { RNG: 100 }, at: clock })
  const paused = await ana.enter('paused')
  expect(await ana.grants()).toEqual([{ state: 'held', balance: 0, held: 900 }])
  await excludeAccount(paused, { duration: 'P6M' })
  expect([await ana.grants(), await stateOf(ana), await ana.balance()]).toEqual([
    [{ state: 'closed', balance: 0, held: 0 }],
    ['closed'],
    500,
  ])
  const client = await ana.signIn()
  clock = (await getProtection(client)).until!
  await requestReturn(client)
  clock += DAY
  await endProtections(db, clock)
  expect([await ana.grants(), await ana.balance()]).toEqual([[{ state: 'closed', balance: 0, held: 0 }], 500])
})
