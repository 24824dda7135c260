import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { count } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { AffiliateUrl } from './AffiliateUrl.ts'

/** The links of an agent, the newest first. Spec 7.5. */
export const getAffiliateUrls = defineCall({
  name: 'getAffiliateUrls',
  method: 'GET',
  path: '/wps/agent/affiliateUrls',
  module: 'AFFMAN3',
  access: 'agent',
  section: '7.5',
  shown: false,
  input: z.object({}),
  output: z.object({
    /** The links that were not deleted. */
    content: list(AffiliateUrl),
    /** Maximum number of links. */
    most: count,
  }),
})
