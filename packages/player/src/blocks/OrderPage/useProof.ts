import { useEffect, useState } from 'react'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { saveFile } from '../saveFile.ts'

export interface Proof {
  brand: string
  hash: string
  /** Whether the hash is that of the text that is saved. */
  check: 'checking' | 'good' | 'bad'
  onPrint: () => void
  onSave: () => void
}

/** What a page with a proof needs: its hash is computed again on this device. */
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
