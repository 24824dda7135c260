import * as z from 'zod/mini'
import { getBankCards } from '@platform/sdk/security'
import { defineEntry } from './defineEntry.ts'

/** Keys of browser storage that only the security centre uses; loaded with its screen, not with the first page. */
export const securityEntries = {
  /** The last answer of the member's destinations, masked (section 4). In the session storage, which a sign-out clears. */
  bankCards: defineEntry({
    key: 'bankCards',
    area: 'session',
    lifetime: 'signOut',
    schema: z.object({ userName: z.string(), cards: getBankCards.output }),
  }),
}
