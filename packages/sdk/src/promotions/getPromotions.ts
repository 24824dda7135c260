import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'
import { Promotion } from './Promotion.ts'

/**
 * The merchant's promotions, of one category or of all; those that ended are listed for two weeks. For a signed-in member, with the
 * member's status. Spec 2.15.
 */
export const getPromotions = defineCall({
  name: 'getPromotions',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPromotions',
  access: 'guest',
  section: '7.2',
  shown: false,
  fixed: ({ merchant, language }) => ({ platform: 'M', merchantCode: merchant, language }),
  input: z.object({
    /** Id of a category. */
    category: z.optional(id),
  }),
  output: z.object({
    /** The promotions. */
    content: list(Promotion),
  }),
})
