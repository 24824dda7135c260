import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id, text } from '../core/wire/fields.ts'
import { shownLink } from '../core/wire/links.ts'
import { list } from '../core/wire/list.ts'

/** A tab of the promotion list. `iconImageUrl` is '' if it has no picture. */
export const PromotionCategory = z.object({
  /** Id of the category; `all` is every promotion. */
  id,
  /** Name of the tab. */
  title: text,
  /** Its picture: absolute, or a path from the address of the gateway; '' if it has none. */
  iconImageUrl: shownLink,
})
export type PromotionCategory = z.output<typeof PromotionCategory>

/** The tabs of the promotion list in order, `all` first. A category without promotions is not included. Spec 2.15. */
export const getPromotionCategories = defineCall({
  name: 'getPromotionCategories',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPromotionCategories',
  access: 'guest',
  section: '7.2',
  shown: false,
  fixed: ({ merchant, language }) => ({ platform: 'M', merchantCode: merchant, language }),
  input: z.object({}),
  output: list(PromotionCategory),
})
