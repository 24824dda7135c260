// Nine digits before the comma: no wallet holds more, and cents stay exact.
const MAX_WHOLE_DIGITS = 9

/**
 * What a person types as an amount, in integer cents: "1.234,5" → 123450. Undefined when there is no digit.
 * The last separator is the decimal one if at most two digits follow, whichever it is: phones offer only one.
 */
export function readTypedAmount(text: string): number | undefined {
  const [, head = '', tail = ''] = /^(.*?)(?:[.,](\d{0,2}))?$/.exec(text.replaceAll(/[^\d.,]/g, '')) ?? []
  const wholeDigits = head.replaceAll(/\D/g, '').slice(0, MAX_WHOLE_DIGITS)
  if (wholeDigits === '' && tail === '') return undefined
  return Number(wholeDigits + tail.padEnd(2, '0'))
}
