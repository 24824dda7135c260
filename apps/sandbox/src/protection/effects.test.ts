import { getProtection, getProtectionEffects } from '@platform/sdk/protection'
import { closeAccount } from '@platform/sdk/security'
import { afterAll, expect, test } from 'vitest'
import { deposit, takeBack } from '../ledger/wallet.ts'
import { signContract } from '../contracts/signContract.ts'
import { auditLedger } from '../server/auditLedger.ts'
import { addPromotion } from '../testing/promotionRows.ts'
import { salary } from '../testing/contractTeam.ts'
import { addRound } from '../testing/addRound.ts'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { openBet } from '../testing/openBet.ts'
import { protectedMember } from '../testing/protectedMember.ts'

const clock = Date.UTC(2026, 10, 20, 15)
const sandbox = await fileSandbox({ clock: () => clock })
const { db } = sandbox
afterAll(async () => expect(await auditLedger(db)).toEqual({}))

test('[7.6] the page of a closing states that an account with nothing open is closed at once, and changes nothing itself', async () => {
  const ana = await protectedMember(sandbox, { balance: 0 })
  expect(await getProtectionEffects(ana.client, { act: 'close' })).toMatchObject({ left: 0, due: 0, debt: 0, closesAtOnce: true })
  expect([(await getProtection(ana.client)).state, await ana.changes()]).toEqual(['open', []])
  await closeAccount(ana.client, { password: ana.password })
  expect((await ana.changes()).at(-1)?.state).toBe('closed')
})

test('[7.6] it states what a closing waits for: open bets, and cash with what is paid at once', async () => {
  const ana = await protectedMember(sandbox, { balance: 700 })
  const promotion_id = Number(await addPromotion(db, { reward: 1000, multiple: 0 }))
  const application = { application_no: 'effects', promotion_id, member_id: ana.id, status: 'joined' as const, comment: '' }
  await db
    .insertInto('promotion_applications')
    .values({ ...application, created_at: 1, decided_at: null })
    .execute()
  await addRound(db, ana.userName, 500, { bet_at: clock, settled_at: clock, valid_stake: 500 })
  await openBet(db, { ...ana.of, amount: 200, now: () => clock })
  const effects = { balance: 500, left: 1500, openBets: 1, closesAtOnce: false }
  expect(await getProtectionEffects(ana.client, { act: 'close' })).toMatchObject(effects)
  // A pause earns the same, and is read more often: its page names the balance alone.
  expect(await getProtectionEffects(ana.client, { act: 'pause' })).toMatchObject({ balance: 500, left: 500 })
  await ana.enter('closing')
  expect(await ana.balance()).toBe(1500)
})

test('[7.6] it counts the open bets, payouts and contracts of the caller, not those of others', async () => {
  const [ana, bia] = [await protectedMember(sandbox, { balance: 0 }), await protectedMember(sandbox, { balance: 9000 })]
  await openBet(db, { ...bia.of, amount: 200, now: () => clock })
  await bia.ask(5000)
  await signContract(db, { ...bia.of, kind: 'daily', terms: salary('day', [[100, 0, 0, 10_000]]), since: clock })
  const counts = { openBets: 1, withdrawals: 1, contracts: 1 }
  expect(await getProtectionEffects(bia.client, { act: 'exclude' })).toMatchObject(counts)
  expect(await getProtectionEffects(ana.client, { act: 'exclude' })).toMatchObject({ openBets: 0, withdrawals: 0, contracts: 0, due: 0 })
})

test('[7.6] and a debt to the house, which is paid before the account is closed', async () => {
  const ana = await protectedMember(sandbox, { balance: 0 })
  await deposit(db, { ...ana.of, amount: 300, key: 'debt', at: clock })
  await takeBack(db, { ...ana.of, amount: 1000, key: 'debt:back', at: clock }, 'clawback')
  expect(await getProtectionEffects(ana.client, { act: 'close' })).toMatchObject({ left: 0, debt: 700, closesAtOnce: false })
})

test('[7.6] six such pages in a minute: each is a closing that is undone', async () => {
  const ana = await protectedMember(sandbox, { balance: 0 })
  for (let page = 0; page < 6; page++) await getProtectionEffects(ana.client, { act: 'close' })
  expect(await failureOf(getProtectionEffects(ana.client, { act: 'close' }))).toMatchObject({ code: 'rate.limited' })
})
