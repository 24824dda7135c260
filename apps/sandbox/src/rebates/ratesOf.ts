import type { OutputOf } from '@platform/sdk'
import type { getRebateRates } from '@platform/sdk/wallet'
import { offeredProducts } from '../catalogue/exports.ts'
import type { Context } from '../gateway/Context.ts'
import { clubOf } from '../rewards/exports.ts'
import { inLanguage } from '../gateway/languages.ts'

/** The table of rates, and the member's position in it. */
export async function ratesOf(context: Context): Promise<OutputOf<typeof getRebateRates>> {
  const { db, merchant, language } = context
  const rows = await db
    .selectFrom('rebate_rates as r')
    .leftJoin('club_levels as l', (join) => join.onRef('l.merchant', '=', 'r.merchant').onRef('l.level', '=', 'r.level'))
    .select(['r.game_type', 'r.level', 'r.rate', 'l.name_pt', 'l.name_en'])
    .where('r.merchant', '=', merchant.brand)
    .orderBy('r.level')
    .execute()
  const offeredTypes = await offeredProducts(context)
  const names = new Map(
    rows.map(({ level, name_pt, name_en }) => [
      level,
      name_pt === null ? '' : inLanguage({ name_pt, name_en: name_en ?? '' }, 'name', language),
    ]),
  )
  const types = [...new Set(rows.map(({ game_type }) => game_type))].filter((type) => offeredTypes.has(type))
  return {
    level: Math.min((await clubOf(context)).position.level, Math.max(0, ...names.keys())),
    levels: [...names].map(([level, name]) => ({ level, name })),
    products: types.map((gameType) => ({ gameType, rates: rows.filter((row) => row.game_type === gameType).map(({ rate }) => rate) })),
  }
}
