import { getFeedbackTickets } from '@platform/sdk/help'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = { title: 'Feedback', calls: [getFeedbackTickets], query: 'tab=tickets', empty: { member: {} } } satisfies RouteStates
