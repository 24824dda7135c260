import * as z from 'zod/mini'
import { defineEntry } from './defineEntry.ts'

/** Keys of browser storage that only the prompts of contracts use; loaded with them. */
export const contractEntries = {
  /** Hashes of the proposals that this session has prompted for already. */
  prompted: defineEntry({ key: 'contractsPrompted', area: 'session', lifetime: 'signOut', schema: z.array(z.string()) }),
}
