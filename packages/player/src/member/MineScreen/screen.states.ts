import { getMemberInfo } from '@platform/sdk/account'
import { getClubBenefits } from '@platform/sdk/promotions'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = { title: 'Member', calls: [getMemberInfo, getClubBenefits], empty: { member: {} } } satisfies RouteStates
