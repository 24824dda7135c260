import type { AgentRate, RateCeiling } from '@platform/sdk/agents'
import { sql } from 'kysely'
import type { Db } from '../../db/openDatabase.ts'
import { Refusal } from '../../base/Refusal.ts'
import { isFull, quotasOf } from '../agentRebates/quotasOf.ts'

/**
 * A member's own rates by product, and how much of each may be given to a direct member: less than the member has now, and less than it
 * will have once everything that is agreed takes effect.
 */
export async function agentRates(db: Db, memberId: number, now: number): Promise<RateCeiling[]> {
  const { rows } = await sql<Omit<RateCeiling, 'most'> & { later: number }>`
    select game_type as "gameType", rate, later, gap, step from agent_rate(${memberId}, ${now}::bigint) order by rate desc, game_type`.execute(
    db,
  )
  return rows.map(({ later, ...row }) => ({ ...row, most: Math.max(0, downTo(row.step, Math.min(row.rate, later) - row.gap)) }))
}

const downTo = (step: number, rate: number) => Math.floor(rate / step) * step

/** Locks giver and receiver until the end of the transaction, so that compared rates do not change. */
export async function lockRates(db: Db, memberIds: readonly number[]): Promise<void> {
  await db.selectFrom('members').select('id').where('id', 'in', memberIds).orderBy('id').forNoKeyUpdate().execute()
}

/** Why a rate may not be given to a direct member; undefined if it may. */
export const whyNot = ({ rate: ownRate, most }: Pick<RateCeiling, 'rate' | 'most'>, rate: number) =>
  rate <= most ? undefined : rate > ownRate ? 'rebate.ceiling' : 'rebate.gap'

/**
 * Throws `rebate.ceiling`, `rebate.gap` or `rebate.quota` of `rates` where one is not for the member to give, `validation` if the list is
 * malformed. It stays true only under `lockRates`.
 */
export async function assertMayGive(db: Db, memberId: number, rates: readonly AgentRate[], now: number): Promise<void> {
  const ceilings = new Map((await agentRates(db, memberId, now)).map((ceiling) => [ceiling.gameType, ceiling]))
  const quotas = await quotasOf(db, memberId)
  const refusal = (code: string) => new Refusal('validation', 400, { fields: { rates: code } })
  if (new Set(rates.map(({ gameType }) => gameType)).size < rates.length) throw refusal('validation')
  for (const entry of rates) {
    const ceiling = ceilings.get(entry.gameType)
    if (!ceiling || entry.rate < 0 || entry.rate % ceiling.step !== 0) throw refusal('validation')
    const code = whyNot(ceiling, entry.rate) ?? (isFull(quotas, entry) ? 'rebate.quota' : undefined)
    if (code) throw refusal(code)
  }
}

/** Gives a new member the rates that a link promised, as far as the agent still has them: the next level down where one is full. */
export async function givePromised(db: Db, { rates, ...of }: NewRates): Promise<void> {
  await lockRates(db, [of.agentId])
  const ceilings = new Map((await agentRates(db, of.agentId, of.now)).map((ceiling) => [ceiling.gameType, ceiling]))
  const quotas = await quotasOf(db, of.agentId)
  const grantable = rates.map(({ gameType, rate: promised }) => {
    const { most = 0, step = 1 } = ceilings.get(gameType) ?? {}
    let rate = Math.min(promised, most)
    for (let full = isFull(quotas, { gameType, rate }); full; full = isFull(quotas, { gameType, rate })) rate = downTo(step, full.rate - 1)
    return { gameType, rate: Math.max(0, rate) }
  })
  await storeRates(db, { ...of, rates: grantable })
}

/** The rates of a new member, from now on. */
export async function storeRates(db: Db, { memberId, agentId, rates, now }: NewRates): Promise<void> {
  const commonFields = { member_id: memberId, agent_id: agentId, before: 0, made_at: now, effective_at: now }
  const rows = rates.map(({ gameType, rate }) => ({ ...commonFields, game_type: gameType, rate }))
  if (rows.length > 0) await db.insertInto('agent_rates').values(rows).execute()
}

interface NewRates {
  memberId: number
  agentId: number
  rates: readonly AgentRate[]
  now: number
}
