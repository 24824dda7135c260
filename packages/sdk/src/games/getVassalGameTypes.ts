import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { list } from '../core/wire/list.ts'
import { Vendor } from './Vendor.ts'

/** Every vendor in every category it plays in, in the merchant's order: the vendor tiles. Spec 7.3. */
export const getVassalGameTypes = defineCall({
  name: 'getVassalGameTypes',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  access: 'guest',
  section: '7.3',
  fixed: ({ merchant, language }) => ({ typeId: 1, merchant_code: merchant, language }),
  input: z.object({}),
  output: z.object({
    /** The tiles in the merchant's order. */
    content: list(Vendor),
  }),
})
