import { defineCall } from '../core/defineCall.ts'
import { seal } from '../core/encryption/sealRequest.ts'
import { id, string } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import { newPlayer, Registered, registrationFields } from './registrationFields.ts'

/** Registers by mobile number and SMS code. Without a `username` the number is the name. Spec 2.10, 3, 7.1. */
export const registerByMobile = defineCall({
  name: 'registerByMobile',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  module: 'REG3',
  access: 'guest',
  retry: 'keyed',
  section: '7.1',
  seal,
  fixed: newPlayer,
  input: z.object({ mobileNum: id, verificationCode: id, username: z.optional(string), ...registrationFields }),
  output: Registered,
})
