import { getWithdrawSettings } from '@platform/sdk/withdraw'
import type { RouteStates } from '@platform/test-kit/scenarios'

export const states = {
  title: 'Withdrawal',
  calls: [getWithdrawSettings],
  member: { balance: 50_000 },
  setup: [{ action: 'withdrawals/ready', body: {} }],
  empty: { never: 'The balance is always there.' },
} satisfies RouteStates
