import { randomInt } from 'node:crypto'

/** A number for people to read out: a letter, the day, ten random digits, `P2611200123456789`. */
export const numbered = (letter: string, at: number): string =>
  letter + new Date(at).toISOString().slice(2, 10).replaceAll('-', '') + String(randomInt(1e10)).padStart(10, '0')
