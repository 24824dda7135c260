import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { securityTexts } from '../texts/securityTexts.ts'
import { cleanText } from '../clean/cleanText.ts'
import { entered } from '../clean/entered.ts'

/** Sets the name that other players see. Spec 7.6. */
export const setNickname = defineCall({
  name: 'setNickname',
  method: 'POST',
  path: '/wps/member/info/nickname',
  access: 'player',
  retry: 'idempotent',
  section: '7.6',
  texts: securityTexts,
  input: z.object({ nickname: entered(cleanText) }),
  output: z.unknown(),
})
