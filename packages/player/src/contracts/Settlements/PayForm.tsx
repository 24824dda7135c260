import { useState, type ReactNode } from 'react'
import { minor, PlatformError, type Minor, type OutputOf } from '@platform/sdk'
import { paySettlement, type ContractKind, type ContractSettlement } from '@platform/sdk/contracts'
import { paySettlementMutation } from '@platform/sdk/query/contracts'
import type { TransferReadiness as Line } from '@platform/sdk/wallet'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import { useMoneyForm } from '../../blocks/form/PaymentConfirmation/useMoneyForm.ts'
import { TransferReadiness } from '../../blocks/money/TransferReadiness/TransferReadiness.tsx'
import { useTransferLinks } from '../../blocks/money/TransferReadiness/useTransferLinks.ts'
import { useLinkTo } from '../../session/useViewer.ts'
import { PayView } from './PayView.tsx'

interface PayFormProps {
  /** Scope of the keyed call: differs between forms. */
  scope: string
  kind: ContractKind
  settlements: readonly ContractSettlement[]
  /** Shown instead of the form until all settlements are loaded. */
  rest: ReactNode
  /** The amount that the agent can pay now. */
  payable: Minor
  /** Requirements for a payment. */
  readiness: readonly Line[]
  symbol: string
  listHref: string
  onPaid: (paid: OutputOf<typeof paySettlement>) => void
}

/** The settlements to pay, their total, whether the balance is enough, and the confirmation. */
export function PayForm({ scope, kind, settlements: open, rest, payable, readiness, symbol, listHref, onPaid }: PayFormProps) {
  const client = useClient()
  const linkTo = useLinkTo()
  const links = useTransferLinks(readiness)
  const [sentSettlements, setSentSettlements] = useState<readonly ContractSettlement[]>()
  const payment = useKeyedMutation(paySettlementMutation(client), { scope, onDone: (paid) => paid && onPaid(paid) })
  const { status } = payment
  // Paid settlements leave the list of open ones before the answer arrives.
  const ended = status === 'idle' || status === 'failed'
  const settlements = (!ended && sentSettlements) || open
  const isBlocked = ended && readiness.some(({ done }) => !done)
  const total = minor(settlements.reduce((sum, { due }) => sum + due, 0))
  const form = useMoneyForm({
    call: paySettlement,
    action: 'transfer',
    empty: { paymentPassword: '' },
    keyed: payment,
    toInput: () => ({ kind, settlementIds: settlements.map(({ settlementId }) => settlementId), total }),
    submit: (prepare) => {
      setSentSettlements(settlements)
      return payment.submit(prepare)
    },
  })
  if (rest && ended) return rest
  return (
    <PayView
      form={form}
      settlements={settlements}
      total={total}
      payable={payable}
      symbol={symbol}
      listHref={listHref}
      depositHref={linkTo('deposit')}
      readiness={isBlocked && <TransferReadiness lines={readiness} links={links} symbol={symbol} now={client.clock.now} />}
      passwordHref={status === 'failed' && isOfPassword(payment.error) ? linkTo('securityCenter', { view: 'payment' }) : undefined}
    />
  )
}

/** Only errors of the payment password are fixed in its settings. */
const isOfPassword = (error: unknown) => error instanceof PlatformError && error.code.startsWith('payment.')
