import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { flag, text } from '../core/wire/fields.ts'

/** CPF and date of birth. Spec 7.6. */
export const getPersonalInfo = defineCall({
  name: 'getPersonalInfo',
  method: 'GET',
  path: '/wps/member/info/personal',
  access: 'player',
  section: '7.6',
  shown: false,
  input: z.object({}),
  output: z.object({
    /** CPF, masked; '' if there is none. */
    idNumber: text,
    /** Date of birth, `YYYY-MM-DD`; '' if there is none. */
    birthDate: text,
    /** Neither can be changed any more. */
    fixed: flag,
    /** The CPF can be changed only by the operator: from the first credited deposit or first destination on. */
    idNumberFixed: flag,
  }),
})
