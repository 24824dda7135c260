/** An amount in integer cents as the locale writes it, with the wallet's own symbol: `formatMoney(123450, { symbol: 'R$', locale: 'pt-BR' })` → "R$ 1.234,50". */
export function formatMoney(
  minor: number,
  { symbol, locale, signed = false }: { symbol: string; locale: string; signed?: boolean },
): string {
  // Works on digits, not by division: a hundredth of a large integer is not exact.
  const digits = String(Math.abs(minor)).padStart(3, '0')
  const amount = `${Number(digits.slice(0, -2))}.${digits.slice(-2)}` as `${number}`
  const number = formatOf(locale).format(amount)
  const sign = minor < 0 ? '−' : signed && minor > 0 ? '+' : ''
  return `${sign}${symbol}${symbol ? '\u00A0' : ''}${number}`
}

const formats = new Map<string, Intl.NumberFormat>()

// Making one takes 40 times as long as writing an amount with it, and a list has hundreds.
function formatOf(locale: string): Intl.NumberFormat {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  formats.set(locale, format)
  return format
}
