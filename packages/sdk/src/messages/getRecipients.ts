import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { count, flag, id, text } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'

/** To whom the agent may write. Disabled members receive nothing. Spec 7.5. */
export const getRecipients = defineCall({
  name: 'getRecipients',
  method: 'GET',
  path: '/wps/relay/CSP_getRecipients',
  module: 'INBOX3',
  access: 'agent',
  feature: 'MAILCEN',
  section: '7.5',
  shown: false,
  input: z.object({}),
  output: z.object({
    /** Whether there is an agent above. */
    hasUpline: flag,
    /** Number of direct members. */
    directCount: count,
    /** The newest hundred of them. */
    content: list(
      z.object({
        /** Id of the member. */
        memberId: id,
        userName: text,
      }),
    ),
  }),
})
