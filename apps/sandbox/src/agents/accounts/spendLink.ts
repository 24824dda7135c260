import type { AccountKind, AgentRate } from '@platform/sdk/agents'
import { sql } from 'kysely'
import type { Context } from '../../gateway/Context.ts'
import { isProtected } from '../../gateway/protectionState.ts'
import { Refusal } from '../../base/Refusal.ts'
import { statusOf } from './links.ts'

const linkClosed = () => new Refusal('register.referrer', 400)

/** The agent of a link, undefined for an unknown code. Throws `register.referrer` if it has ended, is used up or deleted, or its agent is paused or leaves. */
export async function agentOfLink({ db, merchant, now }: Context, code: string): Promise<number | undefined> {
  const link = await db
    .selectFrom('affiliate_links as l')
    .innerJoin('members as m', 'm.id', 'l.member_id')
    .select(['l.member_id', 'l.quota', 'l.used', 'l.expires_at', 'l.deleted_at', isProtected('m', now()).as('stopped')])
    .where('l.merchant', '=', merchant.code)
    .where('l.code', '=', code)
    .executeTakeFirst()
  if (link && (link.stopped || link.deleted_at !== null || statusOf(link, now()) !== 'open')) throw linkClosed()
  return link?.member_id
}

/**
 * Counts a registration on its link, undefined for an unknown code, and returns what the member gets. In the transaction of the
 * registration: parallel ones wait for each other, so that none exceeds the quota. Throws `register.referrer` for a closed link.
 */
export async function spendLink(
  { db, merchant, now }: Context,
  code: string,
): Promise<{ type: AccountKind; rates: AgentRate[] } | undefined> {
  const { rows } = await sql<{ type: AccountKind; rates: AgentRate[] }>`
    update affiliate_links set used = used + 1
    where merchant = ${merchant.code} and code = ${code} and deleted_at is null and (expires_at is null or expires_at > ${now()}::bigint)
      and (quota is null or used < quota)
      and not exists (select 1 from members m where m.id = member_id and ${isProtected('m', now())})
    returning type, rates`.execute(db)
  if (rows[0]) return rows[0]
  const link = db.selectFrom('affiliate_links').select('code').where('merchant', '=', merchant.code).where('code', '=', code)
  if (await link.executeTakeFirst()) throw linkClosed()
  return undefined
}
