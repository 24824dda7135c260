import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import type { SandboxMerchant } from '../gateway/merchants.ts'

/** The share of a level's cash-back for each product: products that pay back more to players give less rebate. */
const SHARES = { RNG: 1, FISH: 1, INHOUSE: 1, SPORTS: 0.5, PVP: 0.5, LIVE: 0.4, LOTT: 0.3, ELOTT: 0.3 } as const

/** Initial cash-back of each club level, from the lowest, in percent of the stake. */
export const levelCashback = [0.2, 0.3, 0.4, 0.6, 0.8, 1, 1.2] as const

const rebateTypes = Object.keys(SHARES) as (keyof typeof SHARES)[]

/** The initial rate of a level, hundredths of a percent. */
export const firstRate = (level: number, type: keyof typeof SHARES): number => Math.round(levelCashback[level]! * 100 * SHARES[type])

/** A merchant's rates of rebate. Existing rates stay: an operator may have changed them. */
export async function openRebates(db: Db, { code: merchant }: Pick<SandboxMerchant, 'code'>): Promise<void> {
  const rates = levelCashback.flatMap((_cashback, level) =>
    rebateTypes.map((game_type) => ({ game_type, level, rate: firstRate(level, game_type) })),
  )
  await sql`
    with opened as (insert into rebate_settings (merchant) values (${merchant}) on conflict do nothing returning merchant)
    insert into rebate_rates (merchant, game_type, level, rate)
    select merchant, game_type, level, rate from opened, jsonb_to_recordset(${JSON.stringify(rates)}::jsonb) as t(game_type text, level int, rate int)`.execute(
    db,
  )
}
