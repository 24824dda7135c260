import type { OutputOf } from '@platform/sdk'
import type { getWithdrawSettings } from '@platform/sdk/withdraw'

export type WithdrawSettings = OutputOf<typeof getWithdrawSettings>
