import { useFormatter } from 'use-intl'
import { REBATE_PARTS } from '@platform/sdk/agents'

/** Formats parts of a cent with all their digits: R$ 1,85175. */
export function useExact(symbol: string): (parts: number) => string {
  const format = useFormatter()
  return (parts) => {
    const amount = format.number(Math.abs(parts) / (REBATE_PARTS * 100), { minimumFractionDigits: 2, maximumFractionDigits: 6 })
    return `${parts < 0 ? '−' : ''}${symbol}${symbol ? '\u00A0' : ''}${amount}`
  }
}

/** Parts as whole cents, truncated like the payment. */
export const centsOf = (parts: number): number => Math.trunc(parts / REBATE_PARTS)
