export { announcementKeys, announcementsQuery, mobileNoticeQuery, type AnnouncementFilter } from '../../announcements/queries.ts'
