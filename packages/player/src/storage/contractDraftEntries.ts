import * as z from 'zod/mini'
import { defineEntry } from './defineEntry.ts'

const cents = z.optional(z.int().check(z.nonnegative()))
const text = z.string().check(z.maxLength(16))

const TypedOffer = z.object({
  /** The contract it is for, as it was then. */
  of: z.string(),
  carryOver: z.boolean(),
  standard: z.boolean(),
  cap: cents,
  tiers: z
    .array(z.object({ key: z.int(), minimumBet: cents, netLoss: cents, activeMember: text, activeStake: cents, rate: text, amount: cents }))
    .check(z.minLength(1), z.maxLength(50)),
})

/** Keys of browser storage that only the editor of contracts uses; loaded with it. */
export const contractDraftEntries = {
  /** The offer being typed, so that a reload or the browser's Back does not lose it. */
  typedOffer: defineEntry({ key: 'contractDraft', area: 'session', lifetime: 'signOut', schema: TypedOffer }),
}
