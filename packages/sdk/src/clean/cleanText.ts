/** Characters that are not seen, except the two that turn the direction of a text: a rule refuses those. */
const invisible = /(?![\u202d\u202e])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
const apostrophes = /[`\u00b4\u02b9-\u02bf\u02c8\u02ca\u02cb\u2018\u2019\u201b\u2032\u2035\ua78c]/g
/** Ligatures, full-width and mathematical letters, as PDFs and messages have them. */
const styled = /[\ufb00-\ufb06\uff01-\uff5e\u{1d400}-\u{1d7ff}]/gu

/**
 * A name or another line that a person typed, pasted or dictated: composed (NFC), without invisible characters, with plain blanks, dashes,
 * apostrophes and letters instead of typographic and full-width ones. Page and gateway clean before they check and before a limit cuts.
 */
export const cleanText = (text: string): string =>
  text
    // First, too: it makes other letters of a few signs, such as apostrophes.
    .normalize('NFC')
    .replaceAll(invisible, '')
    .replaceAll(styled, (letter) => letter.normalize('NFKC'))
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(apostrophes, "'")
    .replaceAll(/[\s\u2800]+/g, ' ')
    .trim()
    .normalize('NFC')

/** Quotes, brackets, emoji and the marks of bold text around what was copied out of a message. */
const around = /^[\s"\u00ab\u00bb\u201c-\u201f*()[\]{}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]+/u
const behind = /[\s"\u00ab\u00bb\u201c-\u201f*()[\]{}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]+$/u

/** A user name, a code of letters, or a text of digits: as `cleanText`, with the digits of every script as 0–9, without quotes or emoji around it. */
export const cleanCode = (text: string): string =>
  cleanText(text)
    .replaceAll(/[\u202d\u202e]/g, '')
    .replaceAll(/[^\0-\x7f]/gu, (letter) => (/\p{Nd}/u.test(letter) ? digitOf(letter) : letter))
    .replace(around, '')
    .replace(behind, '')

/** Digits of a script follow each other, from 0 to 9. */
function digitOf(letter: string): string {
  let value = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(letter.codePointAt(0)! - value - 1))) value++
  return String(value % 10)
}
