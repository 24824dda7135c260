import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { day } from '../core/wire/fields.ts'
import { securityTexts } from '../texts/securityTexts.ts'
import { cleanCpf } from '../clean/cleanNumber.ts'
import { entered } from '../clean/entered.ts'

/**
 * Sets CPF and date of birth. Errors: `personal.underage` below the age of the merchant's market: the date is stored and only an
 * accepted identity opens bets and deposits again, `personal.fixed` while the identity is checked and after, and for another CPF once
 * it is fixed, also while the account is paused, excluded or closing, `personal.deposit` for another CPF while a deposit is open,
 * `destination.holder` while a PIX key with another CPF exists. The answer does not reveal whether another account has the CPF:
 * `deposit.verifying` does, later. Spec 7.6.
 */
export const setPersonalInfo = defineCall({
  name: 'setPersonalInfo',
  method: 'POST',
  path: '/wps/member/info/personal',
  access: 'player',
  retry: 'idempotent',
  section: '7.6',
  texts: securityTexts,
  shown: false,
  input: z.object({
    /** CPF: eleven digits; absent = unchanged. */
    idNumber: z.optional(entered(cleanCpf)),
    /** Date of birth. */
    birthDate: day,
  }),
  output: z.unknown(),
})
