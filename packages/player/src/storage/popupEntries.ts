import * as z from 'zod/mini'
import { defineEntry } from './defineEntry.ts'

/** Keys of browser storage that only announcement popups use; loaded with them, not with the first page. */
export const popupEntries = {
  /** By audience: whether announcement popups may show; 'false' after they were closed, until there is news (sections 3, 4). */
  popupShown: defineEntry({ key: 'popupShown', area: 'local', lifetime: 'device', schema: z.record(z.string(), z.boolean()) }),
  /** Hashes of the popups that were seen: by guests of this device, and by each user name (section 3). */
  seenPopups: defineEntry({
    key: 'seenPopups',
    area: 'local',
    lifetime: 'device',
    schema: z.object({ B: z._default(z.array(z.string()), []), A: z._default(z.record(z.string(), z.array(z.string())), {}) }),
  }),
}
