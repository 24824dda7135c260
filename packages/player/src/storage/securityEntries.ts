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

/** Keys of browser storage that only the security centre uses; they come with its screen, not with the first page. */
export const securityEntries = {
  /** The member's destinations as they were answered last, masked (section 4). The area of the session, which a sign-out empties. */
  bankCards: defineEntry({
    key: 'bankCards',
    area: 'session',
    lifetime: 'signOut',
    schema: z.object({ userName: text, cards: z.array(BankCard) }),
  }),
}
