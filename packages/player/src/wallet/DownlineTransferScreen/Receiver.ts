import type { Minor } from '@platform/sdk'
import { amountProblem, type TransferProblem, type TransferSettings } from '../amountProblem.ts'

/** A receiver of a transfer. */
export interface Receiver {
  memberId: string
  userName: string
  /** Own amount of this member, cents. */
  own?: Minor
}

/** The same amount for all, or an own amount for each. */
export type Split = 'same' | 'own'

type Limits = Pick<TransferSettings, 'min' | 'max' | 'transferable'>

/** The amounts, their problems, and their sum. */
export function sharesOf(limits: Limits, receivers: readonly Receiver[], split: Split, same: Minor | undefined) {
  const amounts = receivers.map(({ own }) => (split === 'own' ? own : same))
  const total = amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0)
  return {
    amounts,
    total,
    problems: amounts.map((amount) => amountProblem(limits, amount)),
    /** The sum is more than may be sent now, even if no single amount is. */
    tooMuch: total > limits.transferable,
  }
}
export type Shares = ReturnType<typeof sharesOf>

/** The first problem of the amounts. */
export const firstProblem = ({ problems, tooMuch }: Shares): TransferProblem | undefined =>
  problems.find((problem) => problem !== undefined) ?? (tooMuch ? 'free' : undefined)
