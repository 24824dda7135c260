import { randomInt } from 'node:crypto'
import type { InputOf } from '@platform/sdk'
import { AFFILIATE_CONTACT, AFFILIATE_DAYS, type AffiliateUrl, type createAffiliateUrl } from '@platform/sdk/agents'
import type { Selectable } from 'kysely'
import type { Tables } from '../../db/Tables.ts'
import { memberOf, type Context } from '../../gateway/Context.ts'
import { assertUnprotected } from '../../gateway/protectionState.ts'
import { invalid, notFound, Refusal } from '../../base/Refusal.ts'
import { assertMayGive } from './agentRates.ts'

/** Links that an agent may have at a time. */
export const MOST_LINKS = 10

const DAY_MS = 86_400_000
const MOST_QUOTA = 10_000
/** Without similar letters and digits. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const newCode = () => Array.from({ length: 10 }, () => signs[randomInt(signs.length)]).join('')

type Row = Selectable<Tables['affiliate_links']>

/** Whether a link still accepts registrations. */
export function statusOf({ quota, used, expires_at }: Pick<Row, 'quota' | 'used' | 'expires_at'>, now: number): AffiliateUrl['status'] {
  if (expires_at !== null && expires_at <= now) return 'expired'
  return quota !== null && used >= quota ? 'full' : 'open'
}

const linkOf = (row: Row, now: number): AffiliateUrl => ({
  code: row.code,
  type: row.type,
  channel: row.channel,
  contact: row.contact,
  rates: row.rates,
  quota: row.quota ?? undefined,
  registrations: row.used,
  createdAt: row.created_at,
  expiresAt: row.expires_at ?? undefined,
  status: statusOf(row, now),
})

/** The caller's links, the newest first. */
export async function linksOf(context: Context): Promise<AffiliateUrl[]> {
  const rows = await context.db
    .selectFrom('affiliate_links')
    .selectAll()
    .where('member_id', '=', memberOf(context).id)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map((row) => linkOf(row, context.now()))
}

/** Makes a link. Throws `affiliate.most` at the maximum number of links, `rebate.ceiling`, `validation`. */
export async function createLink(
  context: Context,
  { type, channel, contact, days, quota, rates }: InputOf<typeof createAffiliateUrl>,
): Promise<AffiliateUrl> {
  const { db, merchant, now } = context
  const { id: member_id } = memberOf(context)
  if (!AFFILIATE_DAYS.includes(days as 0)) throw invalid('days')
  if (quota !== undefined && (quota < 1 || quota > MOST_QUOTA)) throw invalid('quota')
  if ([...contact].length > AFFILIATE_CONTACT) throw invalid('contact')
  await assertMayGive(db, member_id, rates, now())
  // Serialized: each of several parallel requests counts the links of the earlier ones.
  await db.selectFrom('members').select('id').where('id', '=', member_id).forUpdate().execute()
  await assertUnprotected(db, member_id, now())
  if ((await linksOf(context)).length >= MOST_LINKS) throw new Refusal('affiliate.most', 400)
  const life = { created_at: now(), expires_at: days === 0 ? null : now() + days * DAY_MS, deleted_at: null }
  const row = { merchant: merchant.code, code: newCode(), member_id, type, channel, contact: contact.trim(), quota: quota ?? null, ...life }
  const link = await db
    .insertInto('affiliate_links')
    .values({ ...row, rates: JSON.stringify(rates) })
    .returningAll()
    .executeTakeFirstOrThrow()
  return linkOf(link, now())
}

/** Ends a link; a deleted one counts as absent. */
export async function deleteLink(context: Context, code: string): Promise<void> {
  const { numUpdatedRows } = await context.db
    .updateTable('affiliate_links')
    .set({ deleted_at: context.now() })
    .where('member_id', '=', memberOf(context).id)
    .where('code', '=', code)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw notFound()
}
