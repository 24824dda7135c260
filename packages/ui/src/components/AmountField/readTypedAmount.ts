import { formatMoney } from '../Money/formatMoney.ts'
import { decimalSignOf } from './decimalSignOf.ts'

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

const dashes = /[\p{Pd}\u2212]/gu
/** Words that make another amount of the number beside them. */
const changingWord =
  /\d\s*(k|m|mi|mm|bi)\b|\b(mil|milh\p{L}*|milhão|milhões|bilh\p{L}*|centavos?|cents?|thousand|million|billion|hundred|meio)(?!\p{L})/iu

/**
 * What a person types, pastes or dictates as an amount: "1.234,5" in pt-BR → 123450 cents. Words and signs around one amount are dropped, two
 * amounts are never joined. A third decimal is dropped: a digit too many never multiplies an amount. `editing`: a digit was removed, so that
 * groups may have any length.
 */
export function readTypedAmount(text: string, locale: string, editing = false): TypedAmount {
  const plain = plainText(text)
  const [number = '', second] = plain.match(/[.,]?\d[\d.,]*/g) ?? []
  if (isNegative(plain)) return refused('negative')
  if (second || changingWord.test(plain)) return refused('unclear')
  if (!number) return { text: '', minor: undefined, ...(/\p{L}/u.test(plain) && { problem: 'unclear' }) }
  const own = formatMoney(0, { symbol: '', locale }).includes(',') ? ',' : '.'
  // A sign after complete decimals is one too many.
  const token = number.replace(/([.,])[.,]+$/, '$1').replace(/([.,]\d{1,2})[.,]$/, '$1')
  const decimal = decimalSignOf(token, own, editing)
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
    .replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replaceAll(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll('\u066b', ',')
    .replaceAll('\u066c', '.')
    .replaceAll('\u3002', '.')
    .replaceAll(dashes, '-')
    .replaceAll(/(?<=(?:^|[^\d.,])\d{1,3}(?:[\s'\u2019]\d{3})*)[\s'\u2019](?=\d{3}(?:\D|$))/gu, '')

/** A minus before the amount or behind it, or parentheses around nothing else, as in accounts. */
const isNegative = (text: string) =>
  /-[^\p{L}\d]*(R\$|US\$)?\s*[.,]?\d|\d[.,]?\s*-\s*$|^\s*-|^\s*\([^\p{L}\d]*(R\$)?\s*[\d.,]+\s*\)\s*$/u.test(text)
