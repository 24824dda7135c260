import { useState, type ReactNode } from 'react'
import { minor, PlatformError, type Minor, type OutputOf } from '@platform/sdk'
import type { ContractKind, ContractSettlement, paySettlement } from '@platform/sdk/contracts'
import { paySettlementMutation } from '@platform/sdk/query/contracts'
import type { TransferReadiness as Line } from '@platform/sdk/wallet'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import { useTransferQuestion } from '../../blocks/PaymentConfirmation/useTransferQuestion.ts'
import { TransferReadiness } from '../../blocks/TransferReadiness/TransferReadiness.tsx'
import { useTransferLinks } from '../../blocks/TransferReadiness/useTransferLinks.ts'
import { useLinkTo } from '../../session/useViewer.ts'
import { PayView } from './PayView.tsx'

interface PayFormProps {
  /** Tells one form from another. */
  scope: string
  kind: ContractKind
  settlements: readonly ContractSettlement[]
  /** In place of the form while the settlements are not all known. */
  rest: ReactNode
  /** What the agent could pay with now. */
  payable: Minor
  /** What must be in order before. */
  readiness: readonly Line[]
  symbol: string
  listHref: string
  onPaid: (paid: OutputOf<typeof paySettlement>) => void
}

/** Which settlements, what they come to, whether the balance is enough, and the confirmation. */
export function PayForm({ scope, kind, settlements: open, rest, payable, readiness, symbol, listHref, onPaid }: PayFormProps) {
  const client = useClient()
  const linkTo = useLinkTo()
  const links = useTransferLinks()
  const [sent, hold] = useState<readonly ContractSettlement[]>()
  const payment = useKeyedMutation(paySettlementMutation(client), { scope, onDone: (paid) => paid && onPaid(paid) })
  const { status } = payment
  // What is paid leaves the list of open ones before the answer is told.
  const ended = status === 'idle' || status === 'failed'
  const settlements = (!ended && sent) || open
  const isBlocked = ended && readiness.some(({ done }) => !done)
  const total = minor(settlements.reduce((sum, { due }) => sum + due, 0))
  const { sending } = useTransferQuestion({
    action: 'transfer',
    transfer: payment,
    isIncomplete: settlements.length === 0 || total > payable || isBlocked,
    send: (confirm) => {
      hold(settlements)
      return payment.submit(async () => {
        const proof = await confirm()
        return proof && { kind, settlementIds: settlements.map(({ settlementId }) => settlementId), total, ...proof }
      })
    },
  })
  if (rest && ended) return rest
  return (
    <PayView
      settlements={settlements}
      total={total}
      payable={payable}
      symbol={symbol}
      busy={payment.busy}
      listHref={listHref}
      depositHref={linkTo('deposit')}
      readiness={isBlocked && <TransferReadiness lines={readiness} links={links} symbol={symbol} now={client.clock.now} />}
      passwordHref={status === 'failed' && isOfPassword(payment.error) ? linkTo('securityCenter', { view: 'payment' }) : undefined}
      {...sending}
    />
  )
}

/** Only what is wrong with the payment password is mended where it is set. */
const isOfPassword = (error: unknown) => error instanceof PlatformError && error.code.startsWith('payment.')
