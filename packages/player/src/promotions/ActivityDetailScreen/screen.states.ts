import { getPromotion } from '@platform/sdk/promotions'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = { title: 'Promotion', calls: [getPromotion], query: 'id={promotion}', empty: { query: 'id=0' } } satisfies RouteStates
