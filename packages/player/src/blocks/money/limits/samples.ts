import type { ProtectionEffects } from './Effects.tsx'

/** Sample data for stories and tests. */
export const noEffects = {
  balance: 0,
  bonus: 0,
  openBets: 0,
  withdrawals: 0,
  contracts: 0,
  owed: 0,
  reserved: 0,
  unpaid: 0,
} as ProtectionEffects

export const allEffects = {
  balance: 123_456,
  bonus: 5000,
  openBets: 3,
  withdrawals: 1,
  contracts: 2,
  owed: 40_000,
  reserved: 30_000,
  unpaid: 10_000,
} as ProtectionEffects
