import { sql, type RawBuilder } from 'kysely'
import { disableAccount } from '../account/exports.ts'
import { hasOpenContracts, lockContracts, mayPay } from '../contracts/exports.ts'
import type { Db } from '../db/openDatabase.ts'
import { contextFor } from '../gateway/contextFor.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import type { Services } from '../gateway/Services.ts'
import { lockWallets } from '../ledger/wallet.ts'
import { endTurnover } from '../payments/exports.ts'

/** Closes every account that was closing and has nothing open any more; only those are locked. Returns how many; one that fails is tried again with the next round. */
export async function closeSettled(services: Services): Promise<number> {
  const { db } = services.database
  const closing = db
    .selectFrom('members')
    .select(['id', 'merchant'])
    .where('protection', '=', 'closing')
    .where((eb) => eb.not(eb.exists(openOf(sql.ref('members.id')))))
  let count = 0
  for (const { id, merchant: code } of await closing.orderBy('id').execute()) {
    const merchant = services.merchants.find(code)
    if (!merchant) continue
    const closed = await db
      .transaction()
      .execute(async (trx) => {
        await lockContracts(trx, id)
        await lockWallets(trx, [id])
        return closeIfSettled({ ...contextFor(services, merchant, id), db: trx })
      })
      .catch((error: unknown) => console.error(`closing of ${id}:`, error))
    if (closed) count++
    if (closed) services.sessions.forget(id)
  }
  return count
}

/** Closes an account that is closing, permanently, if bets are settled and money is out. Under the locks of its contracts and its wallet. */
export async function closeIfSettled({ db, merchant, now, ...context }: Context): Promise<boolean> {
  const { id } = memberOf({ db, merchant, now, ...context })
  const member = db.selectFrom('members').select('id').where('id', '=', id).where('protection', '=', 'closing')
  if (!(await member.executeTakeFirst())) return false
  if ((await hasOpen(db, id)) || (mayPay(merchant) && (await hasOpenContracts(db, id, now())))) return false
  await endTurnover(db, id, now())
  await disableAccount(db, id, now(), { closed: true })
  await db.updateTable('members').set({ protection: null, protected_until: null, return_at: null }).where('id', '=', id).execute()
  const change = { member_id: id, state: 'closed' as const, until: null, return_at: null, actor: 'system' as const, at: now() }
  await db.insertInto('protection_changes').values(change).execute()
  await freeCpf(db, id, now())
  await db.deleteFrom('passkeys').where('member_id', '=', id).execute()
  return true
}

const hasOpen = async (db: Db, id: number): Promise<boolean> => (await openOf(sql`${id}::bigint`).execute(db)).rows.length > 0

/** Money that a member has, owes or expects, in whichever form. */
const openOf = (id: RawBuilder<unknown>) => sql`(
    select 1 from ledger_accounts where member_id = ${id} and (debits_pending <> 0 or credits_pending <> 0
      or (kind in ('cash', 'wallet', 'receivable') and credits_posted <> debits_posted))
    union all select 1 from lottery_orders where member_id = ${id} and status = 'open'
    union all select 1 from game_records where member_id = ${id} and status = 'open'
    union all select 1 from rain_tickets where member_id = ${id} and rank is null
    union all select 1 from red_envelopes where sender_id = ${id} and ended_at is null
    union all select 1 from agent_rebate_rules g join members n on n.merchant = g.merchant where n.id = ${id}
      and exists (select 1 from agent_rates where member_id = ${id} and rate > 0)
      and g.settled_day < (select platform_day(max(at)) from protection_changes where member_id = ${id} and state = 'closing')
    limit 1)`

/** The CPF is free for another account, but not for one that goes on where an exclusion forbids it, or before the end of a pause. */
async function freeCpf(db: Db, id: number, now: number): Promise<void> {
  const { state, until } = (await stateBeforeClosing(db, id)) ?? {}
  if (state === 'excluded' || state === 'impeded') return
  const isPaused = state === 'paused' && until && until > now
  if (isPaused) await db.updateTable('cpf_holders').set({ until }).where('member_id', '=', id).execute()
  else await db.deleteFrom('cpf_holders').where('member_id', '=', id).execute()
}

/** What a closing was entered from; undefined for an account that was open before any change. */
export const stateBeforeClosing = (db: Db, id: number) =>
  db
    .selectFrom('protection_changes')
    .select(['state', 'until'])
    .where('member_id', '=', id)
    .where('state', 'not in', ['closing', 'closed'])
    .orderBy('id', 'desc')
    .executeTakeFirst()
