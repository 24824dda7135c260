import { randomInt } from 'node:crypto'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/** ISPB of the simulated bank. */
const BANK = '99999004'

/** This many random letters and digits. */
export const alphanumeric = (length: number): string => Array.from({ length }, () => letters[randomInt(letters.length)]).join('')

/** The central bank's id of a payment (`E`) or a return (`D`): the bank, the minute in UTC, eleven characters. */
export const transactionId = (letter: 'E' | 'D', at: number): string =>
  letter + BANK + new Date(at).toISOString().slice(0, 16).replaceAll(/\D/g, '') + alphanumeric(11)
