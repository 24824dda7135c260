import type { Promotion } from '@platform/sdk/promotions'

/** The picture with sequence 1 (2.15). */
export const coverOf = (images: Promotion['announcementImages']): string | undefined => images.find(({ sequence }) => sequence === 1)?.url
