import { defineCall } from '../core/defineCall.ts'
import { id } from '../core/fields.ts'
import { z } from '../core/schema.ts'

/** Removes a destination: withdrawals are held for 24 hours. Errors: `notFound`, for one of somebody else or one that is gone. Spec 7.6. */
export const removeBankCard = defineCall({
  name: 'removeBankCard',
  method: 'DELETE',
  path: '/wps/member/bankCard',
  access: 'money',
  retry: 'keyed',
  section: '7.6',
  shown: false,
  input: z.object({
    /** Id of the destination. */
    id,
  }),
  output: z.unknown(),
})
