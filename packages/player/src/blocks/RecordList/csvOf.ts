/** A cell: text, or a number in whole units of its kind (reais, not cents). */
export type CsvCell = string | number

/** A first character that makes a spreadsheet evaluate the cell as a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** CSV in the locale of the spreadsheet: its decimal sign and separator, and no cell that is evaluated as a formula; '' for no rows. */
export function csvOf(rows: readonly (readonly CsvCell[])[], locale: string): string {
  const number = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 4 })
  // Where the comma is the decimal sign, spreadsheets separate cells by semicolons.
  const separator = number.format(0.5).includes(',') ? ';' : ','
  const cell = (value: CsvCell) => {
    if (typeof value === 'number') return number.format(value)
    const text = FORMULA.test(value) ? `'${value}` : value
    return /[";,\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  return rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('')
}
