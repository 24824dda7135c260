import { getProtection } from '@platform/sdk/protection'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { auditLedger } from '../server/auditLedger.ts'
import { clubLevels } from '../../../../packages/demo/src/seed/catalogue/clubLevels.ts'
import { addPromotion } from '../testing/promotionRows.ts'
import { addRound } from '../testing/addRound.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { protectedMember } from '../testing/protectedMember.ts'

const clock = Date.UTC(2026, 10, 20, 15)
const sandbox = await fileSandbox({ clock: () => clock })
const { db } = sandbox
beforeAll(async () => {
  for (const flag of ['MANPLAYREB3', 'PLYRBT']) await sandbox.console('flags', { merchant: 'ipanema', flag, on: true })
  const levels = clubLevels.map(({ pt, en, from }, level) => ({ merchant: 'ipanema', level, name_pt: pt, name_en: en, points: from }))
  await db
    .insertInto('club_levels')
    .values(levels)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db.updateTable('rebate_settings').set({ since: 0, settled_at: 0 }).execute()
})
afterAll(async () => expect(await auditLedger(db)).toEqual({}))

const round = { bet_at: clock - 1, settled_at: clock - 1 }

/** A member with an open rebate of 0.4 % of R$ 1,000. */
async function bettor() {
  const ana = await protectedMember(sandbox, { balance: 0 })
  await db
    .insertInto('club_points')
    .values({ member_id: ana.id, points: clubLevels[2]!.from, reason: 'test', at: clock - 1 })
    .execute()
  await addRound(db, ana.userName, 100_000, round)
  return ana
}

test('[7.6] a pool that is too short for one reward does not keep the others back', async () => {
  const ana = await protectedMember(sandbox, { balance: 0 })
  for (const [index, reward] of [2_000_000_000, 1000].entries()) {
    const application = { application_no: `earned-${index}`, member_id: ana.id, status: 'joined' as const, comment: '' }
    const promotion_id = Number(await addPromotion(db, { reward, multiple: 0 }))
    await db
      .insertInto('promotion_applications')
      .values({ ...application, promotion_id, created_at: 1, decided_at: null })
      .execute()
  }
  await addRound(db, ana.userName, 500, { ...round, bet_at: clock, settled_at: clock, valid_stake: 500 })
  await ana.enter('excluded')
  expect(await db.selectFrom('rewards').select('amount').where('member_id', '=', ana.id).execute()).toEqual([{ amount: 1000 }])
})

test('[7.6] a rebate that cannot be paid does not stop the pause', async () => {
  const ana = await bettor()
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await sql`alter table rebate_claims add constraint refused check (merchant <> 'ipanema') not valid`.execute(db)
  const client = await ana.enter('paused')
  await sql`alter table rebate_claims drop constraint refused`.execute(db)
  expect([(await getProtection(client)).state, await ana.balance()]).toEqual(['paused', 0])
  expect(errors).toHaveBeenCalledWith(`rebate of ${ana.id}:`, expect.objectContaining({ constraint: 'refused' }))
  errors.mockRestore()
})

test.each([
  ['is paid a rebate', null, 400],
  ['under the age is paid none', clock, 0],
])('[7.6] as an exclusion begins, a member %s', async (_title, underage_at, paid) => {
  const ana = await bettor()
  await db.updateTable('members').set({ underage_at }).where('id', '=', ana.id).execute()
  await ana.enter('excluded')
  expect(await ana.balance()).toBe(paid)
})
