import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { list } from '../core/wire/list.ts'
import { RegisterRule } from './RegisterRule.ts'

/** The rules of every account field, in the order of the form; those of login and recovery too (`loginUsername`, `verificationCode`). Spec 5, 7.1. */
export const getRegisterRules = defineCall({
  name: 'getRegisterRules',
  method: 'GET',
  path: '/wps/system/setting/register/rules',
  module: 'REG3',
  access: 'guest',
  section: '7.1',
  shown: false,
  input: z.object({}),
  output: list(RegisterRule),
})
