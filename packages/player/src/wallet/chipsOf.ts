import type { TransferSettings } from './amountProblem.ts'

/** Round amounts to take with one tap, and everything. */
export const chipsOf = ({ min, transferable }: Pick<TransferSettings, 'min' | 'transferable'>): number[] =>
  transferable < min ? [] : [...[5000, 10_000, 50_000].filter((amount) => amount >= min && amount < transferable), transferable]
