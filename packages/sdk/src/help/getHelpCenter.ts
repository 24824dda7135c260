import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { text } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'

/** A question of the help centre and its answer; `content` is HTML. Spec 3. */
export const HelpItem = z.object({
  /** The question. */
  title: text,
  /** The answer, HTML. */
  content: text,
})
export type HelpItem = z.output<typeof HelpItem>

/** The complete help centre in reading order: the route's `i` is an index into it. Spec 2.16, 7.1. */
export const getHelpCenter = defineCall({
  name: 'getHelpCenter',
  method: 'GET',
  path: '/wps/system/helpCenter',
  access: 'guest',
  section: '7.1',
  fixed: ({ merchant, language }) => ({ device: 'MOBILE', lang: language, merchantCode: merchant }),
  input: z.object({}),
  output: list(HelpItem),
})
