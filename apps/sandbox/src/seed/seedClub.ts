import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import type { SandboxMerchant } from '../gateway/merchants.ts'
import { benefitsOf, clubLevels } from './catalogue/clubLevels.ts'
import { insertRows } from './insertRows.ts'

/** The member club, and what its members had wagered before their records begin: enough for the level they have. */
export async function seedClub(db: Db, { code: merchant }: SandboxMerchant): Promise<void> {
  const levels = clubLevels.map(({ pt, en, from }, level) => ({ merchant, level, name_pt: pt, name_en: en, wagered: from * 100 }))
  await insertRows(db, 'club_levels', levels)
  const benefits = clubLevels.flatMap((row, level) =>
    benefitsOf(row).map(([title, value], position) => ({
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
  await sql`
    insert into club_wagers (member_id, wagered)
    select m.id, l.wagered * 6 / 5 from members m join club_levels l on l.merchant = m.merchant and l.level = m.vip_level
    where m.merchant = ${merchant} and l.wagered > 0`.execute(db)
}
