import { sql } from 'kysely'
import { clubWeights, type Db, payReward, type SandboxMerchant } from '@platform/sandbox/seeding'
import { referralTerms } from './catalogue/referralTerms.ts'
import { insertRows } from './insertRows.ts'

/** The rewards for inviting friends, and Ana Clara's invited friends: seven, two of whom invited others. */
export async function seedReferral(db: Db, { code: merchant, features }: SandboxMerchant, now: number): Promise<void> {
  if (!features.includes('REFERRAL')) return
  const { stake, days, rates, steps } = referralTerms
  await insertRows(db, 'referral_rules', [{ merchant, stake, days, rates: [...rates], weights: clubWeights }])
  await insertRows(
    db,
    'referral_steps',
    steps.map(([friends, reward]) => ({ merchant, friends, reward })),
  )
  // The inviter registered earlier, which in the seed means the smaller id.
  await sql`
    with ana as (select id from members where merchant = ${merchant} and username = 'anaclara'),
      newest as (
        select m.id, row_number() over (order by m.registered_at desc, m.id) as place from members m, ana
        where m.merchant = ${merchant} and m.id > ana.id and m.type = 0 and not m.first_login and not m.disabled
      ), friends as (select id, place from newest where place <= 7),
      others as (select n.id, (select max(f.id) from friends f where f.id < n.id) as friend from newest n where n.place between 8 and 12)
    update members m set recommender_id = coalesce((select ana.id from ana, friends f where f.id = m.id), (select o.friend from others o where o.id = m.id))
    where m.id in (select id from friends union select id from others where friend is not null)`.execute(db)
  // The first of the last two is not verified yet.
  await sql`
    update members set mobile = null, email = null where id = (
      select m.id from members m join members a on a.id = m.recommender_id
      where a.merchant = ${merchant} and a.username = 'anaclara' order by m.registered_at desc limit 1)`.execute(db)
  const ana = await db
    .selectFrom('members')
    .select('id')
    .where('merchant', '=', merchant)
    .where('username', '=', 'anaclara')
    .executeTakeFirst()
  if (!ana) return
  await payReward(db, {
    merchant,
    memberId: ana.id,
    source: 'referral',
    code: 'referral:step:1',
    period: '',
    title_pt: '1 indicação válida',
    title_en: '1 valid referral',
    amount: steps[0][1],
    multiple: 0,
    weights: {},
    // After all her bets, as the ledger has it.
    at: now,
  })
}
