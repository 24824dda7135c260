import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { dictionary } from '../core/wire/dictionary.ts'
import { id } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'

/** A category with its vendors in order; `accountTypeName` is the vendor's code. Spec 3. */
export const VendorGroup = z.object({
  /** Category of games. */
  gameCategory: id,
  /** Its vendors, in the order to show. */
  vendorNames: list(z.object({ accountTypeName: id })),
})
export type VendorGroup = z.output<typeof VendorGroup>

/** Which vendors a category has: `mapping` by category, `sorting` in the order to show. Spec 3, 7.3. */
export const getVassalages = defineCall({
  name: 'getVassalages',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassalage',
  access: 'guest',
  section: '7.3',
  fixed: ({ merchant, language }) => ({ merchantCode: merchant, language }),
  input: z.object({}),
  output: z.object({
    /** Vendors of each category. */
    mapping: dictionary(VendorGroup),
    /** The same, in the order to show. */
    sorting: list(VendorGroup),
  }),
})
