import { defineCall } from '../core/defineCall.ts'
import { count, flag, oneOf } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import { accountTexts } from '../texts/accountTexts.ts'

/** Whether SMS codes are open for a purpose, how many digits they have and how long one lives. Never asks with a code or number. For third parties: no screen of ours asks it. Spec 7.1. */
export const getVerification = defineCall({
  name: 'getVerification',
  method: 'GET',
  path: '/wps/verification',
  module: 'VERIFICATION3',
  access: 'guest',
  section: '7.1',
  texts: accountTexts,
  shown: false,
  input: z.object({
    /** What the code is to prove. */
    purpose: oneOf('register', 'login', 'password'),
  }),
  output: z.object({
    /** Codes are sent for this purpose. */
    enabled: flag,
    /** How many digits a code has. */
    digits: count,
    /** Minutes for which a code is good. */
    validMinutes: count,
  }),
})
