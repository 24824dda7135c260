import { Refusal } from '../base/Refusal.ts'
import type { Context } from '../gateway/Context.ts'
import { inLanguage, namedZone } from '../gateway/languages.ts'
import { openPageKeys } from '../gateway/sessions.ts'
import { hashToken } from '../gateway/tokens.ts'
import { PlayRound, type Replay } from './calls.ts'
import { kindOf, pays } from './outcome.ts'

interface Row {
  round_id: string
  stake: number
  payout: number
  bet_at: number
  detail: { outcome?: unknown }
}

/** A round in the format of the pages; undefined for a record without a stored outcome, or in an old format. */
export const roundOf = ({ round_id: orderNo, stake, payout, bet_at: at, detail }: Row): PlayRound | undefined =>
  PlayRound.safeParse({ orderNo, stake, payout, outcome: detail.outcome, at }).data

/** The round of a ticket, while the session that requested it is open: the outcome that was stored with it. */
export async function replay({ db, merchant, now, services }: Context, ticket: string): Promise<Replay> {
  const row = await db
    .selectFrom('launch_tickets as t')
    .innerJoin('game_records as r', (join) => join.onRef('r.round_id', '=', 't.round_id').onRef('r.member_id', '=', 't.member_id'))
    .innerJoin('games as g', 'g.node_id', 'r.node_id')
    .innerJoin('vendors as v', 'v.code', 'g.vendor')
    .select(['r.round_id', 'r.stake', 'r.payout', 'r.bet_at', 'r.detail', 't.back_url', 't.language'])
    .select(['g.node_id', 'g.name_pt', 'g.name_en', 'g.game_type', 'g.rtp', 'g.icon', 'v.name as vendor_name'])
    .where('t.ticket_hash', '=', hashToken(ticket))
    .where('t.expires_at', '>', now())
    .where('t.page_key', 'in', openPageKeys(db, now()))
    .where('r.merchant', '=', merchant.code)
    .executeTakeFirst()
  const round = row && roundOf(row)
  if (!round) throw new Refusal('play.ticket', 400)
  const kind = kindOf(row.game_type)
  return {
    name: inLanguage(row, 'name', row.language),
    vendor: row.vendor_name,
    kind,
    look: services.lookOf({ ...row, kind }),
    currencySymbol: merchant.currencySymbol,
    timeZone: namedZone(merchant.market, row.language),
    rtp: row.rtp,
    pays: pays[kind],
    backUrl: row.back_url,
    round,
  }
}
