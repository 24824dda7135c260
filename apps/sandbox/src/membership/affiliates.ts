import { agentOfLink } from '../agents/exports.ts'
import { isAgent } from '../gateway/authorise.ts'
import type { Context } from '../gateway/Context.ts'
import { originsOf } from '../gateway/merchants.ts'
import { isProtected } from '../gateway/protectionState.ts'
import { Refusal } from '../base/Refusal.ts'

/** As codes are stored, whatever case they were typed in. */
export const plainCode = (code: string): string => code.trim().toUpperCase()

/** The agent behind an invitation code, or behind a link of an agent. A code of another brand counts as unknown. */
export async function affiliateOf(context: Context, text: string): Promise<number> {
  const { db, merchant } = context
  const code = plainCode(text)
  const link = (await agentOfLink(context, code)) ?? 0
  const affiliateIds = db.selectFrom('affiliates').select('member_id').where('merchant', '=', merchant.code).where('code', '=', code)
  const agent = await db
    .selectFrom('members as m')
    .where(({ eb }) => (link ? eb('m.id', '=', link) : eb('m.id', 'in', affiliateIds)))
    .select(['m.id', 'm.type', 'm.disabled', isProtected('m', context.now()).as('stopped')])
    .executeTakeFirst()
  if (!agent) throw new Refusal('register.invitation', 400)
  if (agent.disabled || agent.stopped || !isAgent(agent.type)) throw new Refusal('agent.incorrect', 400)
  return agent.id
}

/** A referral counts at the merchant's own addresses only; '' if the link has no address. */
export function checkDomain({ merchant, origin }: Context, domain: string | undefined): void {
  const hosts = originsOf(merchant, origin).map((url) => new URL(url).hostname)
  const isOwnHost = hosts.some((host) => domain === host || domain?.endsWith(`.${host}`))
  if (domain && !isOwnHost) throw new Refusal('register.referrer', 400)
}

/** The inviting member, by the id of an invitation link. */
export async function recommenderOf({ db, merchant }: Context, id: string): Promise<number> {
  const member = await db
    .selectFrom('members')
    .select('id')
    .where('merchant', '=', merchant.code)
    .where('id', '=', Number(id))
    .where('disabled', '=', false)
    .executeTakeFirst()
  if (!member) throw new Refusal('register.referrer', 400)
  return member.id
}
