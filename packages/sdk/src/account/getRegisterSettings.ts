import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { flag, optionalInt } from '../core/wire/fields.ts'

/** Which ways of registration are open (2.10), and what each requires besides its fields. Spec 7.1. */
export const getRegisterSettings = defineCall({
  name: 'getRegisterSettings',
  method: 'GET',
  path: '/wps/system/setting/register',
  module: 'REG3',
  access: 'guest',
  section: '7.1',
  input: z.object({}),
  output: z.object({
    /** By user name. */
    username: flag,
    /** By mobile number. */
    mobile: flag,
    /** A registration by user name requires a captcha. */
    captcha: flag,
    /** The mobile number of a registration by user name is proven by an SMS code. */
    smsCode: flag,
    /** The invitation code is checked before the rest is sent. */
    affiliateCode: flag,
    /** Version of the terms of use in force; absent where a gateway has none. */
    termsVersion: optionalInt,
  }),
})
