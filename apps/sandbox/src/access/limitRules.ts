import { changeOf, limitOf } from './limitRows.ts'
import { anything, ownerless, type Rule } from './Rule.ts'

/** What each member here has, with a rise that is not to be confirmed yet. */
const rising = { kind: 'stake', period: 'month' }
const other = { kind: 'bets', period: 'month' }

/** Limits: the member's own. */
export const limitRules: Record<string, Rule> = {
  confirmLimit: ownerless(() => rising, 'limit.early'),
  dropLimitChange: ownerless(() => other),
  getLimitChanges: { ...anything(), tells: changeOf },
  getLimits: { ...anything(), tells: limitOf },
  readLimitReminder: anything(),
  sendPlayTime: anything(),
  setLimit: ownerless(() => ({ ...other, value: 1_000_000 })),
}
