import { minor, type OutputOf } from '@platform/sdk'
import type { getClubBenefits } from '@platform/sdk/promotions'
import { sql } from 'kysely'
import { memberOf, type Context } from '../gateway/Context.ts'
import { inLanguage } from '../gateway/languages.ts'

/** The member's level follows from what was wagered: settled stakes, and what came before the records. */
export async function clubBenefitsOf(context: Context): Promise<OutputOf<typeof getClubBenefits>> {
  const { db, merchant, language } = context
  const wagered = await wageredOf(context)
  const levels = await db.selectFrom('club_levels').selectAll().where('merchant', '=', merchant.brand).orderBy('level').execute()
  const benefits = await db.selectFrom('club_benefits').selectAll().where('merchant', '=', merchant.brand).orderBy('position').execute()
  return {
    level: levels.findLast((row) => row.wagered <= wagered)?.level ?? 0,
    wagered: minor(wagered),
    levels: levels.map((row) => ({
      level: row.level,
      name: inLanguage(row, 'name', language),
      wagered: minor(row.wagered),
      benefits: benefits
        .filter(({ level }) => level === row.level)
        .map((benefit) => ({ title: inLanguage(benefit, 'title', language), value: inLanguage(benefit, 'value', language) })),
    })),
  }
}

async function wageredOf(context: Context): Promise<number> {
  const { id } = memberOf(context)
  const { rows } = await sql<{ wagered: number }>`
    select (coalesce((select wagered from club_wagers where member_id = ${id}), 0)
      + coalesce((select sum(valid_stake) from game_records where member_id = ${id} and status = 'settled'), 0))::bigint as wagered`.execute(
    context.db,
  )
  return rows[0]?.wagered ?? 0
}
