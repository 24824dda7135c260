import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { int, text } from '../core/wire/fields.ts'
import { agentTexts } from '../texts/agentTexts.ts'
import { AccountKind } from './AccountKind.ts'
import { AffiliateChannel, AffiliateUrl } from './AffiliateUrl.ts'
import { AgentRate } from './AgentRate.ts'

/**
 * Creates a link that registers direct members of the agent. Errors: `affiliate.most` at the maximum number of links;
 * `rebate.ceiling`, `rebate.gap` and `rebate.quota` of `rates` that may not be given; `validation` of `days`, `quota`, `contact`. Spec 7.5.
 */
export const createAffiliateUrl = defineCall({
  name: 'createAffiliateUrl',
  method: 'POST',
  path: '/wps/agent/affiliateUrl',
  module: 'AFFMAN3',
  access: 'agent',
  retry: 'keyed',
  section: '7.5',
  shown: false,
  texts: agentTexts,
  input: z.object({
    /** Kind of account that it registers. */
    type: AccountKind,
    /** Where the link is shown. */
    channel: AffiliateChannel,
    /** A note for the agent only, at most `AFFILIATE_CONTACT` characters. */
    contact: text,
    /** One of `AFFILIATE_DAYS`. */
    days: int,
    /** How many may register, 1 to 10,000; absent = any number. */
    quota: z.optional(int),
    /**
     * A product that is left out gets no rebate. A rate that is no longer allowed at the time of a registration is lowered to the allowed
     * one.
     */
    rates: z.array(AgentRate),
  }),
  output: AffiliateUrl,
})
