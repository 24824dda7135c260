import { type DepositOrder, depositProof } from '@platform/sdk/deposit'
import { useProof } from '../../blocks/money/OrderPage/useProof.ts'
import { DepositProofView } from './DepositProofView.tsx'

interface DepositProofProps {
  order: DepositOrder
  symbol: string
  detailHref: string
}

/** The verified proof of a deposit. */
export const DepositProof = ({ order, ...props }: DepositProofProps) => (
  <DepositProofView {...props} order={order} proof={useProof(order, depositProof(order))} />
)
