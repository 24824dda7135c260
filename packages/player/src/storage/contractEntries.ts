import * as z from 'zod/mini'
import { defineEntry } from './defineEntry.ts'

/** Keys of browser storage that only the prompts of contracts use; they come with them. */
export const contractEntries = {
  /** Hashes of the proposals about which this session was prompted already. */
  prompted: defineEntry({ key: 'contractsPrompted', area: 'session', lifetime: 'signOut', schema: z.array(z.string()) }),
}
