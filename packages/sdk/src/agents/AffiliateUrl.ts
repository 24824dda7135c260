import { count, id, int, oneOf, optionalInt, text } from '../core/fields.ts'
import { list } from '../core/list.ts'
import { z } from '../core/schema.ts'
import { AccountKind } from './AccountKind.ts'
import { AgentRate } from './AgentRate.ts'

/** Where a link is shown. */
export const AffiliateChannel = /* @__PURE__ */ oneOf('site', 'forum', 'group', 'other')
export type AffiliateChannel = (typeof AffiliateChannel.options)[number]

/** Characters that the contact of a link may have. */
export const AFFILIATE_CONTACT = 40

/** Days for which a link may be made; 0 = for good. */
export const AFFILIATE_DAYS = [1, 7, 30, 0] as const

/** A link that registers members right below its agent. */
export const AffiliateUrl = /* @__PURE__ */ z.object({
  /** The code that its address carries: `/m/register?code=`. */
  code: id,
  /** What registers by it. */
  type: AccountKind,
  /** Where it is shown. */
  channel: AffiliateChannel,
  /** What the agent noted about it: for the agent alone, '' where nothing. */
  contact: text,
  /** What its members get. */
  rates: list(AgentRate),
  /** How many may register by it; absent = any number. */
  quota: optionalInt,
  /** How many did. */
  registrations: count,
  /** When it was made, ms. */
  createdAt: int,
  /** Until when it works, ms; absent = for good. */
  expiresAt: optionalInt,
  /** It works, its time is over, or as many registered as may. */
  status: /* @__PURE__ */ oneOf('open', 'expired', 'full'),
})
export type AffiliateUrl = z.output<typeof AffiliateUrl>
