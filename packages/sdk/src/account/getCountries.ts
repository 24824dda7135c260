import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id, text } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'

/** A country whose phone numbers can be registered: `countryCode` BR, `countryDialingCode` 55. */
export const Country = z.object({
  /** ISO code, such as BR. */
  countryCode: id,
  /** Name, in the language of the request. */
  countryName: text,
  countryDialingCode: id,
  /** Regular expression of the national digits of its mobile numbers (`readMobile`), '' = any. */
  mobilePattern: text,
})
export type Country = z.output<typeof Country>

/** Countries with their dialing codes, the merchant's own first. Spec 7.1. */
export const getCountries = defineCall({
  name: 'getCountries',
  method: 'GET',
  path: '/wps/system/country',
  access: 'guest',
  section: '7.1',
  input: z.object({}),
  output: list(Country),
})
