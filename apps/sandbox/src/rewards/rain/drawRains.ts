import { digestOfList, digestOfTicket, rankTickets, splitRain } from '@platform/sdk/rewards'
import { sql } from 'kysely'
import type { Db } from '../../db/openDatabase.ts'
import type { Vault } from '../../gateway/vault.ts'
import { isProtected } from '../../gateway/protectionState.ts'
import { lockWallets } from '../../ledger/wallet.ts'
import { payReward } from '../../promotions/exports.ts'
import { reservePool, returnRest } from './rainPool.ts'

/** Requests that arrive just before the close have written their tickets by then. */
export const GRACE_MS = 2000

/**
 * Draws every due rain, of one merchant or of all, each once, also with parallel processes. One that fails is logged and retried next time.
 */
export async function drawRains(db: Db, { merchant, ...needs }: Needs & { merchant?: string }): Promise<void> {
  const dueRains = await db
    .selectFrom('rain_sessions')
    .select('id')
    .where('drawn_at', 'is', null)
    .where('closes_at', '<=', needs.now - GRACE_MS)
    .$if(merchant !== undefined, (rains) => rains.where('merchant', '=', merchant!))
    .orderBy('closes_at')
    .execute()
  for (const { id } of dueRains) await drawRain(db, id, needs).catch((error: unknown) => console.error(`rain ${id}:`, error))
}

interface Needs {
  vault: Vault
  now: number
}

/**
 * Draws one rain in one transaction: closes the ticket list, reveals the seed, ranks the tickets and pays the first ones. Packets without
 * a ticket, and those of closed accounts, return to the merchant's promotions. A ticket that is still being written locks the rain: it is
 * then skipped until next time.
 */
function drawRain(db: Db, id: string, { vault, now }: Needs): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const rain = await trx
      .selectFrom('rain_sessions')
      .selectAll()
      .where('id', '=', id)
      .where('drawn_at', 'is', null)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!rain) return
    const seed = vault.open(rain.sealed_seed!)
    const tickets = await trx.selectFrom('rain_tickets').select(['member_id', 'ticket']).where('session_id', '=', rain.id).execute()
    const members = new Map(
      await Promise.all(tickets.map(async ({ member_id, ticket }) => [await digestOfTicket(ticket), member_id] as const)),
    )
    const digests = [...members.keys()]
    const amounts = await splitRain({ ...rain, seed })
    const rankedIds = (await rankTickets(seed, digests)).map((digest) => members.get(digest)!)
    const closedIds = await closedAmong(trx, rankedIds.slice(0, amounts.length), now)
    const results = rankedIds.map((member_id, index) => ({
      member_id,
      rank: index + 1,
      amount: closedIds.has(member_id) ? 0 : (amounts[index] ?? 0),
    }))
    await sql`
      update rain_tickets t set rank = x.rank, amount = x.amount
      from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as x(member_id bigint, rank int, amount bigint)
      where t.session_id = ${rain.id} and t.member_id = x.member_id`.execute(trx)
    await trx
      .updateTable('rain_sessions')
      .set({ seed, sealed_seed: null, list_digest: await digestOfList(digests), drawn_at: now })
      .where('id', '=', rain.id)
      .execute()
    const winners = results.filter(({ amount }) => amount > 0)
    // For rains added before pools were reserved; for others it moves nothing.
    await reservePool(trx, rain, now)
    const { merchant, title_pt, title_en, multiple, weights } = rain
    for (const { member_id: memberId, amount } of winners) {
      const terms = { source: 'redRain' as const, code: `redRain:${rain.id}`, period: '', title_pt, title_en, multiple, weights }
      await payReward(trx, { ...terms, merchant, memberId, amount, at: now, from: { rain: rain.id } })
    }
    const paidTotal = winners.reduce((sum, { amount }) => sum + amount, 0)
    await returnRest(trx, rain, rain.pool - paidTotal, now)
  })
}

/** Members whose accounts are closed, or closed to rewards. All wallets stay locked to the end of the transaction, so that none becomes it meanwhile. */
async function closedAmong(trx: Db, memberIds: readonly number[], now: number): Promise<Set<number>> {
  if (memberIds.length === 0) return new Set()
  await lockWallets(trx, memberIds)
  const members = trx.selectFrom('members').select('id').where('id', 'in', memberIds)
  const query = members.where((is) => is.or([is('closed_at', 'is not', null), isProtected('members', now)]))
  return new Set((await query.execute()).map(({ id }) => id))
}
