import { firstDay } from '../../blocks/record/RecordList/dateChoice.ts'

/** The months for which records are stored, the current one first, `YYYY-MM`. `today` is a day. */
export function monthsOf(today: string): string[] {
  const months = []
  for (let month = today.slice(0, 7); month >= firstDay(today).slice(0, 7); month = before(month)) months.push(month)
  return months
}

function before(month: string): string {
  const [year, number] = month.split('-').map(Number)
  return new Date(Date.UTC(year!, number! - 2, 1)).toISOString().slice(0, 7)
}
