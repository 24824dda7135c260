import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { flag, optionalInt, text } from '../core/wire/fields.ts'

/** Whether the site is open. If both are on, maintenance wins. `until` in ms, if known. Spec 4, 7.1. */
export const getSystemStatus = defineCall({
  name: 'getSystemStatus',
  method: 'GET',
  path: '/wps/system/status',
  access: 'guest',
  section: '7.1',
  input: z.object({}),
  output: z.object({
    maintenance: flag,
    /** Closed for the short time of an upgrade (section 8). */
    upgrading: flag,
    regionRestriction: flag,
    /** This visitor's address is refused (2.20). */
    ipRestriction: flag,
    /** ISO country of the visitor's address, '' where unknown. */
    location: text,
    /** When it opens again, if known. */
    until: optionalInt,
  }),
})
