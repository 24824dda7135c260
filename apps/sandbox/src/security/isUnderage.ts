import { dayText } from '../gateway/days.ts'

/**
 * Whether a person born on a day (`YYYY-MM-DD`) is under an age at a moment. Days are the platform's; 29 February is followed by 1 March.
 * An unknown day is under no age.
 */
export const isUnderage = (birthDate: string, age: number, at: number): boolean =>
  birthDate !== '' && `${Number(birthDate.slice(0, 4)) + age}${birthDate.slice(4)}` > dayText(at)
