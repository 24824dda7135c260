/** An amount in cents: a file has it in whole units with two decimals. */
export interface CsvAmount {
  minor: number
}

/** A cell: text, a count or rate, or an amount. */
export type CsvCell = string | number | CsvAmount

/** The cell of an amount in cents. */
export const amountCell = (minor: number): CsvAmount => ({ minor })

/**
 * A beginning that makes a spreadsheet evaluate the cell as a formula: `=`, `+`, `-` or `@`, also in full or small width, also after blanks,
 * control and format characters, which some programs skip; and a tab or line break, which starts another cell in some.
 */
const FORMULA = /^(?:[\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B]|[\t\r\n])/u

/** Text that no spreadsheet evaluates. */
const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** CSV in the locale of the spreadsheet: its decimal sign and separator, and no text that is evaluated as a formula; '' for no rows. */
export function csvOf(rows: readonly (readonly CsvCell[])[], locale: string): string {
  const number = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 4 })
  const isComma = number.format(0.5).includes(',')
  // Where the comma is the decimal sign, spreadsheets separate cells by semicolons.
  const separator = isComma ? ';' : ','
  const amount = (minor: number) => {
    // Not by Intl, whose minus is no sign of a number in some locales; and no "-0.00".
    const text = (Math.round(minor) / 100 + 0).toFixed(2)
    return isComma ? text.replace('.', ',') : text
  }
  const cell = (value: CsvCell) => {
    if (typeof value === 'number') return number.format(value)
    if (typeof value === 'object') return amount(value.minor)
    const text = harmless(value)
    return /[";,\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  return rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('')
}
