import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import type { SandboxMerchant } from '../gateway/merchants.ts'
import { clubLevels } from '../seed/catalogue/clubLevels.ts'

/** The share of a level's cash-back for each product: products that pay back more to players give less rebate. */
const SHARES = { RNG: 1, FISH: 1, INHOUSE: 1, SPORTS: 0.5, PVP: 0.5, LIVE: 0.4, LOTT: 0.3, ELOTT: 0.3 } as const

const rebateTypes = Object.keys(SHARES) as (keyof typeof SHARES)[]

/** The initial rate of a level, hundredths of a percent. */
export const firstRate = (level: number, type: keyof typeof SHARES): number => Math.round(clubLevels[level]!.cashback * 100 * SHARES[type])

/** A merchant's rates of rebate. Existing rates stay: an operator may have changed them. */
export async function openRebates(db: Db, { code: merchant }: Pick<SandboxMerchant, 'code'>): Promise<void> {
  const rates = clubLevels.flatMap((_row, level) =>
    rebateTypes.map((game_type) => ({ game_type, level, rate: firstRate(level, game_type) })),
  )
  await sql`
    with opened as (insert into rebate_settings (merchant) values (${merchant}) on conflict do nothing returning merchant)
    insert into rebate_rates (merchant, game_type, level, rate)
    select merchant, game_type, level, rate from opened, jsonb_to_recordset(${JSON.stringify(rates)}::jsonb) as t(game_type text, level int, rate int)`.execute(
    db,
  )
}
