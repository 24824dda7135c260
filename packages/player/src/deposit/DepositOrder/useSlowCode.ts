import { useEffect, useState } from 'react'
import type { DepositOrder } from '@platform/sdk/deposit'

/** A code that takes longer than this shows a notice. */
const USUAL_MS = 8000

/** Whether the bank is slow to create the code of an order. */
export function useSlowCode({ status, createdAt }: DepositOrder, now: () => number): boolean {
  const [slow, setSlow] = useState(false)
  const waits = status === 'created'
  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(() => setSlow(true), Math.max(0, createdAt + USUAL_MS - now()))
    return () => clearTimeout(timer)
  }, [waits, createdAt, now])
  return waits && slow
}
