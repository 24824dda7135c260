import { getSecurityConfig } from '@platform/sdk/security'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = { title: 'Security centre', calls: [getSecurityConfig], empty: { member: {} } } satisfies RouteStates
