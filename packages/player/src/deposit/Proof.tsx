import { useEffect, useState } from 'react'
import { type DepositOrder, depositProof } from '@platform/sdk/deposit'
import { saveText } from '../blocks/RecordList/saveText.ts'
import { useMerchant } from '../merchant/MerchantProvider.tsx'
import { DepositProofView, type ProofCheck } from './DepositProofView.tsx'

interface ProofProps {
  order: DepositOrder
  symbol: string
  detailHref: string
}

/** The proof of a deposit, with its hash computed again on this device. */
export function Proof({ order, symbol, detailHref }: ProofProps) {
  const { merchant } = useMerchant()
  const text = depositProof(order)
  return (
    <DepositProofView
      order={order}
      symbol={symbol}
      brand={merchant.name}
      check={useCheck(text, order.proofHash)}
      detailHref={detailHref}
      onPrint={() => print()}
      onSave={() => saveText(`${order.orderNo}.json`, text, 'application/json')}
    />
  )
}

/** Whether a text has this hash. */
function useCheck(text: string, hash: string): ProofCheck {
  const [checked, setChecked] = useState<{ text: string; hash: string }>()
  useEffect(() => {
    let current = true
    void sha256(text).then((computed) => current && setChecked({ text, hash: computed }))
    return () => {
      current = false
    }
  }, [text])
  if (checked?.text !== text) return 'checking'
  return checked.hash === hash.toLowerCase() ? 'good' : 'bad'
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
