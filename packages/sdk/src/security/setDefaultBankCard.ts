import { defineCall } from '../core/defineCall.ts'
import { id } from '../core/fields.ts'
import { z } from '../core/schema.ts'

/** Has withdrawals suggest this destination. Errors: `notFound`, for one of somebody else. Spec 7.6. */
export const setDefaultBankCard = defineCall({
  name: 'setDefaultBankCard',
  method: 'POST',
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
