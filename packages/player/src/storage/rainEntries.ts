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

/** Keys of browser storage that only the rains use; they come with their screen, not with the first page. */
export const rainEntries = {
  /** What each player of this device was promised of rains before they were drawn, by a hash of the user name. */
  seenRains: defineEntry({ key: 'seenRains', area: 'local', lifetime: 'device', schema: z.record(z.string(), z.array(SeenRain)) }),
}
