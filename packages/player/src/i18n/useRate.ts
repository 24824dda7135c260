import { useFormatter } from 'use-intl'

/** Formats a rate in hundredths of a percent: 0,40%. */
export function useRate(): (rate: number) => string {
  const format = useFormatter()
  return (rate) => format.number(rate / 10_000, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 })
}
