import { dayNumber, dayStart } from '../gateway/days.ts'

const DAY = 86_400_000

/** A period of something recurring: its name, its first millisecond, and the first one after it. */
export interface Turn {
  period: string
  from: number
  to: number
}

/** The platform day `number`, as `YYYY-MM-DD`. */
export const dayName = (number: number): string => new Date(number * DAY).toISOString().slice(0, 10)
/** The platform day `number` as players read it in both languages: `19/10/2026`. */
export const writtenDay = (number: number): string => dayName(number).split('-').toReversed().join('/')
const startOf = (number: number): number => dayStart(dayName(number))!

/** The platform day of a moment, or the one this many days before. */
export function dayTurn(at: number, back = 0): Turn {
  const day = dayNumber(at) - back
  return { period: dayName(day), from: startOf(day), to: startOf(day + 1) }
}

/** The week from Monday to Sunday, named after its Monday. 1970-01-01 was a Thursday. */
export function weekTurn(at: number, back = 0): Turn {
  const today = dayNumber(at)
  const monday = today - ((today + 3) % 7) - 7 * back
  return { period: `W${dayName(monday)}`, from: startOf(monday), to: startOf(monday + 7) }
}

/** The calendar month. */
export function monthTurn(at: number, back = 0): Turn {
  const [year, month] = dayName(dayNumber(at)).split('-').map(Number) as [number, number]
  const first = (after: number) => startOf(Date.UTC(year, month - 1 - back + after, 1) / DAY)
  return { period: dayName(dayNumber(first(0))).slice(0, 7), from: first(0), to: first(1) }
}

/** The week that begins with the birthday, while it lasts; a member born on 29 February has it on 1 March in other years. */
export function birthdayTurn(at: number, birthDate: string): Turn | undefined {
  const [, month, day] = birthDate.split('-').map(Number)
  if (!month || !day) return undefined
  const today = dayNumber(at)
  const year = Number(dayName(today).slice(0, 4))
  for (const turn of [year, year - 1]) {
    const first = Date.UTC(turn, month - 1, day) / DAY
    if (first <= today && today < first + 7) return { period: String(turn), from: startOf(first), to: startOf(first + 7) }
  }
  return undefined
}
