import { dayNumber, dayOfNumber, dayStart } from '../../gateway/days.ts'

/** Delay between the end of a day and its settlement: transactions that run at midnight have committed by then. */
const AFTER_MS = 600_000

/** First millisecond of a day of the platform, by its number. */
export const startOfDayNumber = (day: number): number => dayStart(dayOfNumber(day))!

/** The last day that is to be settled at a moment. */
export const lastDueDay = (now: number): number => dayNumber(now - AFTER_MS) - 1
