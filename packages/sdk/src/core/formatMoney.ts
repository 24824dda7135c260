/** How an amount is written: the symbol is the wallet's `currencySymbol`. */
export interface MoneyFormat {
  symbol: string
  /** A language tag such as `pt-BR`. */
  locale: string
}

/** An amount in integer cents for people: `formatMoney(123450, { symbol: 'R$', locale: 'pt-BR' })` → "R$ 1.234,50". */
export function formatMoney(minor: number, { symbol, locale }: MoneyFormat): string {
  // Works on digits, not by division: a hundredth of a large integer is not exact.
  const digits = String(Math.abs(minor)).padStart(3, '0')
  const amount = `${Number(digits.slice(0, -2))}.${digits.slice(-2)}` as `${number}`
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount)
  return `${minor < 0 ? '−' : ''}${symbol}${symbol && '\u00A0'}${number}`
}
