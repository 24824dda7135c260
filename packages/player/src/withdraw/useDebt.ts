import { minor } from '@platform/sdk'
import { payDebtMutation } from '@platform/sdk/query/withdraw'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import { unknownOf } from '../blocks/UnknownOutcome/unknownOf.ts'
import { useErrorText } from '../i18n/useErrorText.ts'
import type { WithdrawSettings } from './amountProblem.ts'
import type { DebtProps } from './Debt.tsx'

/** What is owed, and how it is paid from the balance; undefined where nothing is. */
export function useDebt({ readiness, parts }: WithdrawSettings): Omit<DebtProps, 'symbol'> | undefined {
  const client = useClient()
  const errorText = useErrorText()
  const payment = useKeyedMutation(payDebtMutation(client))
  const owed = readiness.find(({ item }) => item === 'owed')?.amount
  if (owed === undefined) return undefined
  // Bonus money pays nothing.
  const cash = parts.reduce((sum, { part, amount }) => sum + (part === 'bonus' ? 0 : amount), 0)
  const amount = minor(Math.min(owed, cash))
  return {
    owed,
    amount,
    busy: payment.busy,
    error: payment.status === 'failed' ? errorText(payment.error) : undefined,
    unknown: unknownOf(payment),
    onPay: () => void payment.submit({ amount }),
  }
}
