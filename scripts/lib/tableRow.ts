/** A row of a Markdown table. */
export const tableRow = (cells: string[]): string => `| ${cells.join(' | ')} |`
