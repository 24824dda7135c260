import { type DepositOrder, depositProof } from '@platform/sdk/deposit'
import { useProof } from '../blocks/OrderPage/useProof.ts'
import { DepositProofView } from './DepositProofView.tsx'

interface ProofProps {
  order: DepositOrder
  symbol: string
  detailHref: string
}

/** The verified proof of a deposit. */
export const Proof = ({ order, ...props }: ProofProps) => (
  <DepositProofView {...props} order={order} proof={useProof(order, depositProof(order))} />
)
