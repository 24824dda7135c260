/** A text with the digits of every script as 0–9, one kind of dash, and without invisible characters. */
export const plainDigits = (text: string): string =>
  text
    .replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u20e3]/gu, '')
    .replaceAll(/[\uff01-\uff5e\u{1d7ce}-\u{1d7ff}]/gu, (wide) => wide.normalize('NFKC'))
    .replaceAll(/[^\0-\x7f]/gu, (sign) => (/\p{Nd}/u.test(sign) ? digitOf(sign) : sign))
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')

/** Digits of a script follow each other, from 0 to 9. */
function digitOf(sign: string): string {
  let value = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(sign.codePointAt(0)! - value - 1))) value++
  return String(value % 10)
}
