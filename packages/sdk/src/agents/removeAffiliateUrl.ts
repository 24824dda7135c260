import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id } from '../core/wire/fields.ts'

/** Ends a link permanently; members who registered by it stay. Errors: `notFound`. Spec 7.5. */
export const removeAffiliateUrl = defineCall({
  name: 'removeAffiliateUrl',
  method: 'DELETE',
  path: '/wps/agent/affiliateUrl',
  module: 'AFFMAN3',
  access: 'agent',
  retry: 'idempotent',
  section: '7.5',
  shown: false,
  input: z.object({
    /** Its code. */
    code: id,
  }),
  output: z.unknown(),
})
