import { useFormatter } from 'use-intl'
import { REBATE_PARTS } from '@platform/sdk/agents'

/** Spells parts of a cent to their last digit: R$ 1,85175. */
export function useExact(symbol: string): (parts: number) => string {
  const format = useFormatter()
  return (parts) => {
    const amount = format.number(Math.abs(parts) / (REBATE_PARTS * 100), { minimumFractionDigits: 2, maximumFractionDigits: 6 })
    return `${parts < 0 ? '−' : ''}${symbol}${symbol ? '\u00A0' : ''}${amount}`
  }
}

/** Whole cents of parts, as they are paid. */
export const centsOf = (parts: number): number => Math.trunc(parts / REBATE_PARTS)
