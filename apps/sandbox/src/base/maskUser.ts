import { maskMobile } from './mask.ts'

/**
 * Players who register by mobile without a name are named by their number: contact data, hidden from the upline too, also after a change.
 */
export const NUMBER = /^[0-9]{8,}$/

/** First letters of a user name: enough to distinguish two in a list, not enough to find the person. */
export const maskUser = (account: string): string =>
  NUMBER.test(account) ? maskMobile(account) : `${account.slice(0, 2)}•••${account.slice(-1)}`

/** Agents see the names of their direct members and their own, and never a number. */
export const userNameFor = (account: string, depthFromCaller: number): string =>
  depthFromCaller <= 1 && !NUMBER.test(account) ? account : maskUser(account)
