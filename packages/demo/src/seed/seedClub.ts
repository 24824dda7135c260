import { sql } from 'kysely'
import { clubWeights, type Db, payReward, type SandboxMerchant } from '@platform/sandbox/seeding'
import { benefitsOf, clubLevels } from './catalogue/clubLevels.ts'
import { houseTerms } from './catalogue/houseTerms.ts'
import type { SeedMember } from './catalogue/people.ts'
import { insertRows } from './insertRows.ts'

const DAY = 86_400_000

/** The member club: its levels, their benefits, and how points are counted. */
export async function seedClub(db: Db, { code: merchant, features }: SandboxMerchant): Promise<void> {
  const levels = clubLevels.map(({ pt, en, from, upgrade, weekly, monthly, birthday, withdrawals }, level) => ({
    merchant,
    level,
    name_pt: pt,
    name_en: en,
    points: from,
    upgrade_reward: upgrade * 100,
    weekly_reward: weekly * 100,
    monthly_reward: monthly * 100,
    birthday_reward: birthday * 100,
    withdrawals,
  }))
  await insertRows(db, 'club_levels', levels)
  const benefits = clubLevels.flatMap((row, level) =>
    benefitsOf(row, { rebate: features.includes('MANPLAYREB3') }).map(([title, value], position) => ({
      merchant,
      level,
      position,
      title_pt: title[0],
      title_en: title[1],
      value_pt: value[0],
      value_en: value[1],
    })),
  )
  await insertRows(db, 'club_benefits', benefits)
  await insertRows(db, 'club_rules', [{ merchant, window_days: houseTerms.clubDays, weights: clubWeights, multiple: 1 }])
}

/** Points from before the bet records: enough for each member's level. Ana Clara retains hers because of points that have expired. */
export async function seedClubPoints(db: Db, merchant: string, people: readonly SeedMember[], now: number): Promise<void> {
  const rows = people.flatMap(({ account, vip }) => {
    const from = clubLevels[vip]?.from ?? 0
    const pointsRow = (share: number, days: number) => ({
      account: account.toLowerCase(),
      points: Math.round(from * share),
      at: now - days * DAY,
    })
    if (from === 0) return []
    return account === 'anaclara' ? [pointsRow(0.62, 8), pointsRow(0.44, 36)] : [pointsRow(1.1, 8)]
  })
  await sql`
    insert into club_points (member_id, points, reason, at) select m.id, t.points, 'before', t.at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t(account text, points bigint, at bigint)
    join members m on m.merchant = ${merchant} and m.username = t.account`.execute(db)
}

/** Ana Clara's claimed club rewards: a history, and only the newest level's reward can still be claimed. */
export async function seedClubRewards(db: Db, { code: merchant }: SandboxMerchant, now: number): Promise<void> {
  const member = await db
    .selectFrom('members')
    .select('id')
    .where('merchant', '=', merchant)
    .where('username', '=', 'anaclara')
    .executeTakeFirst()
  if (!member) return
  for (const [level, { pt, en, upgrade }] of clubLevels.slice(0, 4).entries()) {
    if (upgrade === 0) continue
    await payReward(db, {
      merchant,
      memberId: member.id,
      source: 'vip',
      code: `vip:upgrade:${level}`,
      period: '',
      title_pt: `Nível ${pt} alcançado`,
      title_en: `${en} level reached`,
      amount: upgrade * 100,
      multiple: 0,
      weights: {},
      // After all her bets: a wallet's records are in the order of the ledger.
      at: now,
    })
  }
}
