import type { Minor } from '@platform/sdk'
import { amountProblem, type TransferProblem, type TransferSettings } from '../amountProblem.ts'

/** A member who is to get money. */
export interface Receiver {
  memberId: string
  userName: string
  /** Of this member alone, cents. */
  own?: Minor
}

/** Everybody gets the same, or each an amount of their own. */
export type Split = 'same' | 'own'

type Limits = Pick<TransferSettings, 'min' | 'max' | 'transferable'>

/** What each gets, what is wrong with it, and what it comes to. */
export function sharesOf(limits: Limits, receivers: readonly Receiver[], split: Split, same: Minor | undefined) {
  const amounts = receivers.map(({ own }) => (split === 'own' ? own : same))
  const total = amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0)
  return {
    amounts,
    total,
    problems: amounts.map((amount) => amountProblem(limits, amount)),
    /** More than may be sent now, though none of them alone is. */
    tooMuch: total > limits.transferable,
  }
}
export type Shares = ReturnType<typeof sharesOf>

/** The first thing that is wrong with the amounts. */
export const firstProblem = ({ problems, tooMuch }: Shares): TransferProblem | undefined =>
  problems.find((problem) => problem !== undefined) ?? (tooMuch ? 'free' : undefined)
