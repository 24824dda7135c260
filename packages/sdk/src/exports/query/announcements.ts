export { readAnnouncementsMutation } from '../../announcements/mutations.ts'
export { announcementKeys, announcementsQuery, type AnnouncementFilter } from '../../announcements/queries.ts'
export { announcementListQuery, lobbyNewsQuery, mobileNoticeQuery, type AnnouncementListFilter } from '../../announcements/listQueries.ts'
