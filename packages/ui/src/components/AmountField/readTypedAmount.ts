import { plainDigits } from '../FormField/plainDigits.ts'
import { formatMoney } from '../Money/formatMoney.ts'
import { decimalSignOf, type Entry } from './decimalSignOf.ts'
import { isChanged } from './isChanged.ts'

// Nine digits before the comma: no wallet holds more, and cents stay exact.
const MAX_WHOLE_DIGITS = 9

/** Why a text is no amount: it is below zero, it has two amounts or a word that changes one, or it has too many digits. */
export type AmountProblem = 'negative' | 'unclear' | 'tooLong'

export interface TypedAmount {
  /** What stays in the field: no more than two decimals. '' with a problem: then the field stays as it was. */
  text: string
  /** Integer cents; undefined when there is no digit, and with a problem. */
  minor: number | undefined
  problem?: AmountProblem
}

/**
 * What a person types, pastes or dictates as an amount: "1.234,5" in pt-BR → 123450 cents. Words and signs around one amount are dropped, two
 * amounts are never joined. A third decimal may be a digit too many or a thousand, so it is refused. Where a digit was removed,
 * groups may have any length; in a pasted text they may not. `symbol` is that of the currency.
 */
export function readTypedAmount(text: string, locale: string, entry: Entry = 'typed', symbol = 'R$'): TypedAmount {
  const own = formatMoney(0, { symbol: '', locale }).includes(',') ? ',' : '.'
  const plain = plainText(text, own)
  const [number = '', second] = plain.match(/[.,]?\d[\d.,]*/g) ?? []
  if (second || isChanged(plain.replaceAll(symbol || '$', '$'))) return refused('unclear')
  if (isNegative(plain)) return refused('negative')
  if (!number) return { text: '', minor: undefined, ...(/\p{L}/u.test(plain) && { problem: 'unclear' }) }
  // A sign after complete decimals is one too many.
  const token = number.replace(/([.,])[.,]+$/, '$1').replace(/([.,]\d{1,2})[.,]$/, '$1')
  const decimal = decimalSignOf(token, own, entry)
  if (decimal === undefined) return refused('unclear')
  const at = decimal ? token.lastIndexOf(decimal) : token.length
  const whole = token.slice(0, at).replaceAll(/\D/g, '')
  const decimals = token.slice(at + 1, at + 3)
  if (whole.replace(/^0+/, '').length > MAX_WHOLE_DIGITS) return refused('tooLong')
  return { text: token.slice(0, at + 3), minor: Number(whole + decimals.padEnd(2, '0')) }
}

const refused = (problem: AmountProblem): TypedAmount => ({ text: '', minor: undefined, problem })

/** As `plainDigits`, with the decimal sign of other scripts as that of the language, and without the signs that only group digits. */
const plainText = (text: string, own: string) =>
  plainDigits(text)
    .replaceAll('\u066b', own)
    .replaceAll('\u3002', '.')
    // Dots that lead to an amount, as in a receipt.
    .replaceAll(/\.{2,}|\u2026/g, ' ')
    .replaceAll(grouping, '')

/** Signs that only group digits, and a plain blank before cents: "1 234,56". In "50 200" it is between two amounts. */
const grouping =
  /(?<=(?:^|[^\d.,])\d{1,3}(?:[\s'\u2019\u066c]\d{3})*)(?:[\u00a0\u2007-\u200a\u202f'\u2019\u066c](?=\d{3}(?:\D|$))| (?=\d{3}(?: \d{3})*[.,]\d\d(?!\d)))/gu

/** A minus before the amount or behind it, the word, or parentheses around nothing else, as in accounts. */
const isNegative = (text: string) =>
  /-[^\p{L}\d]*(R\$|US\$)?\s*[.,]?\d|\d[.,]?\s*-\s*$|^\s*-|(?<!\p{L})(menos|minus|negativ)|^\s*\([^\p{L}\d]*(R\$)?\s*[\d.,]+\s*\)\s*$/iu.test(
    text,
  )
