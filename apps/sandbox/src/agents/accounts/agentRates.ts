import type { AgentRate, RateCeiling } from '@platform/sdk/agents'
import { sql } from 'kysely'
import type { Db } from '../../db/openDatabase.ts'
import { Refusal } from '../../gateway/Refusal.ts'

/**
 * A member's own rates by product, and how much of each may be given to somebody right below: less than the member has now, and less than it
 * will have once everything that is agreed holds.
 */
export async function agentRates(db: Db, memberId: number, now: number): Promise<RateCeiling[]> {
  const { rows } = await sql<Omit<RateCeiling, 'most'> & { later: number; gap: number }>`
    select game_type as "gameType", rate, later, gap, step from agent_rate(${memberId}, ${now}::bigint) order by rate desc, game_type`.execute(
    db,
  )
  return rows.map(({ gap, later, ...row }) => ({
    ...row,
    most: Math.max(0, Math.floor((Math.min(row.rate, later) - gap) / row.step) * row.step),
  }))
}

/** Throws `rebate.ceiling` of `rates` where one is not for the member to give, `validation` of a list that is none. */
export async function assertMayGive(db: Db, memberId: number, rates: readonly AgentRate[], now: number): Promise<void> {
  const ceilings = new Map((await agentRates(db, memberId, now)).map((ceiling) => [ceiling.gameType, ceiling]))
  const wrong = (code: string) => new Refusal('validation', 400, { fields: { rates: code } })
  if (new Set(rates.map(({ gameType }) => gameType)).size < rates.length) throw wrong('validation')
  for (const { gameType, rate } of rates) {
    const ceiling = ceilings.get(gameType)
    if (!ceiling || rate < 0 || rate % ceiling.step !== 0) throw wrong('validation')
    if (rate > ceiling.most) throw wrong('rebate.ceiling')
  }
}

/** What a new member gets, from now on. */
export async function storeRates(db: Db, memberId: number, rates: readonly AgentRate[], now: number): Promise<void> {
  const rows = rates.map(({ gameType, rate }) => ({ member_id: memberId, game_type: gameType, rate, effective_at: now }))
  if (rows.length > 0) await db.insertInto('agent_rates').values(rows).execute()
}
