import { type WithdrawOrder, withdrawProof } from '@platform/sdk/withdraw'
import { useProof } from '../../blocks/money/OrderPage/useProof.ts'
import { WithdrawProofView } from './WithdrawProofView.tsx'

interface WithdrawProofProps {
  order: WithdrawOrder
  symbol: string
  orderHref: string
}

/** The proof of a withdrawal, verified on the device. */
export const WithdrawProof = ({ order, ...props }: WithdrawProofProps) => (
  <WithdrawProofView {...props} order={order} proof={useProof(order, withdrawProof(order))} />
)
