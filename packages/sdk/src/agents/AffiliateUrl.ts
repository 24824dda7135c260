import * as z from 'zod/mini'
import { count, id, int, oneOf, optionalInt, text } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { AccountKind } from './AccountKind.ts'
import { AgentRate } from './AgentRate.ts'

/** Where a link is shown. */
export const AffiliateChannel = /* @__PURE__ */ oneOf('site', 'forum', 'group', 'other')
export type AffiliateChannel = (typeof AffiliateChannel.options)[number]

/** Characters that the contact of a link may have. */
export const AFFILIATE_CONTACT = 40

/** Validity of a link in days; 0 = unlimited. */
export const AFFILIATE_DAYS = [1, 7, 30, 0] as const

/** A link that registers direct members of its agent. */
export const AffiliateUrl = /* @__PURE__ */ z.object({
  /** The code in its address: `/m/register?code=`. */
  code: id,
  /** Kind of account that it registers. */
  type: AccountKind,
  /** Where the link is shown. */
  channel: AffiliateChannel,
  /** The agent's own note: visible to the agent only, '' if empty. */
  contact: text,
  /** Rates of its members. */
  rates: list(AgentRate),
  /** How many members may register by it; absent = any number. */
  quota: optionalInt,
  /** How many have registered. */
  registrations: count,
  /** Creation time, ms. */
  createdAt: int,
  /** Expiry time, ms; absent = never expires. */
  expiresAt: optionalInt,
  /** It works, it has expired, or its quota is used up. */
  status: /* @__PURE__ */ oneOf('open', 'expired', 'full'),
})
export type AffiliateUrl = z.output<typeof AffiliateUrl>
