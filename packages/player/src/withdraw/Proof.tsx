import { type WithdrawOrder, withdrawProof } from '@platform/sdk/withdraw'
import { useProof } from '../blocks/OrderPage/useProof.ts'
import { WithdrawProofView } from './WithdrawProofView.tsx'

interface ProofProps {
  order: WithdrawOrder
  symbol: string
  orderHref: string
}

/** The proof of a withdrawal, verified on the device. */
export const Proof = ({ order, ...props }: ProofProps) => (
  <WithdrawProofView {...props} order={order} proof={useProof(order, withdrawProof(order))} />
)
