/** A row of a table in Markdown. */
export const tableRow = (cells: string[]): string => `| ${cells.join(' | ')} |`
