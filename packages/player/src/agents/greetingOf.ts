/** The greetings of 2.19, by the hour of the device. */
export type Greeting = 'morning' | 'earlyAfternoon' | 'lateAfternoon' | 'evening'

/** The greeting at an hour of the device, 0 to 23. */
export function greetingOf(hour: number): Greeting {
  if (hour <= 10) return 'morning'
  if (hour <= 14) return 'earlyAfternoon'
  return hour <= 18 ? 'lateAfternoon' : 'evening'
}
