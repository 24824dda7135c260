import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id, text } from '../core/wire/fields.ts'
import { link } from '../core/wire/links.ts'
import { list } from '../core/wire/list.ts'

/** A picture that a member may choose. */
export const HeadIcon = z.object({
  /** Name of the picture. */
  icon: id,
  /** Its address: absolute, or a path from the address of the gateway. */
  url: link,
})
export type HeadIcon = z.output<typeof HeadIcon>

/** The member's own picture, '' = none chosen, and those to choose from. Spec 7.1. */
export const getHeadIcon = defineCall({
  name: 'getHeadIcon',
  method: 'GET',
  path: '/wps/member/info/icon',
  access: 'member',
  section: '7.1',
  input: z.object({}),
  output: z.object({
    /** Name of the member's picture, '' if none is chosen. */
    icon: text,
    /** The pictures to choose from. */
    icons: list(HeadIcon),
  }),
})
