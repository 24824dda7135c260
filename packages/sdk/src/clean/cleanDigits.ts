import { cleanNumber } from './cleanNumber.ts'
import { cleanCode } from './cleanText.ts'

/** Digits, also in groups of the same length: 123456, 123 456, 12-34-56. No part of a date, a time or an amount. */
const codes = /(?<![\p{L}\p{N}]|\d[:/.,])(?:\d{3}(?:[ .-]\d{3})+|\d{2}(?:[ .-]\d{2})+|\d(?:[ .-]\d)+|\d+)(?![\p{L}\p{N}]|[:/.,-]\d)/gu
const duration = /^\s*(%|(s|seg|segundos?|sec|seconds?|m|mins?|minutos?|minutes?|h|hs|hrs?|horas?|hours?|dias?|days?)(?!\p{L}))/iu
const name = /(c[oó]digo|code|token|pin|otp)\P{N}{0,30}$/iu

/** A code of digits, such as an SMS brings it: the only number of a message, without durations and prices, or the one of six digits, or by its name. */
export function cleanDigits(text: string): string {
  const plain = cleanCode(text)
  const numbers = Array.from(plain.matchAll(codes), ({ 0: number, index }) => ({
    digits: cleanNumber(number),
    before: plain.slice(0, index),
    behind: plain.slice(index + number.length),
  })).filter(({ before, behind }) => !duration.test(behind) && !/\$\s*$/.test(before))
  const choices = [numbers, numbers.filter(({ digits }) => digits.length === 6), numbers.filter(({ before }) => name.test(before))]
  const codesOf = choices.map((choice) => new Set(choice.map(({ digits }) => digits)))
  const [code] = codesOf.find(({ size }) => size === 1) ?? []
  return code ?? cleanNumber(text)
}
