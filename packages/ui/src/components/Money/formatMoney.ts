/** An amount in minor units as the locale writes it, with the currency's own symbol: `formatMoney(123450, { symbol: 'R$', locale: 'pt-BR' })` → "R$ 1.234,50". */
export function formatMoney(
  minor: number,
  { symbol, locale, signed = false }: { symbol: string; locale: string; signed?: boolean },
): string {
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(Math.abs(minor) / 100)
  const sign = minor < 0 ? '−' : signed && minor > 0 ? '+' : ''
  return `${sign}${symbol}${symbol ? '\u00A0' : ''}${number}`
}
