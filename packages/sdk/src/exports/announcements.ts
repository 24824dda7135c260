export { getAnnouncements } from '../announcements/getAnnouncements.ts'
export { getMobileNotice } from '../announcements/getMobileNotice.ts'
export type { ContentType } from '../announcements/getAnnouncements.ts'
export type { Announcement, Banner, HotMatch, Popup, Promotion } from '../announcements/schemas.ts'
