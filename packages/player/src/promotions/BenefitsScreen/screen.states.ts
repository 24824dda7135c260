import { getClubBenefits } from '@platform/sdk/promotions'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = { title: 'VIP benefits', calls: [getClubBenefits], empty: { member: {} } } satisfies RouteStates
