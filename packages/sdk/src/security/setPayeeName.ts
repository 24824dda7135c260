import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { securityTexts } from '../texts/securityTexts.ts'
import { cleanText } from '../clean/cleanText.ts'
import { entered } from '../clean/entered.ts'

/** Sets the name of the holder of destinations. Errors: `payee.fixed` once there was a destination or the identity is checked. Spec 7.6. */
export const setPayeeName = defineCall({
  name: 'setPayeeName',
  method: 'POST',
  path: '/wps/member/info/payeename',
  access: 'player',
  retry: 'idempotent',
  section: '7.6',
  texts: securityTexts,
  input: z.object({ payeeName: entered(cleanText) }),
  output: z.unknown(),
})
