import type { Tables } from '../db/Tables.ts'
import type { Context } from '../gateway/Context.ts'

/** The merchant's announcements that have begun and have not ended. */
export const currentAnnouncements = (kinds: Tables['announcements']['kind'][], { db, merchant, now }: Context) =>
  db
    .selectFrom('announcements')
    .where('merchant', '=', merchant.brand)
    .where('kind', 'in', kinds)
    .where('starts_at', '<=', now())
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now())]))
