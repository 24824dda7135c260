import * as z from 'zod/mini'
import { defineEntry } from './defineEntry.ts'

const number = z.int().check(z.nonnegative())
const text = z.string().check(z.maxLength(128))

const SeenRain = z.object({
  id: text,
  hash: text,
  /** Cents, as all amounts here. */
  pool: number,
  packets: number,
  smallest: number,
  largest: number,
  bands: z.array(z.object({ from: number, to: number, packets: number })).check(z.maxLength(20)),
  /** The member's own ticket, '' = none yet. */
  ticket: text,
})
export type SeenRain = z.output<typeof SeenRain>

/** Keys of browser storage that only the rains use; loaded with their screen, not with the first page. */
export const rainEntries = {
  /** The rains that each player of this device saw before their draws, by a hash of the user name. */
  seenRains: defineEntry({ key: 'seenRains', area: 'local', lifetime: 'device', schema: z.record(z.string(), z.array(SeenRain)) }),
}
