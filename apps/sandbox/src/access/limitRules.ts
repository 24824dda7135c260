import { changeOf, limitOf, playOf } from './limitRows.ts'
import { anything, ownerless, type Rule } from './Rule.ts'

/** What each member here has: `limitRows.ts`. */
const confirmable = { kind: 'stake', period: 'day' }
const other = { kind: 'bets', period: 'month' }

/** Limits and states of the account: the member's own. */
export const limitRules: Record<string, Rule> = {
  confirmLimit: ownerless(() => confirmable),
  dropLimitChange: ownerless(() => other),
  getLimitChanges: { ...anything(), tells: changeOf },
  getLimits: { ...anything(), tells: limitOf },
  readLimitReminder: anything(),
  sendPlayTime: anything(),
  getPlaySession: { ...anything(), tells: playOf },
  endRealityCheck: { ...anything(), tells: playOf },
  setRealityCheck: ownerless(() => ({ everyMs: 1 }), 'validation'),
  setLimit: ownerless(() => ({ ...other, value: 1_000_000 })),
  // Protection: durations that no market offers, so that no caller of the matrix leaves its state.
  getProtection: anything(),
  getProtectionEffects: ownerless(() => ({ act: 'pause' }), ['ok', 'rate.limited']),
  pauseAccount: ownerless(() => ({ duration: 'PT1H' }), 'protection.duration'),
  excludeAccount: ownerless(() => ({ duration: 'P1D' }), 'protection.duration'),
  requestReturn: { ...ownerless(() => ({}), 'protection.state'), byRole: { excluded: 'protection.early' } },
  cancelClosing: ownerless(() => ({}), 'protection.state'),
}
