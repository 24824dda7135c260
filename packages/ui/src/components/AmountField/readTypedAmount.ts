import { formatMoney } from '../Money/formatMoney.ts'
import { decimalSignOf, type Entry } from './decimalSignOf.ts'

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

/** Words and signs that make another amount of the number beside them: "5 mil", "5k", "50%", "1 real e vinte", "50½". */
const changing = [
  /\d\s*([km]{1,2}|mi|bi)(?!\p{L})/iu,
  /[%‰]|(?!\p{Nd})\p{N}/u,
  /(?<!\p{L})(mil(?!\p{L})|milh|bilh|centavo|cent[os]?(?!\p{L})|percent|thousand|million|billion|hundred|mei[oa]|half|v[íi]rgula|ponto|point|comma)/iu,
  /\d[^\p{L}]*(rea(l|is)|d[óo]lar\p{L}*|dollars?)?\s+(e|and)\s|(?<!\p{L})(e|and)\s+\P{L}*\d/iu,
]

/**
 * What a person types, pastes or dictates as an amount: "1.234,5" in pt-BR → 123450 cents. Words and signs around one amount are dropped, two
 * amounts are never joined. A third decimal is dropped: a digit too many never multiplies an amount. Where a digit was removed,
 * groups may have any length; in a pasted text they may not.
 */
export function readTypedAmount(text: string, locale: string, entry: Entry = 'typed'): TypedAmount {
  const plain = plainText(text)
  const [number = '', second] = plain.match(/[.,]?\d[\d.,]*/g) ?? []
  if (second || changing.some((pattern) => pattern.test(plain))) return refused('unclear')
  if (isNegative(plain)) return refused('negative')
  if (!number) return { text: '', minor: undefined, ...(/\p{L}/u.test(plain) && { problem: 'unclear' }) }
  const own = formatMoney(0, { symbol: '', locale }).includes(',') ? ',' : '.'
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

/** Digits of other scripts as 0–9; one kind of dash; no invisible characters; no blanks and apostrophes that group digits by three. */
const plainText = (text: string) =>
  text
    .replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u20e3]/gu, '')
    .replaceAll(/[\uff01-\uff5e\u{1d7ce}-\u{1d7ff}]/gu, (wide) => wide.normalize('NFKC'))
    .replaceAll(/[^\0-\x7f]/gu, (sign) => (/\p{Nd}/u.test(sign) ? digitOf(sign) : sign))
    .replaceAll('\u066b', ',')
    .replaceAll('\u066c', '.')
    .replaceAll('\u3002', '.')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/(?<=(?:^|[^\d.,])\d{1,3}(?:[\s'\u2019]\d{3})*)[\s'\u2019](?=\d{3}(?:\D|$))/gu, '')

/** Digits of a script follow each other, from 0 to 9. */
function digitOf(sign: string): string {
  let value = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(sign.codePointAt(0)! - value - 1))) value++
  return String(value % 10)
}

/** A minus before the amount or behind it, the word, or parentheses around nothing else, as in accounts. */
const isNegative = (text: string) =>
  /-[^\p{L}\d]*(R\$|US\$)?\s*[.,]?\d|\d[.,]?\s*-\s*$|^\s*-|(?<!\p{L})(menos|minus|negativ)|^\s*\([^\p{L}\d]*(R\$)?\s*[\d.,]+\s*\)\s*$/iu.test(
    text,
  )
