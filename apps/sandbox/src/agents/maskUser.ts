import { maskMobile } from '../security/mask.ts'

/** Who registers by mobile and chooses no name is called by the number: contact data, whoever is right above. Also the one of before a change. */
export const NUMBER = /^[0-9]{8,}$/

/** Beginning of a user name: enough to tell two apart in a list, not enough to find the person. */
export const maskUser = (account: string): string =>
  NUMBER.test(account) ? maskMobile(account) : `${account.slice(0, 2)}•••${account.slice(-1)}`

/** Agents see the names of the members right below them, and of themselves; a number nowhere. */
export const userNameFor = (account: string, depthFromCaller: number): string =>
  depthFromCaller <= 1 && !NUMBER.test(account) ? account : maskUser(account)
