import { formatMoney, useUiLabels } from '@platform/ui'

/** Formats an amount in cents within a sentence. */
export function useSpell(symbol: string): (minor: number) => string {
  const { locale } = useUiLabels()
  return (minor) => formatMoney(minor, { symbol, locale })
}
