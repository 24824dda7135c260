import { useEffect, useState } from 'react'
import { useMerchant } from '../../../merchant/MerchantProvider.tsx'
import { saveFile } from '../../record/saveFile.ts'
import { sha256 } from '../../page/sha256.ts'

export interface Proof {
  brand: string
  hash: string
  /** Whether the hash matches the text to save. */
  check: 'checking' | ProofCheck
  onPrint: () => void
  onSave: () => void
}

/** The state of a page with a proof: its hash is verified on this device. */
export function useProof({ orderNo, proofHash }: { orderNo: string; proofHash: string }, text: string): Proof {
  const { merchant } = useMerchant()
  return {
    brand: merchant.name,
    hash: proofHash,
    check: useCheck(text, proofHash),
    onPrint: () => print(),
    onSave: () => saveFile(new File([text], `${orderNo}.json`, { type: 'application/json' })),
  }
}

function useCheck(text: string, hash: string): Proof['check'] {
  const [checked, setChecked] = useState<{ text: string; hash: string; result: ProofCheck }>()
  useEffect(() => {
    let current = true
    void checkProof(text, hash).then((result) => current && setChecked({ text, hash, result }))
    return () => {
      current = false
    }
  }, [text, hash])
  return checked?.text === text && checked.hash === hash ? checked.result : 'checking'
}

/** The result of the check of a proof: some browsers cannot compute the hash, e.g. on a page without a secure connection. */
type ProofCheck = 'good' | 'bad' | 'impossible'

/** Whether the hash, computed on this device, matches the text. */
export async function checkProof(text: string, hash: string): Promise<ProofCheck> {
  try {
    return (await sha256(text)) === hash.toLowerCase() ? 'good' : 'bad'
  } catch {
    return 'impossible'
  }
}
