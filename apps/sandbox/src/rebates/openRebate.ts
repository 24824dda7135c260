import { sql } from 'kysely'
import { memberOf, type Context } from '../gateway/Context.ts'
import { clubOf } from '../rewards/exports.ts'

/** Unclaimed rebate of a product. Money in cents; `results` are ids of the bet results behind it. */
export interface OpenRebate {
  game_type: string
  results: number[]
  bets: number
  valid_stake: number
  rate: number
  back: number
  amount: number
  oldest: number | null
}

export interface Span {
  /** Bets that were settled before this moment. */
  until: number
  /** Bets settled before this moment have expired. */
  fresh: number
  /** Selects expired bets instead of claimable ones. */
  expired?: boolean
}

/**
 * The signed-in member's unclaimed rebate by product, at the rate of the current level, without products that have none. Stable under the
 * lock of the wallet.
 */
export async function openRebate(context: Context, { until, fresh, expired = false }: Span): Promise<OpenRebate[]> {
  const { level } = (await clubOf(context)).position
  const { rows } = await sql<OpenRebate>`
    with rates as (
      select game_type, rate from rebate_rates r where merchant = ${context.merchant.brand}
        and level = least(${level}, (select max(level) from rebate_rates where merchant = r.merchant))
    ), sums as (
      select b.game_type, array_agg(b.result_id order by b.result_id) as results,
        coalesce(sum(sign(b.valid_stake)) filter (where b.paid_rate is null), 0)::integer as bets,
        coalesce(sum(b.valid_stake) filter (where b.paid_rate is null), 0)::bigint as valid_stake,
        ceil(-coalesce(sum(b.valid_stake * b.paid_rate) filter (where b.paid_rate is not null), 0) / 10000)::bigint as back,
        min(b.at) filter (where b.valid_stake > 0) as oldest
      from rebate_open(${memberOf(context).id}::bigint, ${until}::bigint, ${fresh}::bigint) b
      where b.expired = ${expired} or b.paid_rate is not null group by b.game_type
    )
    select * from (select s.*, r.rate, s.valid_stake * r.rate / 10000 - s.back as amount from sums s join rates r using (game_type)) p
    where amount > 0 order by amount desc, game_type`.execute(context.db)
  return rows
}
