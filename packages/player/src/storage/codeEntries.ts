import * as z from 'zod/mini'
import { defineEntry } from './defineEntry.ts'

/** Keys of browser storage that only forms with an SMS code use; loaded with those, not with the first page. */
export const codeEntries = {
  /** By purpose of the code: a hash of the number that got the last one, and when another may be requested, ms. */
  sentCodes: defineEntry({
    key: 'sentCodes',
    area: 'session',
    lifetime: 'signOut',
    schema: z.record(z.string(), z.object({ to: z.string(), resendAt: z.number() })),
  }),
}
