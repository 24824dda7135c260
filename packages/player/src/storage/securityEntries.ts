import * as z from 'zod/mini'
import { defineEntry } from './defineEntry.ts'

const text = z.string()

const BankCard = z.object({
  id: text,
  type: z.enum(['PIX', 'BANK']),
  pixKeyType: text,
  bankCode: text,
  bankName: text,
  masked: text,
  payeeName: text,
  isDefault: z.boolean(),
  createdAt: z.number(),
})

/** Keys of browser storage that only the security centre uses; loaded with its screen, not with the first page. */
export const securityEntries = {
  /** The last answer of the member's destinations, masked (section 4). In the session storage, which a sign-out clears. */
  bankCards: defineEntry({
    key: 'bankCards',
    area: 'session',
    lifetime: 'signOut',
    schema: z.object({ userName: text, cards: z.array(BankCard) }),
  }),
}
