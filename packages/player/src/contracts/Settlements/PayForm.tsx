import type { Minor, OutputOf } from '@platform/sdk'
import type { ContractKind, ContractSettlement, paySettlement } from '@platform/sdk/contracts'
import { paySettlementMutation } from '@platform/sdk/query/contracts'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import { minor } from '@platform/sdk'
import { useTransferQuestion } from '../../blocks/PaymentConfirmation/useTransferQuestion.ts'
import { useLinkTo } from '../../session/useViewer.ts'
import { PayView } from './PayView.tsx'

interface PayFormProps {
  kind: ContractKind
  settlements: readonly ContractSettlement[]
  /** What the agent could pay with now. */
  payable: Minor
  symbol: string
  listHref: string
  onPaid: (paid: OutputOf<typeof paySettlement>) => void
}

/** Which settlements, what they come to, whether the balance is enough, and the confirmation. */
export function PayForm({ kind, settlements, payable, symbol, listHref, onPaid }: PayFormProps) {
  const client = useClient()
  const linkTo = useLinkTo()
  const total = minor(settlements.reduce((sum, { due }) => sum + due, 0))
  const payment = useKeyedMutation(paySettlementMutation(client), { onDone: (paid) => paid && onPaid(paid) })
  const { sending } = useTransferQuestion({
    action: 'transfer',
    transfer: payment,
    isIncomplete: settlements.length === 0 || total > payable,
    send: (confirm) =>
      payment.submit(async () => {
        const proof = await confirm()
        return proof && { kind, settlementIds: settlements.map(({ settlementId }) => settlementId), total, ...proof }
      }),
  })
  return (
    <PayView
      settlements={settlements}
      total={total}
      payable={payable}
      symbol={symbol}
      busy={payment.busy}
      listHref={listHref}
      depositHref={linkTo('deposit')}
      passwordHref={linkTo('securityCenter', { view: 'payment' })}
      {...sending}
    />
  )
}
