import { getAnnouncementList } from '@platform/sdk/announcements'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = { title: 'Announcements', calls: [getAnnouncementList] } satisfies RouteStates
