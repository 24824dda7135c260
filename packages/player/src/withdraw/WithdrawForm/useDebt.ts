import { minor } from '@platform/sdk'
import { payDebtMutation } from '@platform/sdk/query/withdraw'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import { unknownOf } from '../../blocks/form/UnknownOutcome/unknownOf.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import type { WithdrawSettings } from '../WithdrawSettings.ts'
import type { DebtProps } from './Debt.tsx'

/** The debt, and its payment from the balance; undefined without one. */
export function useDebt({ readiness, parts }: WithdrawSettings): Omit<DebtProps, 'symbol'> | undefined {
  const client = useClient()
  const errorText = useErrorText()
  const payment = useKeyedMutation(payDebtMutation(client))
  const owed = readiness.find(({ item }) => item === 'owed')?.amount
  if (owed === undefined) return undefined
  // Bonus money cannot pay a debt.
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
